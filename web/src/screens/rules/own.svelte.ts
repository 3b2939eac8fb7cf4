/** The player's named house rules: kept, renamed, deleted, and brought back. */
import { t } from '../../i18n/translator.svelte';
import type { House } from '../../rules/presets';
import { cleanName, type NamedHouse, savedHouses, saveHouses, type Shelf, withHouse, withoutHouse } from '../../store/houses';

export class OwnHouses {
  shelf = $state.raw<Shelf>(savedHouses());
  /** what was done last, for everybody to read */
  told = $state('');
  deleted = $state.raw<NamedHouse | null>(null);

  /** Saves under a name; false if the name is missing. */
  save(name: string, { preset, changes }: House): boolean {
    const clean = cleanName(name);
    if (clean === '') return this.#refuse(t('he-own-name-missing'));
    const replaced = this.#now().houses.some((each) => each.name === clean);
    this.#put((shelf) => withHouse(shelf, { name: clean, preset, changes }), clean, replaced ? 'he-own-replaced' : 'he-own-saved');
    return true;
  }

  rename(house: NamedHouse, name: string): boolean {
    const clean = cleanName(name);
    if (clean === '') return this.#refuse(t('he-own-name-missing'));
    if (clean !== house.name && this.#now().houses.some((each) => each.name === clean)) return this.#refuse(t('he-own-name-taken', { name: clean }));
    this.#put((shelf) => withHouse(withoutHouse(shelf, house.name), { ...house, name: clean }), clean, 'he-own-renamed');
    return true;
  }

  delete(house: NamedHouse): void {
    this.#put((shelf) => withoutHouse(shelf, house.name), house.name, 'he-own-deleted');
    this.deleted = house;
  }

  undo(): void {
    const house = this.deleted;
    if (house) this.#put((shelf) => withHouse(shelf, house), house.name, 'he-own-back');
  }

  /** Another tab has changed them. */
  reload(): void {
    this.shelf = savedHouses();
  }

  /** As they are kept now: another tab may have changed them. */
  #now(): Shelf {
    return savedHouses();
  }

  #refuse(why: string): false {
    this.told = why;
    return false;
  }

  #put(change: (shelf: Shelf) => Shelf, name: string, told: string): void {
    this.shelf = change(this.#now());
    this.deleted = null;
    this.told = t(saveHouses(this.shelf) ? told : 'he-own-full', { name });
  }
}
