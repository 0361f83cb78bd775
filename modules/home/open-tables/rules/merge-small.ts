import { LEAST_SHOWN } from '@talaan/kernel/contract/suppress-small.ts';

/** What an office came to: its people and the sums beside them. */
export interface OfficeRow {
  /** Null: offices right below a campus, counted together. */
  office: number | null;
  people: number;
  sums: number[];
}

/**
 * Counts each office of fewer than five people with the office above it, and what is still as small at the top with the others there, so that no row
 * is of fewer than five and nothing is hidden that a subtraction would bring back (RA 10173, sec. 11 c). `above` has each office after those below it.
 * Nothing is left where all together are fewer than five.
 */
export function mergeSmall(rows: readonly OfficeRow[], above: ReadonlyMap<number, number | null>): OfficeRow[] {
  const counted = new Map<number | null, OfficeRow>();
  for (const row of rows) add(counted, row.office, row);
  for (const [office, parent] of above) {
    const row = counted.get(office);
    if (!row || row.people >= LEAST_SHOWN) continue;
    counted.delete(office);
    add(counted, parent, row);
  }
  const others = counted.get(null);
  counted.delete(null);
  const shown = [...counted.values()].filter(({ people }) => people >= LEAST_SHOWN).toSorted((a, b) => a.people - b.people);
  if (!others || (others.people === 0 && others.sums.every((sum) => sum === 0))) return shown;
  while (others.people < LEAST_SHOWN && shown.length > 0) join(others, shown.shift()!);
  return others.people < LEAST_SHOWN ? [] : [...shown, others];
}

function add(counted: Map<number | null, OfficeRow>, office: number | null, row: OfficeRow): void {
  const there = counted.get(office);
  if (there) join(there, row);
  else counted.set(office, { office, people: row.people, sums: [...row.sums] });
}

function join(into: OfficeRow, row: OfficeRow): void {
  into.people += row.people;
  into.sums = into.sums.map((sum, at) => sum + row.sums[at]!);
}
