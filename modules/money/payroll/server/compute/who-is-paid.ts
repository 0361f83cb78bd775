import { sql, type RawBuilder } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { RunTerms } from './run-terms.ts';
import { MONTHLY_PAID } from './gather-facts.ts';

/** Months before the one of the run in which something learned late may still be due. */
export const MONTHS_LOOKED_AT = 11;

/** Kinds of which a month of a person is paid by one run. */
const MONTHLY_KINDS: readonly RunTerms['kind'][] = ['REGULAR', 'CASUAL', 'JOBORDER'];

/** The first month that a run looks at: none before the first that was ever released. */
export function firstMonth({ month, first_month: first }: Pick<RunTerms, 'month' | 'first_month'>): string {
  const earliest = Temporal.PlainYearMonth.from(month).subtract({ months: MONTHS_LOOKED_AT }).toString();
  if (first === null || first > month) return month;
  return first > earliest ? first : earliest;
}

/** Who may have pay in a run of monthly salaries: all who serve in its month, and those of earlier months who have left since. */
export function whoIsPaid(db: Database, run: RunTerms): Promise<number[]> {
  return whoServesAs(db, run, MONTHLY_PAID);
}

/** Who serves with a status (`k`) in the months of a run, by campus and fund; those whom another run of the kind pays for the month are left out. */
export async function whoServesAs(db: Database, run: RunTerms, status: RawBuilder<unknown>): Promise<number[]> {
  const { from } = monthBounds(firstMonth(run));
  const { to } = monthBounds(run.month);
  const isOnce = MONTHLY_KINDS.includes(run.kind);
  const { rows } = await withOpenRecords(db, 'everybody', (open) =>
    sql<{ personnel_id: number }>`
      select personnel_id from (
        select distinct on (a.personnel_id) a.personnel_id, a.office_id, a.status_code from personnel.appointment_view a
        where a.during && daterange(${from}::date, ${to}::date, '[]') order by a.personnel_id, a.during desc) a
      join reference.appointment_status k on k.code = a.status_code
      join organization.office_view o on o.id = a.office_id
      left join payroll.profile f using (personnel_id)
      where ${status} and (${run.campus_id}::integer is null or o.campus_id = ${run.campus_id})
        and (${run.fund_code}::text is null or coalesce(f.fund_code, '01') = ${run.fund_code})
        and not exists (select from payroll.payslip s where s.personnel_id = a.personnel_id and s.month = ${run.month} and s.kind = ${run.kind}
          and ${isOnce} and (s.kind = 'REGULAR' or s.gross <> 0) and s.run_id <> ${run.id})
      order by personnel_id`.execute(open),
  );
  return rows.map(({ personnel_id: id }) => id);
}
