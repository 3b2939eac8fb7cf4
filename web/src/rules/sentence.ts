/** A sentence of the rules: a message of `rules.ftl`, the rules it is from, and what chose it. */
import type { Args } from '../i18n/translator.svelte';

export interface Sentence {
  /** the message */
  readonly id: string;
  readonly args: Args;
  /** numbers of docs/rules: `R23`, `D1` */
  readonly rules: readonly string[];
  /** the switches whose values chose it, the one it is about first */
  readonly by: readonly string[];
}

export const say = (id: string, rules: string, by = '', args: Args = {}): Sentence => ({
  id: `rt-${id}`,
  args,
  rules: rules.split(' '),
  by: by ? by.split(' ') : [],
});
