import { sql } from 'kysely';
import type { VacationTaken } from '@talaan/forced-leave/rules/forced-leave.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { UnpaidLeave } from '@talaan/leave-close/rules/month-charges.ts';

/** A date of an application that is approved or waits for its decision. */
export interface FiledDate {
  applicationId: number;
  typeCode: string;
  isPending: boolean;
  date: string;
  part: 'DAY' | 'AM' | 'PM';
  thousandths: number;
  vl: number;
  paid: number;
  withoutPay: number;
  withoutColumn: 'VL' | 'SL' | null;
}

/** The live dates of the applications of a person that reach into the days from one on. */
export async function readFiled(db: Database, personnelId: number, from: string): Promise<FiledDate[]> {
  const { rows } = await sql<FiledDate>`
    select a.id as "applicationId", a.type_code as "typeCode", a.state in ('SUBMITTED', 'CERTIFIED', 'RECOMMENDED') as "isPending", d.date, d.part,
      d.thousandths, d.vl, d.vl + d.sl + d.own as paid, d.without_pay as "withoutPay", d.without_column as "withoutColumn"
    from leave.application a join leave.application_day d on d.application_id = a.id and d.is_live
    where a.personnel_id = ${personnelId} and a.last_day >= ${from}::date
      and a.state in ('SUBMITTED', 'CERTIFIED', 'RECOMMENDED', 'APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN', 'RECALLED')
    order by a.id, d.date, d.part`.execute(db);
  return rows;
}

/** Their dates without pay, in whole or in part. */
export function unpaidOf(filed: readonly FiledDate[]): UnpaidLeave[] {
  return filed
    .filter(({ withoutPay }) => withoutPay > 0)
    .map(({ date, part, paid, withoutPay, withoutColumn }) => ({
      date,
      thousandths: withoutPay,
      column: withoutColumn!,
      isWhole: part === 'DAY' && paid === 0,
    }));
}

/** Vacation and forced leave among them with the dates of a year, as the end of the year counts them. */
export function vacationOf(filed: readonly FiledDate[], year: number): VacationTaken[] {
  const vacation = filed.filter(({ typeCode }) => typeCode === 'VL' || typeCode === 'FL');
  return [...Map.groupBy(vacation, ({ applicationId }) => applicationId).values()].map((dates) => ({
    isForced: dates[0]!.typeCode === 'FL',
    length: dates.reduce((sum, { thousandths }) => sum + thousandths, 0),
    days: dates.filter(({ date }) => date.startsWith(`${year}-`)).map(({ date, vl }) => ({ date, used: vl, cancelled: 0 })),
  }));
}
