import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/** So many people have hazard pay granted late, each time others. */
const GRANTED = 3;

/** One employee has the next step from the 16th of a month on, so that the month has two rates. */
export async function giveStep({ client }: DemoMaking, on: Temporal.PlainDate): Promise<void> {
  await client.query(
    `select set_config('talaan.reason', 'Step for length of service', true);
     create temporary table stepped on commit drop as
     select s.personnel_id, s.salary_grade, s.step, lower(s.during) as began, t.amount
     from personnel.salary_view s join personnel.appointment_view a on a.personnel_id = s.personnel_id and a.status_code = 'PERM' and upper_inf(a.during)
     join organization.salary_table_view b on b.during @> '${on.toString()}'::date
     join organization.salary_step_view t on t.table_id = b.id and t.salary_grade = s.salary_grade and t.step = s.step + 1
     where upper_inf(s.during) and lower(s.during) < '${on.toString()}' and lower(a.during) < '${on.toString()}'::date - 900
       and not exists (select from identity.account_view c where c.personnel_id = s.personnel_id) order by s.personnel_id desc limit 1;
     update personnel.salary s set during = daterange(lower(s.during), '${on.toString()}') from stepped x
     where s.personnel_id = x.personnel_id and lower(s.during) = x.began;
     insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, authority, during)
     select personnel_id, salary_grade, step + 1, amount, 'step increment', 'CSC-DBM JC 1 s.2012', daterange('${on.toString()}', null) from stepped;
     drop table stepped`,
  );
}

/** Hazard pay from an earlier month on, of which the order came late: an adjustment pays what is still due. */
export async function grantLate({ client }: DemoMaking, from: Temporal.PlainYearMonth): Promise<void> {
  await client.query(
    `insert into payroll.allowance (personnel_id, code, monthly, by_days, authority, during)
     select a.personnel_id, 'HAZARD', 250000, false, 'Board Resolution, entered late', daterange($1, null)
     from personnel.appointment_view a where a.status_code = 'PERM' and upper_inf(a.during) and lower(a.during) < $1::date
       and not exists (select from payroll.allowance w where w.personnel_id = a.personnel_id)
       and not exists (select from identity.account_view c where c.personnel_id = a.personnel_id)
     order by a.personnel_id desc limit $2`,
    [from.toPlainDate({ day: 1 }).toString(), GRANTED],
  );
}
