import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/** Loans and dues as employees of a university have them: one of so many has it, from which month on, and what it takes each month in centavos. */
const DEDUCTIONS = [
  { code: 'GSIS_MPL', every: 3, monthly: 285_000, principal: 10_260_000, months: 20 },
  { code: 'PAGIBIG_MPL', every: 5, monthly: 121_500, principal: 2_916_000, months: 14 },
  { code: 'COOPERATIVE', every: 4, monthly: 200_000, principal: null, months: 30 },
  { code: 'UNION', every: 6, monthly: 10_000, principal: null, months: 40 },
] as const;

/** Where people are paid, who has representation and transportation, and what is deducted of whom. */
export async function loadPayOfPeople({ client, now, today }: DemoMaking): Promise<void> {
  await client.query(
    `insert into payroll.profile (personnel_id, fund_code, bank, changed_at)
     select a.personnel_id, case when a.personnel_id % 9 = 0 then '05' else '01' end, 'Land Bank of the Philippines', $1
     from personnel.appointment_view a join reference.appointment_status k on k.code = a.status_code and k.government_service
     where a.during @> $2::date on conflict do nothing`,
    [now.toString(), today.toString()],
  );
  for (const code of ['RA', 'TA'])
    await client.query(
      `insert into payroll.allowance (personnel_id, code, monthly, by_days, authority, during)
       select s.personnel_id, $1, 950000, true, 'General Appropriations Act', daterange(date_trunc('year', $2::date)::date - 365, null)
       from personnel.salary_view s join personnel.appointment_view a on a.personnel_id = s.personnel_id and a.during @> $2::date
       where s.during @> $2::date and s.salary_grade >= 26`,
      [code, today.toString()],
    );
  for (const { code, every, monthly, principal, months } of DEDUCTIONS)
    await client.query(
      `insert into payroll.deduction (personnel_id, code, reference_no, monthly, principal, from_month, authorized_on, entered_at)
       select a.personnel_id, $1, $1 || '-' || a.personnel_id, $2, $3, to_char($4::date, 'YYYY-MM'), $4::date, $5
       from personnel.appointment_view a join reference.appointment_status k on k.code = a.status_code and k.government_service and k.code not in ('CAS', 'PT')
       where a.during @> $6::date and a.personnel_id % $7 = 0 and lower(a.during) < $4::date`,
      [code, monthly, principal, today.subtract({ months }).with({ day: 1 }).toString(), now.toString(), today.toString(), every],
    );
}
