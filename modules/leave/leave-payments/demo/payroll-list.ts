import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { LEAVE_SETTINGS } from '@talaan/leave/rules/settings.ts';
import { halfAfter, halfBounds, halfOf } from '../rules/payroll/half-month.ts';

/** The half-month before listed for payroll, and a long absence that HR was told of. */
export async function loadPayrollList({ client, now, today }: DemoMaking): Promise<void> {
  const hr = await findAccount(client, 'hr');
  await listHalf(client, { half: halfAfter(halfOf(today.toString()), -1), at: now.subtract({ hours: 49 }).toString(), by: hr.id });
  await client.query(
    `insert into leave.long_absence (personnel_id, kind, first_day, told_on)
     select personnel_id, 'AWOL', $1::date - 620, $1::date - 575 from personnel.serving_on($1::date) where status_code = 'PERM' and lower(during) < $1::date - 700
     order by personnel_id desc limit 1`,
    [today.toString()],
  );
}

/** What of the half-month was known when it was listed: one leave was approved later, and is an adjustment of the next. */
async function listHalf(client: ClientBase, { half, at, by }: { half: string; at: string; by: number }): Promise<void> {
  const { unpaidDivisor, pera } = LEAVE_SETTINGS;
  await client.query('insert into leave.payroll_list (half, listed_at, account_id) values ($1, $2, $3)', [half, at, by]);
  await client.query(
    `insert into leave.payroll_line (half, personnel_id, for_half, leave, absence, late, standing, salary, pera, days)
     select $1, u.personnel_id, $1, sum(u.thousandths), 0, 0, 0, floor(sum(s.amount::numeric * u.thousandths) / $4 + 0.5),
       floor(sum(u.thousandths)::numeric * $5 / $4 + 0.5),
       jsonb_agg(jsonb_build_object('date', u.date, 'cause', u.cause, 'thousandths', u.thousandths) order by u.date)
     from leave.days_without_pay(daterange($1, $2, '[]'), $3::date) u
     join personnel.salary_view s on s.personnel_id = u.personnel_id and s.during @> u.date
     where u.cause = 'LEAVE' and u.application_id < (
       select max(l.application_id) from leave.days_without_pay(daterange($1, $2, '[]'), $3::date) l)
     group by u.personnel_id order by u.personnel_id`,
    [half, halfBounds(half).to, halfBounds(half).to, unpaidDivisor * 1000, pera * 100],
  );
}
