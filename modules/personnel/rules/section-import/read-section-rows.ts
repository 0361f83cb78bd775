import type { RowMessage } from '../../contract/import.ts';
import type { SectionColumns } from '../../contract/section-import/section-import.ts';
import { plain } from '../places.ts';
import type { SectionFields, Whose } from './section-fields.ts';

/** Somebody on record whose employee number is in the file. */
export interface PersonOfFile {
  id: number;
  fullname: string;
  surname: string;
  first_name: string;
  birth_date: string | null;
}

/** A row as we understand it; what its cell left empty is absent. */
export interface ReadRow<V> {
  line: number;
  /** What it is about, as the file says it: an employee number, an item number. */
  key: string;
  values: Partial<V>;
  messages: RowMessage[];
}

/** A row about somebody. */
export interface SectionRow<V> extends ReadRow<V> {
  person: PersonOfFile | null;
}

/** What a row would write; null where everything is on record already, or where it is wrong. */
export interface JudgedRow<V, P> {
  row: SectionRow<V>;
  plan: P | null;
  isNew: boolean;
  changes: { field: string; from: string; to: string }[];
}

interface Reading<V> {
  fields: SectionFields<V>;
  rows: readonly { line: number; cells: readonly string[] }[];
  columns: SectionColumns;
}

interface ReadingOfPeople<V> extends Reading<V> {
  people: ReadonlyMap<string, PersonOfFile>;
  /** Whoever imports, where the section is one that nobody writes for himself. */
  self: number | null;
}

/** Reads the cells and finds the people. */
export function readSectionRows<V extends Whose>({ people, self, ...reading }: ReadingOfPeople<V>): SectionRow<V>[] {
  return readRows(reading, 'idno').map((read) => {
    const row = { ...read, person: null };
    findPerson(row, reading.fields, people, self);
    return row;
  });
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
export function cellOf(cells: readonly string[], columns: SectionColumns, key: string): string {
  const at = columns[key];
  return at === undefined ? '' : (cells[at] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

export function refuse(row: Pick<ReadRow<unknown>, 'messages'>, column: string, message: string): void {
  row.messages.push({ column, message, level: 'error' });
}

export function warn(row: Pick<ReadRow<unknown>, 'messages'>, column: string, message: string): void {
  row.messages.push({ column, message, level: 'note' });
}

export function isWrong({ messages }: Pick<ReadRow<unknown>, 'messages'>): boolean {
  return messages.some(({ level }) => level === 'error');
}

function findPerson<V extends Whose>(
  row: SectionRow<V>,
  fields: SectionFields<V>,
  people: ReadonlyMap<string, PersonOfFile>,
  self: number | null,
): void {
  if (row.key === '') return;
  const person = people.get(row.key);
  if (!person) {
    refuse(row, fields.idno.title, `Nobody has the employee number ${row.key.slice(0, 30)}. Import the person first.`);
    return;
  }
  row.person = person;
  const name = row.values.name;
  if (name !== undefined && !isNameOf(name, person))
    refuse(row, fields.name.title, `${row.key} is ${person.fullname}, and the file says “${name.slice(0, 60)}”.`);
  if (person.id === self) refuse(row, fields.idno.title, 'Nobody writes his own service. A colleague must do it.');
}

/** `Tolentino`, `Diego Tolentino` and `TOLENTINO, DIEGO M.` are all names of Tolentino, Diego Manalo. */
function isNameOf(name: string, { surname, first_name: first }: PersonOfFile): boolean {
  const words = (text: string) =>
    plain(text)
      .split(/[^a-z]+/)
      .filter(Boolean);
  const given = new Set(words(name));
  if (!words(surname).every((word) => given.has(word))) return false;
  const others = [...given].filter((word) => !words(surname).includes(word));
  return others.length === 0 || words(first).some((word) => given.has(word));
}
