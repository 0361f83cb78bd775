import type { ImportColumns } from '../contract/import-record.ts';
import type { CellReader } from './readers.ts';

/** A column of a spreadsheet. */
export interface ImportField<T> {
  title: string;
  /** What offices call it, in plain letters. */
  aliases: readonly string[];
  isRequired?: true;
  read: CellReader<T>;
  /** What it takes, for the template. */
  help: string;
  example: string;
}

export type ImportFields<V> = { readonly [K in keyof V]-?: ImportField<NonNullable<V[K]>> };

/** Under this, where a number would be, a template shows its example. */
export const EXAMPLE_NUMBER = 'EXAMPLE';

/** Finds the fields among the headings of a file; each heading and each field is used once. */
export function matchColumns(fields: ImportFields<Record<string, unknown>>, headings: readonly string[]): ImportColumns {
  const columns: ImportColumns = {};
  const taken = new Set<number>();
  for (const [key, { title, aliases }] of Object.entries(fields)) {
    const names = [plainHeading(title), ...aliases];
    const isFree = (index: number) => !taken.has(index);
    const whole = names
      .map((alias) => headings.findIndex((heading, index) => isFree(index) && plainHeading(heading) === alias))
      .find((index) => index >= 0);
    const parted = headings.findIndex((heading, index) => isFree(index) && isAllOf(names, heading));
    const at = whole ?? parted;
    if (at < 0) continue;
    columns[key] = at;
    taken.add(at);
  }
  return columns;
}

/** `Office/Unit`, `Position or Designation`: every part is a name of the field. */
function isAllOf(names: readonly string[], heading: string): boolean {
  const parts = heading.split(/[/&]| or | and /i).map(plainHeading);
  return parts.length > 1 && parts.every((part) => names.includes(part));
}

/** `Employee No.` as `employee no`; the Ñ and accents count as their plain letters. */
export function plainHeading(heading: string): string {
  return plain(heading.replace(/\([^)]*\)/g, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Text as names are compared: lower case, no accents, single spaces, no full stops. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim();
}
