import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { BLOCKING, type FindingCode } from '../../contract/fields.ts';
import type { RunTerms } from './run-terms.ts';

interface Check {
  code: FindingCode;
  when: RawBuilder<SqlBool>;
  detail?: RawBuilder<unknown>;
}

const NUMBERS: [FindingCode, string][] = [
  ['NO_TIN', 'tin'],
  ['NO_GSIS', 'gsis'],
  ['NO_PHILHEALTH', 'philhealth'],
  ['NO_PAGIBIG', 'pagibig'],
];

/** Anyone who is paid by time records, and has none of the month that is locked. */
const unlocked = sql<SqlBool>`(s.facts -> 'is_locked' = 'false')`;

/** Notes what should be looked at of the payslips of a run (domain page, C5c). Needs open records. One statement. */
export async function findFindings(db: Database, run: RunTerms): Promise<void> {
  const { from, to } = monthBounds(run.month);
  const floor = sql`(select (content ->> 'net')::bigint from payroll.figure where kind = 'FLOOR' and effective_on <= ${from}::date order by effective_on desc limit 1)`;
  const checks: Check[] = [
    { code: 'LACKS_PAY', when: sql<SqlBool>`(s.net < 0 or s.statutory)` },
    {
      code: 'BELOW_FLOOR',
      when: sql<SqlBool>`s.net < ${floor} and s.kind in ('REGULAR', 'CASUAL') and not ${unlocked}`,
      detail: sql`jsonb_build_object('net', s.net)`,
    },
    { code: 'NOT_DEDUCTED', when: sql<SqlBool>`s.authorized` },
    {
      code: 'NO_SALARY',
      when: sql<SqlBool>`case s.kind when 'JOBORDER' then coalesce(s.facts -> 'contracts', '[]') = '[]' else s.monthly is null end
        and jsonb_array_length(s.facts -> 'earlier') = 0`,
    },
    { code: 'NO_RECORD', when: unlocked },
    {
      code: 'NOT_CLEARED',
      when: sql<SqlBool>`(s.kind = 'LAST_PAY' and not coalesce((
        select bool_and(c.cleared_on is not null) from personnel.separation_view x join personnel.clearance_view c on c.separation_id = x.id
        where x.personnel_id = s.personnel_id and x.last_day = (select max(y.last_day) from personnel.separation_view y where y.personnel_id = x.personnel_id)), false))`,
    },
    { code: 'TWICE', when: sql<SqlBool>`s.twice` },
    ...NUMBERS.map(([code, kind]) => ({
      code,
      when: sql<SqlBool>`not exists (select from personnel.identity_number_view n where n.personnel_id = s.personnel_id and n.kind = ${kind} and n.number <> '')
        and (${code} <> 'NO_GSIS' or s.kind <> 'JOBORDER')`,
    })),
    {
      code: 'NO_ACCOUNT',
      when: sql<SqlBool>`(select f.account_sealed from payroll.profile f where f.personnel_id = s.personnel_id) is null`,
    },
    {
      code: 'AWAY',
      when: sql<SqlBool>`exists (select from personnel.standing_view t where t.personnel_id = s.personnel_id and t.status_code in ('AWOL', 'SUSP', 'LWOP') and t.during @> ${to}::date)`,
    },
    {
      code: 'ENDED',
      when: sql<SqlBool>`s.kind not in ('BONUS', 'LAST_PAY') and exists (select from personnel.separation_view x where x.personnel_id = s.personnel_id and x.last_day between ${from}::date and ${to}::date)`,
    },
    {
      code: 'AGE',
      when: sql<SqlBool>`exists (select from personnel.person_view p where p.id = s.personnel_id and p.birth_date is not null
        and (p.birth_date + interval '60 years')::date between ${from}::date and ${to}::date or (p.birth_date + interval '65 years')::date between ${from}::date and ${to}::date and p.id = s.personnel_id)`,
    },
    {
      code: 'BIG_CHANGE',
      when: sql<SqlBool>`(s.before > 0 and abs(s.net - s.before) * 5 > s.before)`,
      detail: sql`jsonb_build_object('before', s.before, 'net', s.net)`,
    },
  ];
  // Each table is read once by the run, and the checks look at one row a person: of rows that were written in this transaction nothing is known yet,
  // and the planner would look through all lines for each person.
  await sql`
    with lacking as materialized (
      select l.personnel_id, bool_or(i.class is null) as statutory, bool_or(i.class is not null) as authorized
      from payroll.line l join payroll.item i on i.code = l.code
      where l.run_id = ${run.id} and l.side = 'DEDUCTION' and (l.why -> 'figures' ->> 'due')::bigint > l.amount group by 1
    ), granted as materialized (
      select l.personnel_id, l.code, left(l.for_month, 4) as year from payroll.line l join payroll.item i on i.code = l.code and i.kind = 'BENEFIT'
      where l.run_id = ${run.id}
    ), twice as materialized (
      select distinct g.personnel_id from granted g
      join payroll.line o on o.personnel_id = g.personnel_id and o.code = g.code and o.run_id <> ${run.id} and left(o.for_month, 4) = g.year
      join payroll.payslip x on x.personnel_id = o.personnel_id and x.run_id = o.run_id and x.held_because is null
    ), slip as materialized (
      select s.*, m.statutory, m.authorized, w.personnel_id is not null as twice from payroll.payslip s
      left join lacking m on m.personnel_id = s.personnel_id left join twice w on w.personnel_id = s.personnel_id where s.run_id = ${run.id}
    )
    insert into payroll.finding (run_id, personnel_id, code, detail, blocks)
    ${sql.join(
      checks.map(
        ({ code, when, detail }) => sql`
          select s.run_id, s.personnel_id, ${code}, ${detail ?? sql`'{}'::jsonb`}, ${BLOCKING.includes(code)}::boolean
          from slip s where ${when}`,
      ),
      sql` union all `,
    )}
    on conflict do nothing`.execute(db);
}
