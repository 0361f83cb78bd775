import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { OpenColumn } from '@talaan/kernel/contract/open-column.ts';
import type { OpenTable, PeopleTable } from '@talaan/kernel/server/open-table.ts';
import { mergeSmall, type OfficeRow } from '../rules/merge-small.ts';
import type { Value } from '../rules/write-csv.ts';

/** The columns of the file of a table. */
export function columnsOf(table: OpenTable): readonly OpenColumn[] {
  if (table.of === 'things') return table.columns;
  return [
    ...table.by,
    {
      name: 'office_id',
      type: 'integer',
      means: 'The office, as in the table offices; empty: small offices at the top, counted together.',
    },
    { name: 'people', type: 'integer', means: 'People who serve in the office, with those of offices of fewer than five below it.' },
    ...table.sums,
  ];
}

/** The rows of a table in the order of its columns, as of the end of a day. */
export async function readTable(db: Database, table: OpenTable, day: string): Promise<Value[][]> {
  const { rows } = await sql<Record<string, Value>>`${table.read(day)}`.execute(db);
  const found = table.of === 'things' ? rows : mergeOffices(table, rows, await readAbove(db));
  return found.map((row) => columnsOf(table).map(({ name }) => row[name] ?? null));
}

/** Offices with the one above, each after those below it. */
async function readAbove(db: Database): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ id: number; parent_id: number | null }>`
    select id, parent_id from organization.office_view order by tree_from desc`.execute(db);
  return new Map(rows.map(({ id, parent_id: above }) => [id, above]));
}

function mergeOffices(
  { by, sums }: PeopleTable,
  rows: readonly Record<string, Value>[],
  above: ReadonlyMap<number, number | null>,
): Record<string, Value>[] {
  const keyOf = (row: Record<string, Value>) => by.map(({ name }) => String(row[name])).join('|');
  return [...Map.groupBy(rows, keyOf).values()].flatMap((group) => {
    const offices = group.map((row): OfficeRow => ({
      office: row.office_id as number,
      people: Number(row.people),
      sums: sums.map(({ name }) => Number(row[name])),
    }));
    const shared = Object.fromEntries(by.map(({ name }) => [name, group[0]![name] ?? null]));
    return mergeSmall(offices, above)
      .toSorted((a, b) => (a.office ?? Infinity) - (b.office ?? Infinity))
      .map(({ office, people, sums: values }) => ({
        ...shared,
        office_id: office,
        people,
        ...Object.fromEntries(sums.map(({ name }, at) => [name, values[at]!])),
      }));
  });
}
