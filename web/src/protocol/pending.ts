/** Commands sent and not yet acknowledged, in the order they were given. They outlive a reload of the tab. */
import type { Command } from './types';

export interface Shelf {
  read(): string | null;
  write(text: string): void;
}

export class Pending {
  #commands: Command[];

  constructor(private readonly shelf: Shelf) {
    this.#commands = parse(shelf.read());
  }

  get all(): readonly Command[] {
    return this.#commands;
  }

  add(command: Command): void {
    this.#commands.push(command);
    this.#keep();
  }

  get first(): Command | undefined {
    return this.#commands[0];
  }

  /** The first was held back and is sent only now: it is made against what is known now. */
  restamp(version: number): void {
    const [first, ...rest] = this.#commands;
    if (!first) return;
    this.#commands = [{ ...first, version }, ...rest];
    this.#keep();
  }

  /** Takes the command of that id off the list; false if it was not on it. */
  settle(id: string | null): boolean {
    const rest = this.#commands.filter((command) => command.id !== id);
    const found = rest.length < this.#commands.length;
    this.#commands = rest;
    if (found) this.#keep();
    return found;
  }

  clear(): void {
    this.#commands = [];
    this.#keep();
  }

  #keep(): void {
    this.shelf.write(JSON.stringify(this.#commands));
  }
}

function parse(text: string | null): Command[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? (read as Command[]) : [];
  } catch {
    return [];
  }
}
