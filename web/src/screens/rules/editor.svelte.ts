/** The house rules that are being put together in the dialog. */
import { type Aid, withAid } from '../../rules/aid';
import { type Clash, clashes } from '../../rules/clashes';
import type { Fault, Link } from '../../rules/link';
import { base, type House, type Switches, switchesOf, withoutChange, withSwitch } from '../../rules/presets';
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

  constructor(house: House) {
    this.house = house;
  }

  take(link: Link, sent: boolean): void {
    this.house = link.house;
    this.faults = link.faults;
    this.linked = sent || link.faults.length > 0;
  }

  choose(preset: string): void {
    this.house = { preset, changes: {} };
    this.forgetLink();
  }

  open(house: House): void {
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

  /** What a switch is in the preset. */
  usual(name: string): SwitchValue {
    return base(this.house.preset)[name] ?? false;
  }

  forgetLink(): void {
    this.faults = [];
    this.linked = false;
  }
}
