import type { ImportColumns, RowChange, RowMessage } from '../contract/import-record.ts';
import type { ImportFields } from './import-fields.ts';

/** A row as it was read; what its cell left empty is absent: an empty cell changes nothing. */
export interface ReadRow<V> {
  line: number;
  /** What it is about, as the file has it: an employee number, an item number. */
  key: string;
  values: Partial<V>;
  messages: RowMessage[];
}

type Messages = Pick<ReadRow<unknown>, 'messages'>;

interface Reading<V> {
  fields: ImportFields<V>;
  rows: readonly { line: number; cells: readonly string[] }[];
  columns: ImportColumns;
}

/** Reads the cells; what is wrong with one becomes a message on its column. */
export function readRows<V>({ fields, rows, columns }: Reading<V>, about: keyof V & string): ReadRow<V>[] {
  return rows.map(({ line, cells }) => {
    const row: ReadRow<V> = { line, key: cellOf(cells, columns, about), values: {}, messages: [] };
    for (const key of Object.keys(fields) as (keyof V & string)[]) {
      const field = fields[key];
      const cell = cellOf(cells, columns, key);
      if (cell === '' && field.isRequired) refuse(row, field.title, `${field.title} is missing.`);
      if (cell === '') continue;
      const read = field.read(cell);
      if ('value' in read) row.values[key] = read.value;
      else refuse(row, field.title, read.error);
    }
    return row;
  });
}

/** The text of a field's cell without needless space; empty where the file has no such column. */
export function cellOf(cells: readonly string[], columns: ImportColumns, key: string): string {
  const at = columns[key];
  return at === undefined ? '' : (cells[at] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

export function refuse({ messages }: Messages, column: string, message: string): void {
  messages.push({ column, message, level: 'error' });
}

/** What the user must have looked at before the import is confirmed; `kind` is one of the source's `warnings`. */
export function warn({ messages }: Messages, kind: string, column: string, message: string): void {
  messages.push({ column, message, level: 'warning', kind });
}

export function note({ messages }: Messages, column: string, message: string): void {
  messages.push({ column, message, level: 'note' });
}

export function isWrong({ messages }: Messages): boolean {
  return messages.some(({ level }) => level === 'error');
}

/** What differs, by title; without a before, all that is given. */
export function compare(was: Record<string, string> | null, becomes: Record<string, string>): RowChange[] {
  return Object.entries(becomes)
    .map(([field, to]) => ({ field, from: was?.[field] ?? '', to }))
    .filter(({ from, to }) => from !== to);
}
