import { suppressSmall, type Cell } from '@talaan/kernel/contract/suppress-small.ts';

/** Groups counted by sex and by campus. Every group has as many sexes and campuses as the totals. */
export interface FacetTable {
  groups: readonly Counted[];
  bySex: readonly number[];
  byCampus: readonly number[];
  total: number;
}

export interface Counted {
  total: number;
  bySex: readonly number[];
  byCampus: readonly number[];
}

type Shown = number | null;

/** The same with null for what is not shown. */
export interface ShownTable {
  groups: { total: Shown; bySex: Shown[]; byCampus: Shown[] }[];
  bySex: Shown[];
  byCampus: Shown[];
  total: Shown;
}

/**
 * Hides the small numbers of the sexes by campus, and with them the totals that all tables share. The sexes are counted by
 * campus only: a column of women in the row of the men says nothing.
 */
export function hideInSexes(table: FacetTable): ShownTable {
  const { hide, cells } = collect();
  const groups = table.groups.map((group, row) => ({
    total: hide(`places ${row}`, 'everybody', group.total),
    bySex: [],
    byCampus: group.byCampus.map((value, column) => hide(`campus ${column}`, `places ${row}`, value)),
  }));
  const byCampus = table.byCampus.map((value, column) => hide('university', `campus ${column}`, value));
  const total = hide('everybody', 'university', table.total);
  return resolve({ groups, bySex: [], byCampus, total }, cells);
}

/** Hides the small numbers of any other table. Who knows the totals of sexes and campuses from elsewhere learns no hidden one. */
export function hideInFacet(table: FacetTable, totals: Pick<ShownTable, 'bySex' | 'byCampus' | 'total'>): ShownTable {
  const { hide, cells } = collect();
  const groups = table.groups.map((group, row) => ({
    total: hide(`places ${row}`, `sexes ${row}`, group.total),
    bySex: group.bySex.map((value, column) => hide(`sexes ${row}`, `sex ${column}`, value)),
    byCampus: group.byCampus.map((value, column) => hide(`campus ${column}`, `places ${row}`, value)),
  }));
  return { ...resolve({ groups, bySex: [], byCampus: [], total: 0 }, cells), ...totals };
}

/** Hides the small ones of numbers whose sum is known. */
export function hideInRow(values: readonly number[]): Shown[] {
  const hidden = suppressSmall(values.map((value) => ({ from: 'all', to: 'sum', value })));
  return values.map((value, at) => (hidden.has(at) ? null : value));
}

interface Held {
  groups: { total: number; bySex: number[]; byCampus: number[] }[];
  bySex: number[];
  byCampus: number[];
  total: number;
}

/** Takes cells one by one and answers with their places. */
function collect() {
  const cells: Cell[] = [];
  return { cells, hide: (from: string, to: string, value: number) => cells.push({ from, to, value }) - 1 };
}

/** Puts the numbers, or null, where the places of the cells stand. */
function resolve(held: Held, cells: readonly Cell[]): ShownTable {
  const hidden = suppressSmall(cells);
  const show = (at: number): Shown => (hidden.has(at) ? null : (cells[at]?.value ?? null));
  return {
    groups: held.groups.map(({ total, bySex, byCampus }) => ({
      total: show(total),
      bySex: bySex.map(show),
      byCampus: byCampus.map(show),
    })),
    bySex: held.bySex.map(show),
    byCampus: held.byCampus.map(show),
    total: show(held.total),
  };
}
