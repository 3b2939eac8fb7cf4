import './app.css';
import './themes.css';
import { mount } from 'svelte';
import { watchPointers } from './a11y/pointer';
import { loadPack } from './cards/current.svelte';
import { loadLanguage } from './i18n/translator.svelte';
import { keepInStep } from './played/ended';
import { keepPage } from './offline/register';
import App from './screens/App.svelte';
import { reloadOnce } from './screens/missing';
import { watchGestures } from './sound/player';
import { showTheme } from './store/theme';
import { session } from './table/session.svelte';
import { nextTask } from './view/turns';

watchPointers();
watchGestures();
showTheme();
void session.start();
addEventListener('load', () => void keepPage());
loadPack().then(loadLanguage).then(nextTask).then(
  () => {
    const target = document.getElementById('app');
    target?.replaceChildren();
    if (target) mount(App, { target });
    keepInStep();
  },
  () => setTimeout(reloadOnce, 2000),
);
