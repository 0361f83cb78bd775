import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { hoursParticulars, leaveParticulars } from '@talaan/leave/rules/particulars.ts';
import type { DayPart } from '@talaan/leave/rules/parts.ts';
import { HIDDEN } from './read-postings.ts';

/** A month of an application that was decided. */
export interface LeaveMonth {
  applicationId: number;
  code: string;
  period: string;
  on: string;
  particulars: string;
}

interface Found {
  id: number;
  code: string;
  period: string;
  seconds: number;
  days: { date: string; part: DayPart }[];
}

/**
 * The months of all applications of a person that were approved, with the days that they still have, or disapproved, with the days that
 * were asked for. With `hides`, confidential kinds are `Leave`.
 */
export async function readLeaveMonths(db: Database, personnelId: number, hides: boolean): Promise<LeaveMonth[]> {
  const { rows } = await sql<Found>`
    select a.id, case when ${hides}::boolean and t.is_confidential then ${HIDDEN} else a.type_code end as code, to_char(d.date, 'YYYY-MM') as period,
      sum(d.seconds)::integer as seconds, jsonb_agg(jsonb_build_object('date', d.date, 'part', d.part) order by d.date, d.part) as days
    from leave.application a join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
      join leave.application_day d on d.application_id = a.id
    where a.personnel_id = ${personnelId} and d.free is null and (a.state = 'DISAPPROVED' or d.is_live)
      and a.state in ('APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN', 'RECALLED', 'DISAPPROVED')
    group by a.id, t.code, t.effective_on, 3`.execute(db);
  return rows.map(({ id, code, period, seconds, days }) => ({
    applicationId: id,
    code,
    period,
    on: days[0]!.date,
    particulars: seconds > 0 ? hoursParticulars(code, seconds, days) : leaveParticulars(code, days),
  }));
}
