import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { DatedRow } from '../../../rules/section-import/plan-dated-rows.ts';
import type { PersonPeriod } from '../../people-changed.ts';

interface DatedTable {
  /** With its schema; it has `id`, `personnel_id` and `during`. */
  table: string;
  /** Columns beside person and days, with their types. */
  columns: Record<string, 'integer' | 'smallint' | 'bigint' | 'text' | 'boolean'>;
}

type Written = Pick<DatedRow<unknown>, 'id' | 'personnelId' | 'from' | 'until'> & { columns: Record<string, unknown> };

/** Corrects and adds dated rows at once; nothing overlaps in the end, so all that become shorter do so first. */
export async function writeDated(db: Database, { table, columns }: DatedTable, rows: readonly Written[]): Promise<PersonPeriod[]> {
  const names = Object.keys(columns);
  const target = sql.table(table);
  const typed = sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`));
  const listed = rows.map(({ id, personnelId, from, until, columns: own }) => ({ id, personnel_id: personnelId, from, until, ...own }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as n(id integer, personnel_id integer, "from" date, until date, ${typed})`;
  await sql`update ${target} r set during = r.during * daterange(n."from", n.until) from ${given}
    where r.id = n.id and not r.during <@ daterange(n."from", n.until)`.execute(db);
  const settings = sql.join(names.map((name) => sql`${sql.id(name)} = n.${sql.id(name)}`));
  await sql`update ${target} r set ${settings}, during = daterange(n."from", n.until) from ${given} where r.id = n.id`.execute(db);
  const own = sql.join(names.map((name) => sql.id(name)));
  await sql`insert into ${target} (personnel_id, ${own}, during)
    select personnel_id, ${own}, daterange("from", until) from ${given} where id is null`.execute(db);
  return rows.map(({ personnelId, from }) => ({ personnelId, from, until: null }));
}
