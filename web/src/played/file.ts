/** Exported files: JSON with one record a line, so that what is damaged can be named by its line. */
import { Damaged, isNewer, recordOf } from './check';
import { type DealPlayed, FORMAT } from './record';

export const fileOf = (records: readonly DealPlayed[]): string =>
  `{"format": "${FORMAT}", "records": [\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]}\n`;

/** Nothing of the file is taken: the code of the reason, the line (from 1), the field if it is one. */
export class DamagedFile extends Error {
  constructor(
    readonly code: Damaged['code'] | 'json' | 'twice',
    readonly line: number,
    readonly field: string,
  ) {
    super(`${code} in line ${line}`);
  }
}

/** The records of a file. Throws `DamagedFile`. */
export function recordsIn(text: string): DealPlayed[] {
  const file = parsed(text);
  const format = (file as { format?: unknown } | null)?.format;
  const list = (file as { records?: unknown } | null)?.records;
  if (format !== FORMAT || !Array.isArray(list)) throw new DamagedFile(isNewer(format) ? 'newer' : 'format', 1, 'format');
  const lines = startsIn(text);
  const ids = new Map<string, string>();
  return list.map((value, i) => {
    const line = lines[i] ?? 1;
    const record = believed(value, line);
    const same = JSON.stringify(record);
    if ((ids.get(record.id) ?? same) !== same) throw new DamagedFile('twice', line, record.id);
    ids.set(record.id, same);
    return record;
  });
}

function believed(value: unknown, line: number): DealPlayed {
  try {
    return recordOf(value);
  } catch (error) {
    if (error instanceof Damaged) throw new DamagedFile(error.code, line, error.field);
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedFile('json', brokenLine(text), '');
  }
}

/** The first line that is no record in the form we write; where the file has another form, the first. */
function brokenLine(text: string): number {
  const lines = text.split('\n');
  if (!lines[0]?.trimEnd().endsWith('[')) return 1;
  const end = lines.findIndex((line) => /^\]\}\s*$/.test(line));
  const last = end < 0 ? lines.length : end;
  for (let at = 1; at < last; at++) {
    const line = lines[at]!.trimEnd();
    const comma = line.endsWith(',');
    if (comma === (at === last - 1)) return at + 1;
    try {
      JSON.parse(comma ? line.slice(0, -1) : line);
    } catch {
      return at + 1;
    }
  }
  return last + 1;
}

/** The lines in which the objects directly in the list of records begin, in well-formed JSON. */
function startsIn(text: string): number[] {
  const starts: number[] = [];
  let [depth, line, inText] = [0, 1, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '\n') line++;
    else if (inText) {
      if (sign === '\\') at++;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '{' || sign === '[') {
      if (sign === '{' && depth === 2) starts.push(line);
      depth++;
    } else if (sign === '}' || sign === ']') depth--;
  }
  return starts;
}
