/** Small whole numbers in messages are written as they are: the first formatter that `Intl` makes takes longer than the table. */
import { FluentNumber, type FluentVariable } from '@fluent/bundle';

/** from here on languages group digits, or write the sign their own way */
const SMALL = 1000;

class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isPlain = (value: FluentVariable): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) < SMALL;

/** The same arguments; plural forms are chosen as ever. */
export const plain = (args: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isPlain(value) ? new Plain(value) : value]));
