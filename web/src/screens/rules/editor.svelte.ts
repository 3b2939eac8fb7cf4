/** The house rules that are being put together in the dialog. */
import { type Aid, withAid } from '../../rules/aid';
import { type Clash, clashes } from '../../rules/clashes';
import type { Fault, Link } from '../../rules/link';
import { type House, same, type Switches, switchesOf, withoutChange, withSwitch } from '../../rules/presets';
import { saveDraft, savedDraft } from '../../store/houses';
import type { SwitchValue } from '../../protocol/types';

export class Editor {
  house = $state.raw<House>({ preset: 'sixty-six', changes: {} });
  /** what of a link was not understood */
  faults = $state.raw<readonly Fault[]>([]);
  /** the rules came by a link of somebody else's */
  linked = $state(false);

  readonly values: Switches = $derived(switchesOf(this.house));
  readonly clashes: Clash[] = $derived(clashes(this.values));
  readonly changes: [string, SwitchValue][] = $derived(Object.entries(this.house.changes));

  /** changes that a click has put away, to be brought back */
  dropped = $state.raw<House | null>(null);
  /** what is shown was put together earlier and never played */
  restored = $state(false);
  readonly #running: () => House;
  readonly #drafted: boolean = $derived.by(() => !same(this.house, this.#running()));

  /** Goes on with what was put together last in this tab, else with the rules of the running match. */
  constructor(running: () => House) {
    this.#running = running;
    const draft = savedDraft();
    this.house = draft ?? running();
    this.restored = draft !== null && !same(draft, running());
  }

  get running(): House {
    return this.#running();
  }

  /** What is put together is kept until it is played, however the dialog is left. */
  keep(): void {
    saveDraft(this.#drafted ? this.house : null);
  }

  take(link: Link, sent: boolean): void {
    this.#drop();
    this.house = link.house;
    this.faults = link.faults;
    this.linked = sent || link.faults.length > 0;
  }

  choose(preset: string): void {
    this.#drop();
    this.house = { preset, changes: {} };
    this.forgetLink();
  }

  open(house: House): void {
    this.#drop();
    this.house = { preset: house.preset, changes: house.changes };
    this.forgetLink();
  }

  set(name: string, value: SwitchValue): void {
    this.house = withSwitch(this.house, name, value);
  }

  takeBack(name: string): void {
    this.house = withoutChange(this.house, name);
  }

  aid(aid: Aid): void {
    this.house = withAid(this.house, aid);
  }

  forgetLink(): void {
    this.faults = [];
    this.linked = false;
  }

  undo(): void {
    const back = this.dropped;
    if (!back) return;
    this.house = back;
    this.dropped = null;
  }

  #drop(): void {
    this.restored = false;
    if (this.changes.length > 0 && this.#drafted) this.dropped = this.house;
  }
}
