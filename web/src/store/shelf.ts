/** Storage that never throws: where the browser blocks it, the page remembers until it is closed. */

const memory = new Map<string, string>();

export type Kind = 'local' | 'session';

function backing(kind: Kind): Storage | null {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

export function read(key: string, kind: Kind = 'local'): string | null {
  try {
    return backing(kind)?.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function write(key: string, text: string, kind: Kind = 'local'): void {
  memory.set(key, text);
  try {
    backing(kind)?.setItem(key, text);
  } catch {
    // blocked or full: the memory above has it
  }
}

export function remove(key: string, kind: Kind = 'local'): void {
  memory.delete(key);
  try {
    backing(kind)?.removeItem(key);
  } catch {
    // blocked
  }
}

export function readJson<T>(key: string, kind: Kind = 'local'): T | null {
  try {
    return JSON.parse(read(key, kind) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
