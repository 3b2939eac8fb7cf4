/** Storage that never throws: where the browser blocks it or it is full, the page remembers until it is closed. */

const memory = new Map<string, string>();
/** keys whose latest text only the memory has: an older one may still lie in the storage */
const unkept = new Set<string>();

export type Kind = 'local' | 'session';

function backing(kind: Kind): Storage | null {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

export function read(key: string, kind: Kind = 'local'): string | null {
  if (unkept.has(key)) return memory.get(key) ?? null;
  try {
    return backing(kind)?.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text; false where only the memory has it, and it is gone when the page is closed. */
export function keep(key: string, text: string, kind: Kind = 'local'): boolean {
  memory.set(key, text);
  try {
    const shelf = backing(kind);
    shelf?.setItem(key, text);
    unkept.delete(key);
    return Boolean(shelf);
  } catch {
    unkept.add(key);
    return false;
  }
}

export function write(key: string, text: string, kind: Kind = 'local'): void {
  keep(key, text, kind);
}

export function remove(key: string, kind: Kind = 'local'): void {
  memory.delete(key);
  unkept.delete(key);
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
