/** What the address asks for beyond the table: a page of rules to read, rules that somebody offers, a deal that somebody shared. */
import { followLink } from '../practice/door';
import { type Link, linkTo, readLink } from '../rules/link';
import type { House } from '../rules/presets';
import { screens } from './open.svelte';

class Address {
  /** the rules that are shown in place of the table */
  page = $state.raw<Link | null>(null);
  /** rules that wait for the dialog; `sent` by somebody else, or taken from the page of the rules */
  offer = $state.raw<{ link: Link; sent: boolean } | null>(null);

  /** Follows the address; an offer is taken out of it, so that loading the page again does not repeat it. */
  follow(): void {
    if (location.hash.startsWith('#deal=')) return this.#deal(location.hash);
    const link = readLink(location.hash);
    this.page = link?.kind === 'rules' ? link : null;
    if (link?.kind !== 'table') return;
    this.#propose(link, true);
  }

  /** From the page of the rules into the dialog. */
  change(link: Link): void {
    this.#propose(link, false);
  }

  read(house: House): void {
    screens.dialog = null;
    location.hash = linkTo('rules', house);
  }

  leave(): void {
    clear();
    this.page = null;
  }

  /** A deal that somebody shared; it is taken out of the address like an offer. */
  #deal(hash: string): void {
    this.leave();
    followLink(hash);
  }

  #propose(link: Link, sent: boolean): void {
    this.leave();
    this.offer = { link, sent };
    screens.dialog = 'rules';
  }
}

const clear = (): void => history.replaceState(null, '', location.pathname + location.search);

/** The whole address under which these rules are offered to somebody. */
export const shared = (house: House): string => here(linkTo('table', house));

/** The whole address of a link within this page. */
export const here = (hash: string): string => location.origin + location.pathname + hash;

export const address = new Address();
