import type { ImportColumns, RowChange, RowMessage } from '../contract/import-record.ts';
import { dateOrderOf, type DateOrder } from './date-order.ts';
import type { ImportFields } from './import-fields.ts';
import { errorOfCell, isNothing } from './nothing.ts';
import type { OrderOfFile } from './read-date.ts';

/** A row as it was read; what its cell left empty is absent: an empty cell changes nothing. */
export interface ReadRow<V> {
  line: number;
  /** What it is about, as the file has it: an employee number, an item number. */
  key: string;
  values: Partial<V>;
  messages: RowMessage[];
  /** Whether the user accepted this very row in spite of what `askOfRow` says of it. */
  isAccepted?: boolean;
}

type Messages = Pick<ReadRow<unknown>, 'messages'>;

interface Reading<V> {
  fields: ImportFields<V>;
  rows: readonly { line: number; cells: readonly string[]; isAccepted?: boolean }[];
  columns: ImportColumns;
  /** What the user said of the dates; it counts where no date of the file decides. */
  dateOrder?: DateOrder | null;
}

/** What the dates of a file say of their order, where they do not simply begin with the month. */
export interface DatesOfFile {
  order: Exclude<OrderOfFile, 'month-first'>;
  /** A date that says so. */
  example: string;
}

/** The order of day and month by all columns of dates together; null where no date begins with the day or may begin with it. */
export function findDates<V>({ fields, rows, columns }: Omit<Reading<V>, 'dateOrder'>): DatesOfFile | null {
  const dated = (Object.keys(fields) as (keyof V & string)[]).filter((key) => fields[key].read.isDated);
  const texts = rows.flatMap(({ cells }) => dated.map((key) => cellOf(cells, columns, key)));
  const order = dateOrderOf(texts);
  if (order === 'month-first') return null;
  const wanted = order === 'contradictory' ? 'day-first' : order;
  return { order, example: texts.find((text) => dateOrderOf([text]) === wanted)! };
}

/** Reads the cells; what is wrong with one becomes a message on its column. */
export function readRows<V>({ dateOrder, ...reading }: Reading<V>, about: keyof V & string): ReadRow<V>[] {
  const { fields, rows, columns } = reading;
  const found = findDates(reading)?.order ?? 'month-first';
  const order = found === 'open' ? (dateOrder ?? 'open') : found;
  return rows.map(({ line, cells, isAccepted = false }) => {
    const row: ReadRow<V> = { line, key: valueOf(cellOf(cells, columns, about)), values: {}, messages: [], isAccepted };
    for (const key of Object.keys(fields) as (keyof V & string)[]) {
      const field = fields[key];
      const cell = valueOf(cellOf(cells, columns, key), field.read.knowsNothing);
      const error = errorOfCell(cell);
      if (error !== null) refuse(row, field.title, `The cell shows ${error}: its formula has no result. Correct it in the workbook.`);
      if (error !== null) continue;
      if (cell === '' && field.isRequired) refuse(row, field.title, `${field.title} is missing.`);
      if (cell === '') continue;
      const read = field.read(cell, order);
      if ('error' in read) refuse(row, field.title, read.error);
      else row.values[key] = read.value;
      if ('value' in read && read.note) note(row, field.title, read.note);
    }
    return row;
  });
}

/** Nothing, where the cell says by a word or a dash that there is none. */
function valueOf(cell: string, knowsNothing = false): string {
  return !knowsNothing && isNothing(cell) ? '' : cell;
}

/** The text of a field's cell without needless space; empty where the file has no such column. */
export function cellOf(cells: readonly string[], columns: ImportColumns, key: string): string {
  const at = columns[key];
  return at === undefined ? '' : (cells[at] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

export function refuse({ messages }: Messages, column: string, message: string): void {
  messages.push({ column, message, level: 'error' });
}

/** Refuses a row until the user accepts it alone, not with others; `accept` is what they say by it, such as `It is the same person`. */
export function askOfRow(
  { messages, isAccepted = false }: Pick<ReadRow<unknown>, 'messages' | 'isAccepted'>,
  column: string,
  message: string,
  accept: string,
): void {
  messages.push({ column, message, level: isAccepted ? 'note' : 'error', accept });
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
