import { LEAST_SHOWN, suppressSmall } from '@talaan/kernel/contract/suppress-small.ts';

/** A class of a figure as it is kept and shown: null where fewer than five people are in it, or where the others would tell them. */
interface ShownRow {
  name: string;
  value: number | null;
  of?: number;
  link?: string;
}

/** Whether a number of people is not said: there are some, and fewer than five. */
export function isSmall(value: number | null): boolean {
  return value !== null && value > 0 && value < LEAST_SHOWN;
}

/**
 * The classes of a figure of people: those of fewer than five say nothing, nor does one more where the sum would tell it. The list behind a
 * hidden class is not offered, nor is what it is of.
 */
export function hideSmall({ rows, isApart = false }: { rows: readonly (ShownRow & { value: number })[]; isApart?: boolean }): ShownRow[] {
  const values = rows.map(({ value }) => value);
  const hidden = isApart
    ? new Set([...values.keys()].filter((at) => isSmall(values[at]!)))
    : suppressSmall(values.map((value) => ({ from: 'all', to: 'sum', value })));
  return rows.map((row, at) => (hidden.has(at) ? { name: row.name, value: null } : row));
}
