import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { LeaveDate } from '../../rules/parts.ts';

export interface VacationDate extends LeaveDate {
  id: number;
}

/** The dates of a person’s own approved vacation on which they are sick: a certified sick leave takes their place when it is approved. */
export async function vacationUnder(db: Database, personnelId: number, dates: readonly LeaveDate[]): Promise<VacationDate[]> {
  const { rows } = await sql<VacationDate>`
    select d.application_id as id, d.date, d.part from leave.application_day d
    join leave.application a on a.id = d.application_id
    join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
    where d.personnel_id = ${personnelId} and d.is_live and d.thousandths > 0 and t.charge = 'VL' and a.state in ('APPROVED', 'SHORTENED', 'TAKEN')
      and exists (
        select from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as n (date date, part text)
        where n.date = d.date and (n.part = d.part or 'DAY' in (n.part, d.part)))
    order by d.application_id, d.date`.execute(db);
  return rows;
}
