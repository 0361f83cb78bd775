import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { LastChange } from './split-rows.ts';

const OF_PERSON = ' of person';

/**
 * The last changes of records in the audit trail, in one statement: `property.item` for `property.item:12`, and
 * `attendance.schedule_assignment of person` for whatever is kept of such records of a person.
 */
export async function lastChangesOf(db: Database, subject: string, ids: readonly number[]): Promise<Map<number, LastChange>> {
  const isIt = subject.endsWith(OF_PERSON)
    ? sql`e.personnel_id = wanted.id and starts_with(e.subject, ${`${subject.slice(0, -OF_PERSON.length)}:`}::text)`
    : sql`e.subject = ${`${subject}:`}::text || wanted.id::text`;
  const { rows } = await sql<LastChange & { id: number }>`
    select wanted.id, coalesce(last.id, 0) as version, last.at from unnest(${[...ids]}::integer[]) as wanted (id)
    left join lateral (select e.id, e.at from kernel.audit_event e where ${isIt} order by e.id desc limit 1) last on true`.execute(db);
  return new Map(rows.map(({ id, version, at }) => [id, { version, at }]));
}
