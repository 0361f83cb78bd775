import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { formParts, type PlacedAnswer } from '../../rules/answer-parts.ts';

/** Puts the answers that wait into parts, as many as can be by this day; within the transaction of the caller. */
export async function putIntoParts(db: Database, today: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('feedback.part'))`.execute(db);
  const { rows: waiting } = await sql<PlacedAnswer>`
    select a.id, a.answered_on::text, a.service_id, s.is_external, a.office_id, o.campus_id
    from feedback.answer a join feedback.service s on s.id = a.service_id join organization.office_view o on o.id = a.office_id
    where a.part_id is null order by a.answered_on, a.id`.execute(db);
  const parts = formParts(waiting, today);
  if (parts.length === 0) return;
  const { rows: ids } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('feedback.part', 'id'))::integer as id from generate_series(1, ${parts.length})`.execute(db);
  const rows = JSON.stringify(parts.map((part, at) => ({ id: ids[at]!.id, ...part })));
  await sql`
    insert into feedback.part (id, from_day, to_day, service_id, is_external, office_id, campus_id)
    select id, from_day, to_day, service_id, is_external, office_id, campus_id from jsonb_to_recordset(${rows}::jsonb)
      as p (id integer, from_day date, to_day date, service_id integer, is_external boolean, office_id integer, campus_id integer)`.execute(
    db,
  );
  await sql`
    update feedback.answer a set part_id = p.id from jsonb_to_recordset(${rows}::jsonb) as p (id integer, answers uuid[])
    where a.id = any(p.answers)`.execute(db);
}
