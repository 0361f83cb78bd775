import { sql } from 'kysely';
import { takeHours, takeNewHours, type TakenHours } from '@talaan/attendance/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Charge } from '../../rules/leave-type.ts';
import type { LeaveDate, Part } from '../../rules/parts.ts';
import { vacationUnder } from './vacation-under.ts';
import { hoursOf } from './leave-hours.ts';

interface Days {
  id: number;
  /** Filed now: there are no dates yet. */
  isFirst: boolean;
  personnelId: number;
  charge: Charge;
  parts: readonly Part[];
}

/**
 * Writes the dates of an application with what pays for them, in place of those it had, and takes their hours. Dates of sick leave on the person’s
 * own vacation take their place when it is approved.
 */
export async function writeDays(db: Call['db'], { id, isFirst, personnelId, charge, parts }: Days): Promise<void> {
  const under = charge === 'SL' ? await vacationUnder(db, personnelId, parts) : [];
  const waits = (part: Part) => under.some(({ date }) => date === part.date);
  const rows = parts.map((part) => ({ ...part, isLive: !waits(part) }));
  if (!isFirst) await sql`delete from leave.application_day where application_id = ${id}`.execute(db);
  await sql`
    insert into leave.application_day
      (application_id, date, part, personnel_id, thousandths, seconds, vl, sl, own, without_pay, without_column, free,
        is_live)
    select ${id}, d.date, d.part, ${personnelId}, d.thousandths, d.seconds, d.vl, d.sl, d.own, d.without, d."withoutColumn", d.free,
      d."isLive"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (date date, part text, thousandths integer, seconds integer, vl integer,
      sl integer, own integer, without integer, "withoutColumn" text, free text, "isLive" boolean)`.execute(db);
  const taken = takenBy([{ id, personnelId, dates: counting(parts).filter((part) => !waits(part)) }]);
  await (isFirst ? takeNewHours : takeHours)(db, 'leave', taken);
}

/** Takes the hours of the dates that count, in place of those that the same applications took; no dates give them back. */
export async function takeLeaveHours(db: Call['db'], leaves: readonly Taking[]): Promise<void> {
  await takeHours(db, 'leave', takenBy(leaves));
}

interface Taking {
  id: number;
  personnelId: number;
  dates: readonly LeaveDate[];
}

function takenBy(leaves: readonly Taking[]): Map<number, TakenHours[]> {
  return new Map(
    leaves.map(({ id, personnelId, dates }) => [id, hoursOf(personnelId, dates).map((one) => ({ ...one, what: 'is on leave' }))]),
  );
}

/** Sets whether the dates of applications take their place: ended ones are kept and take nothing; those that were given back stay so. */
export async function setLive(db: Call['db'], ids: readonly number[], isLive: boolean): Promise<void> {
  await sql`
    update leave.application_day set is_live = ${isLive}
    where application_id = any(${[...ids]}::integer[]) and is_live <> ${isLive}
      and (given_back is null or not ${isLive}::boolean)`.execute(db);
}

/** The dates that are not free anyway. */
export function counting(parts: readonly Part[]): Part[] {
  return parts.filter(({ thousandths }) => thousandths > 0);
}
