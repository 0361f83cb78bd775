import { sql } from 'kysely';
import { findLockedDays, type AskedDay, type DayAnswer } from '@talaan/attendance/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { attendedDates, isAttended } from '../attended/attended.ts';
import { whyLocked } from '../../rules/filing/check-filing.ts';
import { findOpenTypes } from './read-filing.ts';

/** Days that leave may explain. */
const UNSETTLED: readonly (string | null)[] = ['ABSENT', 'NO_DATA', 'INCOMPLETE', 'COMPLETE'];

/** Whether leave of a day can be applied for, as the filing judges it: the month is open, and a type of leave is the person’s on the day. */
export async function askLeave({ db }: Pick<Call, 'db'>, { personnelId, date, status }: AskedDay): Promise<DayAnswer | null> {
  if (!UNSETTLED.includes(status)) return null;
  const [locked] = await findLockedDays(db, [{ personnelId, from: date, to: date }]);
  if (whyLocked(locked ? date : null) !== null) return null;
  if ((await findOpenTypes({ db, today: date }, personnelId)).length === 0) return null;
  return { label: 'I was on leave', link: `/account/leave-Application?file=${date}` };
}

/** Where the person was at work on a day of their approved leave: that leave. */
export async function askAttended({ db }: Pick<Call, 'db'>, { personnelId, date }: AskedDay): Promise<DayAnswer | null> {
  const { rows } = await sql<{ id: number }>`
    select a.id from leave.application a
    where a.personnel_id = ${personnelId} and ${isAttended} and exists (select from ${attendedDates} x where x.date = ${date}::date)`.execute(
    db,
  );
  return rows[0] ? { label: 'See the leave of this day', link: `/account/leave-Application?leave=${rows[0].id}` } : null;
}
