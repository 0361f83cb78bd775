import { NO_GROUP, type RowGroup } from '../../contract/list.ts';

/** A head of a printed list: the words of a group, and how many of the rows that follow are its own. */
export interface PrintedGroup {
  name: string;
  count: number;
}

/** Rows under the heads of their groups, in the order of the groups; within each as they came. `keyOf` is the key of a row's group, null for none. */
export function underGroups<Row>(
  rows: readonly Row[],
  groups: readonly RowGroup[],
  keyOf: (row: Row, at: number) => string | null,
): { rows: Row[]; groups: PrintedGroup[] } {
  const keys = rows.map((row, at) => keyOf(row, at) ?? NO_GROUP);
  const names = new Map(groups.map(({ key, name }) => [key, name ?? 'None']));
  // A row that was changed since the groups were counted is printed too.
  for (const key of keys) if (!names.has(key)) names.set(key, key === NO_GROUP ? 'None' : key);
  const parts = Map.groupBy(rows.keys(), (at) => keys[at]!);
  const filled = [...names].flatMap(([key, name]) => {
    const own = (parts.get(key) ?? []).map((at) => rows[at]!);
    return own.length > 0 ? [{ name, own }] : [];
  });
  return { rows: filled.flatMap(({ own }) => own), groups: filled.map(({ name, own }) => ({ name, count: own.length })) };
}
