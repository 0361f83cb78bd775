import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { SchoolYearRow } from '@talaan/leave/contract/school-years.ts';
import { readStays } from '@talaan/leave/server/public.ts';
import { payOfVacationDays, vacationPay, type VacationPay } from '../../rules/vacation-pay.ts';

export interface TeacherPay extends VacationPay {
  schoolYearId: number;
  personnelId: number;
  /** Where they served last in the year. */
  officeId: number | null;
  /** In thousandths of a day. */
  withoutPay: number;
  /** In centavos. */
  monthly: number | null;
  pay: number;
  deduction: number;
}

/** The vacation pay of who serves on teacher leave in these school years, of these people or of all; two statements, whatever their number. */
export async function readVacationPay(
  db: Database,
  years: readonly SchoolYearRow[],
  { today, people }: { today: string; people?: readonly number[] },
): Promise<TeacherPay[]> {
  if (years.length === 0) return [];
  const span = {
    from: years.map((year) => year.first_day).toSorted()[0]!,
    to: years
      .map((year) => year.last_day)
      .toSorted()
      .at(-1)!,
  };
  const stays = (await readStays(db, span, people)).filter(({ earns }) => earns === 'TEACHER');
  const facts = await readFacts(db, years, today, [...new Set(stays.map(({ personnelId }) => personnelId))]);
  const factsOf = new Map(facts.map((one) => [`${one.schoolYearId} ${one.personnelId}`, one]));
  return years.flatMap((year) => {
    const within = stays.filter(({ from, to }) => from <= year.last_day && (to ?? year.last_day) >= year.first_day);
    return [...Map.groupBy(within, ({ personnelId }) => personnelId)].map(([personnelId, own]) => {
      const officeId = own.at(-1)!.officeId;
      const { withoutPay, monthly } = factsOf.get(`${year.id} ${personnelId}`)!;
      const pay = vacationPay(
        {
          firstDay: year.first_day,
          lastDay: year.last_day,
          christmasFrom: year.christmas_from,
          christmasTo: year.christmas_to,
          vacationDays: year.vacation_days,
        },
        own.map(({ from, to }) => ({ from, to: to ?? year.last_day })),
        withoutPay,
      );
      return {
        ...pay,
        schoolYearId: year.id,
        personnelId,
        officeId,
        withoutPay,
        monthly,
        pay: payOfVacationDays(monthly ?? 0, pay.paidDays),
        deduction: payOfVacationDays(monthly ?? 0, pay.unpaidDays),
      };
    });
  });
}

/** What of it calls answer. */
export function answeredPay(one: TeacherPay) {
  return {
    present_days: one.presentDays,
    without_pay: one.withoutPay,
    served_days: one.servedDays,
    factor: one.factor,
    paid_days: one.paidDays,
    unpaid_days: one.unpaidDays,
    monthly: one.monthly,
    pay: one.pay,
    deduction: one.deduction,
  };
}

interface Facts {
  schoolYearId: number;
  personnelId: number;
  withoutPay: number;
  monthly: number | null;
}

/**
 * What of the days of each school year is without pay, outside Christmas, and the salary: approved leave, the standing of the service record,
 * and absences without leave, the most of them on each date.
 */
async function readFacts(db: Database, years: readonly SchoolYearRow[], today: string, people: readonly number[]): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    with person as (select y.id as year_id, y.during, y.christmas, p.id from leave.school_year y cross join unnest(${[...people]}::integer[]) p (id)
        where y.id = any(${years.map(({ id }) => id)}::integer[])),
    unpaid as (
      select d.personnel_id, d.date, sum(d.without_pay) as thousandths from leave.application_day d join leave.application a on a.id = d.application_id
      where d.is_live and d.without_pay > 0 and d.personnel_id = any(${[...people]}::integer[])
        and a.state in ('APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN', 'RECALLED') group by 1, 2
      union all
      select s.personnel_id, day::date, 1000 from person h join personnel.standing_view s on s.personnel_id = h.id and s.during && h.during
        cross join lateral generate_series(lower(s.during * h.during)::timestamp, (upper(s.during * h.during) - 1)::timestamp, interval '1 day') day
      where s.status_code in ('SUSP', 'LWOP', 'AWOL')
      union all
      select n.personnel_id, n.date, n.absent_thousandths from person h join attendance.day_view n on n.personnel_id = h.id
        and n.date between lower(h.during) and upper(h.during) - 1
      where n.status = 'ABSENT'),
    most as (select personnel_id, date, max(thousandths) as thousandths from unpaid group by 1, 2),
    lost as (
      select h.year_id, h.id, sum(m.thousandths)::integer as thousandths from person h
      join most m on m.personnel_id = h.id and m.date <@ h.during and not m.date <@ h.christmas group by 1, 2)
    select h.year_id as "schoolYearId", h.id as "personnelId", coalesce(l.thousandths, 0) as "withoutPay",
      (select g.amount from personnel.salary_view g where g.personnel_id = h.id and lower(g.during) <= least(upper(h.during) - 1, ${today}::date)
        order by g.during desc limit 1) as monthly
    from person h left join lost l on l.year_id = h.year_id and l.id = h.id`.execute(db);
  return rows;
}
