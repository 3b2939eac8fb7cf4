/** A deal played for practice at a table of this device: one's own once more, or one that somebody shared. It counts nowhere. */
import { focusHandSoon } from '../a11y/focus';
import { loadArea, number, t } from '../i18n/translator.svelte';
import { screens } from '../screens/open.svelte';
import { remove, write } from '../store/shelf';
import type { Apart, Companion } from '../table/companion';
import { intent } from '../table/intent.svelte';
import { loadDevice } from '../table/places';
import { session } from '../table/session.svelte';
import { goBack, leftFor, sitDown } from '../table/visiting';
import { type Deal, scoreOf } from './deal';
import { type Kept, KEY } from './door';
import { type Fault, linkOf, readDeal } from './link';
import PracticePanel from './PracticePanel.svelte';

class Practice implements Companion {
  readonly panel = PracticePanel;
  readonly scripted = false;
  readonly ring = [];
  /** why a link opened no deal */
  fault = $state<Fault | 'failed' | null>(null);
  #deal = $state.raw<Deal | null>(null);
  #kept = $state.raw<Kept | null>(null);
  /** who waits at another table meanwhile; else it is the match */
  #from: Companion | null = null;
  #opening = false;

  /** what this deal has come to, once it is over */
  readonly #now: number | null = $derived.by(() => {
    const view = session.companion === this ? session.view : null;
    return view?.result ? scoreOf(view.result, view.seat) : null;
  });

  readonly apart: Apart | undefined = $derived.by(() => {
    const [deal, first] = [this.#deal, this.#kept?.first ?? null];
    if (!deal) return undefined;
    if (first === null || this.#now === null) return { deal, remark: t('practice-apart') };
    return { deal, remark: t('practice-compared', { own: number(first, true), other: number(this.#now, true) }) };
  });

  /** Deals these cards; `first` is what they came to the first time. Throws where this device can hold no table. */
  async open(deal: Deal, first: number | null = null): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    try {
      const { deck, dealer, house, level } = deal;
      const [{ openHere }] = await Promise.all([loadDevice(), loadArea('practice')]);
      const { table, token } = await openHere({ preset: house.preset, switches: { ...house.changes }, level, arranged: { deck: [...deck], dealer } });
      await this.#sit(deal, { table, token, link: linkOf(deal), first });
    } finally {
      this.#opening = false;
    }
  }

  /** Goes on where a reload broke it off. */
  async resume(kept: Kept): Promise<void> {
    const deal = readDeal(kept.link);
    if (deal === null || typeof deal === 'string') return remove(KEY, 'session');
    await loadArea('practice');
    await this.#sit(deal, { ...kept, first: typeof kept.first === 'number' ? kept.first : null });
  }

  /** Opens the deal of a link, or says why it cannot. */
  async follow(hash: string): Promise<void> {
    const deal = readDeal(hash);
    if (deal === null) return;
    if (typeof deal === 'string') return this.#refuse(deal);
    await this.open(deal).catch(() => this.#refuse('failed'));
  }

  again(): void {
    const deal = this.#deal;
    if (deal) void this.open(deal, this.#kept?.first ?? this.#now).catch(() => this.#refuse('failed'));
  }

  leave(): void {
    remove(KEY, 'session');
    intent.cancel();
    screens.dialog = null;
    goBack(this.#from);
    focusHandSoon();
  }

  comeBack(): void {
    if (this.#kept) void this.resume(this.#kept);
    else this.leave();
  }

  before(): null {
    return null;
  }

  heard(): boolean {
    return false;
  }

  lost(): void {
    remove(KEY, 'session');
  }

  #refuse(fault: Fault | 'failed'): void {
    this.fault = fault;
    screens.dialog = 'shared';
  }

  async #sit(deal: Deal, kept: Kept): Promise<void> {
    const { connectHere } = await loadDevice();
    this.#from = leftFor(this, session.companion, this.#from);
    [this.#deal, this.#kept] = [deal, kept];
    write(KEY, JSON.stringify(kept), 'session');
    sitDown(this, kept.table, kept.token, () => connectHere(kept.table));
  }
}

export const practice = new Practice();
