import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { OfficeUseRows } from '../../contract/split.ts';
import { findOfficeInReach } from '../office-in-reach.ts';
import { officeUses } from '../departments/office-uses.ts';
import type { OrganizationNeeds } from '../needs.ts';

/** Everything that names an office, from its foreign keys: what parts can take, and what stays with it. */
export async function listOfficeUses(call: Call<{ id: number }, { from: string }>, needs: OrganizationNeeds) {
  const { db, today, params, query } = call;
  const office = await findOfficeInReach(call, params.id);
  const uses: OfficeUseRows[] = [];
  for (const { name, title, shared, followsPeople, find } of officeUses(needs)) {
    uses.push({ name, title, shared, follows_people: followsPeople, rows: await find(db, office.id, { from: query.from, today }) });
  }
  return { uses, stays: await countWhatStays(db, office.id, needs) };
}

/** The office's own history is itself, and goes nowhere; a planned move of an item is shown with the item. */
const ITS_HISTORY = [
  ...['office_name', 'office_parent', 'office_opening', 'office_origin'].map((table) => `organization.${table}`),
  'plantilla.item_move',
];

async function countWhatStays(db: Database, officeId: number, needs: OrganizationNeeds): Promise<{ title: string; rows: number }[]> {
  const answeredFor = [...ITS_HISTORY, ...officeUses(needs).map((use) => use.table)];
  const { rows: keys } = await sql<{ space: string; name: string; column: string }>`
    select n.nspname as space, r.relname as name, a.attname as column
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'organization.office'::regclass and c.conparentid = 0
      and n.nspname || '.' || r.relname <> all(${answeredFor})
    order by 1, 2, 3`.execute(db);
  if (keys.length === 0) return [];
  const counts = keys.map(
    ({ space, name, column }) =>
      sql`select ${formatTable(name)}::text as title, count(*) as rows from ${sql.table(`${space}.${name}`)} where ${sql.ref(column)} = ${officeId}`,
  );
  const { rows } = await sql<{ title: string; rows: number }>`
    select title, sum(rows)::integer as rows from (${sql.join(counts, sql` union all `)}) counted group by title having sum(rows) > 0 order by title`.execute(
    db,
  );
  return rows;
}

/** `schedule_assignment` as 'Schedule assignment'. */
function formatTable(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}
