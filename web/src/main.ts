import './app.css';
import { mount } from 'svelte';
import { watchPointers } from './a11y/pointer';
import { loadLanguage } from './i18n/translator.svelte';
import { keepPage } from './offline/register';
import App from './screens/App.svelte';
import { watchGestures } from './sound/player';
import { session } from './table/session.svelte';

watchPointers();
watchGestures();
void session.start();
addEventListener('load', () => void keepPage());
loadLanguage().then(
  () => {
    const target = document.getElementById('app');
    if (target) mount(App, { target });
  },
  () => setTimeout(() => location.reload(), 2000),
);
