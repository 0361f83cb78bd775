import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { mayName } from './reach.ts';

const FOREIGN_KEY = '23503';

interface Named {
  personnel_id: number;
  office: string;
  from: string;
  to: string | null;
}

/**
 * Ends the time of an officer in charge: from the next call on they have no more of it. One that has not begun is taken back; one that began
 * today, in which they acted already, ends with this day, since what they did names it. Errors: 404; 409 where it is over.
 */
export async function endActingHead(call: Call<{ id: number }, unknown, { reason: string }>): Promise<{ message: string }> {
  const { db, actor, params, body, today } = call;
  const { rows } = await sql<Named>`
    select d.personnel_id, o.fullname as office, lower(d.during) as from, upper(d.during) - 1 as to
    from organization.head d join organization.office o on o.id = d.office_id
    where d.id = ${params.id} and d.is_acting and ${mayName(actor)} for update of d`.execute(db);
  const named = rows[0];
  if (!named) throw notFound('There is no such officer in charge among yours.');
  if (named.to !== null && named.to < today) throw wrongState('This term is already over.');
  // What was never in force on a whole day leaves no period; the audit trail keeps it.
  const isGone = named.from >= today && (await removeUnused(db, params.id));
  const isOfToday = named.from >= today && !isGone;
  if (!isGone)
    await db
      .updateTable('organization.head')
      .set({ during: sql`daterange(lower(during), ${today}::date + ${isOfToday ? 1 : 0}::integer)`, ended_because: body.reason })
      .where('id', '=', params.id)
      .execute();
  await recordChange(call, {
    action: 'end the time of an officer in charge',
    subject: `organization.head:${params.id}`,
    personnelId: named.personnel_id,
    before: named,
    after: { reason: body.reason, ended: today },
  });
  if (isOfToday) return { message: `They acted today already: the time in charge of ${named.office} ends with this day.` };
  return { message: named.from > today ? 'It was revoked before it began.' : `The time in charge of ${named.office} has ended.` };
}

/** Whether it went: a designation by which somebody acted stays. */
async function removeUnused(db: Database, id: number): Promise<boolean> {
  await sql`savepoint before_removal`.execute(db);
  try {
    await db.deleteFrom('organization.head').where('id', '=', id).execute();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== FOREIGN_KEY) throw error;
    await sql`rollback to savepoint before_removal`.execute(db);
    return false;
  }
}
