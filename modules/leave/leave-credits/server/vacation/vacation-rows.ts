import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { SchoolYearRow } from '@talaan/leave/contract/school-years.ts';
import { readSchoolYears } from '@talaan/leave/server/public.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportVacationPay, listVacationPay, type SHOWN_PAY } from '../../contract/vacation-pay.ts';
import { answeredPay, readVacationPay } from './read-vacation-pay.ts';

const SHOWN: Record<keyof typeof SHOWN_PAY, ReturnType<typeof sql<boolean>>> = {
  short: sql`w.unpaid_days > 0`,
  whole: sql`w.unpaid_days = 0`,
};

/** The vacation pay of a school year: what the rule says of each teacher is read as rows. */
export const vacationPayRows = rows(listVacationPay, exportVacationPay, 'teachers', async (call) => {
  const year = chosenOf(await readSchoolYears(call.db), call);
  const found = year === null ? [] : await readVacationPay(call.db, [year], { today: call.today });
  const computed = found.map((one) => ({ personnel_id: one.personnelId, office_id: one.officeId, ...answeredPay(one) }));
  return {
    once: sql`w as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(computed)}::jsonb) as w (personnel_id integer, office_id integer, present_days integer,
        without_pay integer, served_days integer, factor integer, paid_days integer, unpaid_days integer, monthly bigint, pay bigint, deduction bigint))`,
    from: sql`w join personnel.person_view p on p.id = w.personnel_id left join organization.office_view o on o.id = w.office_id`,
    columns: {
      id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      present_days: 'w.present_days',
      without_pay: 'w.without_pay',
      served_days: 'w.served_days',
      factor: 'w.factor',
      paid_days: 'w.paid_days',
      unpaid_days: 'w.unpaid_days',
      monthly: 'w.monthly',
      pay: 'w.pay',
      deduction: 'w.deduction',
    },
    reach: visible(call.actor, ['EDATSADMIN', 'PAYROLL', 'PAYROLLBUDGET'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    search: [sql`p.search`],
    sort: {
      fullname: 'p.plain_name',
      office: 'o.acronym',
      served_days: 'w.served_days',
      paid_days: 'w.paid_days',
      unpaid_days: 'w.unpaid_days',
      deduction: 'w.deduction',
    },
    unsorted: 'fullname',
    filters: {
      school_year: () => sql`true`,
      show: (show) => SHOWN[show],
      office: (offices) =>
        sql`exists (select from unnest(${offices}::integer[]) chosen cross join lateral organization.offices_within(chosen) f where f.id = o.id)`,
    },
    groups: { office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' } },
    sums: { pay: sql`w.pay`, deduction: sql`w.deduction` },
    sheet: {
      name: year === null ? 'Vacation pay' : `Vacation pay ${year.name}`,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        'Days in service': (row) => row.present_days,
        'Without pay': (row) => row.without_pay / 1000,
        'Days served': (row) => row.served_days,
        Factor: (row) => row.factor / 1000,
        'Paid vacation days': (row) => row.paid_days,
        'Unpaid vacation days': (row) => row.unpaid_days,
        'Monthly salary': (row) => (row.monthly === null ? null : row.monthly / 100),
        'Vacation pay': (row) => row.pay / 100,
        Deduction: (row) => row.deduction / 100,
      },
    },
  };
});

type Asking = Pick<Call, 'today'> & { query: { school_year?: number | undefined } };

/** The year that is asked for, else the latest that has begun, else the first to come; null where there is none. */
export function chosenOf(years: readonly SchoolYearRow[], { query, today }: Asking): SchoolYearRow | null {
  if (query.school_year === undefined) return years.find((year) => year.first_day <= today) ?? years.at(-1) ?? null;
  return years.find(({ id }) => id === query.school_year) ?? null;
}
