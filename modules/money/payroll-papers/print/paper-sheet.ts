import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { Cell, CellKind, Table } from '../rules/table.ts';

/** Who signs, and when they took their step of the run; without a day the line is to be signed. */
export interface Signature {
  name: string;
  post: string;
  on: string;
}

export const UNSIGNED: Signature = { name: '', post: '', on: '' };

/** A paper of a payroll as its template prints it: a table under the head of its form, and what its boxes say. */
export interface PaperSheet {
  entity: string;
  address: string;
  title: string;
  form: string;
  /** Of a paper that has one; a draft has none. */
  number: string;
  is_draft: boolean;
  /** The day of the print. */
  day: string;
  made_by: string;
  facts: readonly (readonly [label: string, value: string])[];
  table: Table;
  /** What the template says beside the table, by name. */
  words: Readonly<Record<string, string>>;
  signatures: Readonly<Record<string, Signature>>;
}

/** Millimetres that a column without a width needs at least. */
const LEAST = 45;
/** Of A4 upright and across and of 13 by 8.5 inches, within their margins; what is wider goes on A3. */
const UPRIGHT = 186;
const ACROSS = 273;
const LONG = 306;

export function layOutSheet({ table, day, facts, ...sheet }: PaperSheet): object {
  const wide = table.columns.reduce((sum, { width }) => sum + (width || LEAST), 0);
  return {
    ...sheet,
    day: longDate(day),
    facts: facts.map(([label, value]) => ({ label, value })),
    paper: wide <= UPRIGHT ? 'upright' : wide <= ACROSS ? 'across' : wide <= LONG ? 'long' : 'broad',
    ...layOutTable(table),
  };
}

export function layOutTable({ columns, groups, totals, count }: Table): object {
  const kinds = columns.map(({ kind }) => kind);
  return {
    columns: columns.map(({ title, kind, width }) => ({ title, width, is_figure: kind !== 'text' })),
    groups: groups.map(({ name, rows, totals: sums }) => ({
      name,
      rows: rows.map((cells) => formatCells(cells, kinds)),
      totals: formatCells(sums, kinds),
      count: rows.length,
    })),
    totals: formatCells(totals, kinds),
    count,
  };
}

export function formatCells(cells: readonly Cell[], kinds: readonly CellKind[]): string[] {
  return cells.map((cell, at) => {
    if (cell === null) return '';
    return kinds[at] === 'money' || kinds[at] === 'item' ? formatMoney(cell as number) : String(cell);
  });
}
