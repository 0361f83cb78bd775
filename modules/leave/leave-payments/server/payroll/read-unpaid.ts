import { sql } from 'kysely';
import { loadAgencySettings } from '@talaan/attendance/server/public.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { LEAVE_OF_AGENCY } from '@talaan/leave/rules/settings.ts';
import { readHeader, readsAll } from '@talaan/leave-card/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { UnpaidYear } from '../../contract/without-pay.ts';
import { sumByHalf, sumEffects, type PaidAt } from '../../rules/payroll/sum-year.ts';

interface Asked {
  year?: number | undefined;
}

/** The days without pay of the caller. Error: 404 for an account without a personnel record. */
export async function readMyUnpaidDays(call: Call<unknown, Asked>): Promise<{ unpaid: UnpaidYear }> {
  const { personnelId } = call.actor;
  if (personnelId === null) throw notFound('Your account belongs to no personnel record.');
  return { unpaid: await describeYear(call, personnelId, call.query, false) };
}

/** Those of a person whom HR or the head of their office reaches; opening it is noted. Error: 404 for any other. */
export async function readUnpaidDays(call: Call<{ id: number }, Asked>): Promise<{ unpaid: UnpaidYear }> {
  const { id } = await findPersonInScope(call, call.params.id, ['EDATSADMIN', 'EDATSDEPTHEAD']);
  await recordOpening(call, id, 'Leave without pay');
  return { unpaid: await describeYear(call, id, call.query, !(await readsAll(call, id))) };
}

async function describeYear(call: Call, personnelId: number, asked: Asked, hides: boolean): Promise<UnpaidYear> {
  const { db, today, server, actor } = call;
  const year = asked.year ?? Number(today.slice(0, 4));
  const { personnel } = await readHeader(call, personnelId);
  const settingsOn = await loadAgencySettings(server.pool, LEAVE_OF_AGENCY);
  const days = await readDays(db, personnelId, { year, today, hides });
  const halves = sumByHalf(days, (month) => {
    const { unpaidDivisor, pera } = settingsOn(monthBounds(month).to);
    return { divisor: unpaidDivisor, pera: pera * 100 };
  });
  const { unpaidDivisor, pera } = settingsOn(today.slice(0, 4) === String(year) ? today : `${year}-12-31`);
  return {
    personnel: { id: personnel.id, fullname: personnel.fullname, office: personnel.office },
    is_own: personnelId === actor.personnelId,
    year,
    years: await readYears(db, personnelId, today),
    thousandths: halves.reduce((sum, { thousandths }) => sum + thousandths, 0),
    ...sumEffects(halves),
    divisor: unpaidDivisor,
    pera_of_month: pera,
    is_daily: days.length > 0 && days.every(({ daily }) => daily !== null),
    halves: halves.map(({ lines, ...half }) => ({
      ...half,
      lines: lines.map(({ applicationId, ...line }) => ({ ...line, application_id: applicationId })),
    })),
  };
}

/** Those in a plantilla item by their monthly salary, job orders and contracts of service by their daily rate. */
async function readDays(
  db: Database,
  personnelId: number,
  { year, today, hides }: { year: number; today: string; hides: boolean },
): Promise<PaidAt[]> {
  const { rows } = await sql<PaidAt>`
    select u.date, u.thousandths, u.cause, u.standing, case when not (${hides} and t.is_confidential) then u.application_id end as "applicationId",
      case when ${hides} and t.is_confidential then 'Leave' else t.name end as "typeName",
      s.amount as monthly, case when s.amount is null then a.daily_rate end as daily
    from leave.days_without_pay(daterange(${`${year}-01-01`}::date, ${`${year}-12-31`}::date, '[]'), ${today}::date, ${[personnelId]}::integer[]) u
    left join leave.application l on l.id = u.application_id
    left join leave.type_terms t on t.code = l.type_code and t.effective_on = l.terms_on
    left join personnel.salary_view s on s.personnel_id = u.personnel_id and s.during @> u.date
    left join personnel.appointment_view a on a.personnel_id = u.personnel_id and a.during @> u.date
    order by u.date, u.cause, u.application_id`.execute(db);
  return rows;
}

async function readYears(db: Database, personnelId: number, today: string): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from u.date)::integer as year
    from leave.days_without_pay(daterange('1900-01-01', '2199-12-31'), ${today}::date, ${[personnelId]}::integer[]) u order by 1 desc`.execute(
    db,
  );
  return rows.map(({ year }) => year);
}
