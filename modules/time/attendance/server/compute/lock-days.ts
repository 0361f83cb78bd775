import { sql, type RawBuilder } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { RULES_VERSION } from '../../rules/settings.ts';
import { LOCK_COMPUTED } from './computing-lock.ts';
import { settleSilentDays } from './settle-silent-days.ts';
import { startComputing } from './start-computing.ts';

/** Days of a person from one date to another, both counted. */
export interface PersonDates {
  personnelId: number;
  from: string;
  to: string;
}

/**
 * Makes the results of these days final: whatever touches them from now on waits until they are unlocked. Within the caller's transaction. Errors: 409
 * where one of them is yet to be computed, so that what is locked is what all have seen; and by constraint, where one is locked already. A day
 * without data is an absence from then on.
 */
export async function lockDays(call: Pick<Call, 'server' | 'db' | 'now'>, periods: readonly PersonDates[]): Promise<void> {
  const { db, now } = call;
  await sql.raw(LOCK_COMPUTED).execute(db);
  const { rows } = await sql<{ fullname: string; date: string }>`
    select p.fullname, d.date from ${spansOf(periods)}
    join attendance.day_due d on d.personnel_id = s."personnelId" and d.date between s."from" and s."to"
    join personnel.person_view p on p.id = d.personnel_id order by p.fullname, d.date limit 1`.execute(db);
  if (rows[0]) throw wrongState(`${rows[0].fullname}: ${longDate(rows[0].date)} is being computed again. Lock the month in a moment.`);
  await settleSilentDays(call, periods);
  await sql`
    insert into attendance.locked_days (personnel_id, during, locked_at)
    select s."personnelId", daterange(s."from", s."to", '[]'), ${now.toString()}::timestamptz from ${spansOf(periods)}`.execute(db);
}

/** Lets these days be computed again, and has that done for those that something touched meanwhile or that earlier rules computed. Within the caller's transaction. */
export async function unlockDays({ server, db }: Pick<Call, 'server' | 'db'>, periods: readonly PersonDates[]): Promise<void> {
  await sql`
    delete from attendance.locked_days l using ${spansOf(periods)}
    where l.personnel_id = s."personnelId" and l.during = daterange(s."from", s."to", '[]')`.execute(db);
  await sql`
    insert into attendance.day_due (personnel_id, date)
    select d.personnel_id, d.date from ${spansOf(periods)}
    join attendance.day d on d.personnel_id = s."personnelId" and d.date between s."from" and s."to"
    where d.rules_version <> ${RULES_VERSION} order by 1, 2 on conflict do nothing`.execute(db);
  await startComputing(server, db);
}

/** Which of these days are locked, in stretches: what is written about them waits. */
export async function findLockedDays(db: Database, spans: readonly PersonDates[]): Promise<PersonDates[]> {
  if (spans.length === 0) return [];
  const { rows } = await lockedDaysIn(spans).execute(db);
  return rows;
}

/** The same as a query, for a statement that reads more. */
export function lockedDaysIn(spans: readonly PersonDates[]): RawBuilder<PersonDates> {
  return sql<PersonDates>`
    select distinct l.personnel_id as "personnelId", greatest(lower(l.during), s."from") as "from", least(upper(l.during) - 1, s."to") as "to"
    from ${spansOf(spans)} join attendance.locked_days l on l.personnel_id = s."personnelId" and l.during && daterange(s."from", s."to", '[]')
    order by 1, 2`;
}

/** What the answer of a write says where the day is locked; empty where it is not. */
export async function formatLock(db: Database, personnelId: number, date: string): Promise<string> {
  const locked = await findLockedDays(db, [{ personnelId, from: date, to: date }]);
  return locked.length > 0 ? ' That month is locked: this is recorded and waits, and changes nothing until HR reopens the month.' : '';
}

function spansOf(spans: readonly PersonDates[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as s ("personnelId" integer, "from" date, "to" date)`;
}
