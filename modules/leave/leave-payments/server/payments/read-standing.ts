import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { SL, VL } from '@talaan/leave/rules/books.ts';
import { LEAVE_OF_AGENCY } from '@talaan/leave/rules/settings.ts';
import { usable } from '@talaan/ledger/server/public.ts';

/** From what payments of credits follow today; credits in thousandths of a day. */
export interface MoneyStanding {
  /** Highest monthly salary received, in centavos (DBM BC 2016-2). */
  monthly: number | null;
  /** In ten-millionths. */
  factor: number;
  vl: number;
  sl: number;
  /** Monetized or asked for this year. */
  inYear: number;
  /** Whether vacation and sick leave is earned today. */
  earns: boolean;
  /** The last day of the latest separation. */
  lastDay: string | null;
}

interface Found {
  monthly: number | null;
  in_year: number;
  earns: boolean;
  last_day: string | null;
}

/** Reads it for one person. To decide by it, lock the accounts of vacation and sick leave first. */
export async function readStanding({ db, today }: Pick<Call, 'db' | 'today'>, personnelId: number): Promise<MoneyStanding> {
  const { rows } = await sql<Found>`
    select (select max(amount) from personnel.salary_view where personnel_id = ${personnelId} and lower(during) <= ${today}::date) as monthly,
      (select coalesce(sum(vl + sl), 0)::integer from leave.payment where personnel_id = ${personnelId} and basis <> 'TERMINAL'
        and for_year = ${Number(today.slice(0, 4))} and state not in ('DISAPPROVED', 'CANCELLED')) as in_year,
      exists (select from leave.stays_within(daterange(${today}::date, ${today}::date, '[]'), array[${personnelId}::integer]) s
        where s.earns = 'REGULAR') as earns,
      (select max(last_day) from personnel.separation_view where personnel_id = ${personnelId}) as last_day`.execute(db);
  const { monthly, in_year, earns, last_day } = rows[0]!;
  const { constantFactor } = await agencySettingsOn(db, LEAVE_OF_AGENCY, today);
  return {
    monthly,
    factor: constantFactor,
    vl: await usable(db, personnelId, VL, today),
    sl: await usable(db, personnelId, SL, today),
    inYear: in_year,
    earns,
    lastDay: last_day,
  };
}
