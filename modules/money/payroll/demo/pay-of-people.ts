import { databaseOver } from '@talaan/kernel/server/demo/database-over.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { endsOf } from '../rules/account-ends.ts';
import { accountSealer } from '../server/people/seal-accounts.ts';

/**
 * Loans and dues as employees of a university have them: one of so many has it, from which month on, and what it takes each month in centavos.
 * Its number begins with that of its lender, mostly with the year in it, and goes on with so many digits.
 */
const DEDUCTIONS = [
  { code: 'GSIS_MPL', every: 3, monthly: 285_000, principal: 10_260_000, months: 20, begin: (year: string) => `MP${year}-`, digits: 7 },
  { code: 'PAGIBIG_MPL', every: 5, monthly: 121_500, principal: 2_916_000, months: 14, begin: (year: string) => `11${year}`, digits: 8 },
  { code: 'COOPERATIVE', every: 4, monthly: 200_000, principal: null, months: 30, begin: (year: string) => `RL-${year}-`, digits: 5 },
  { code: 'UNION', every: 6, monthly: 10_000, principal: null, months: 40, begin: () => 'M-', digits: 5 },
] as const;

/** Numbers of neighbours are far apart, and no two are alike: it has no factor in common with ten. */
const SPREAD = 7_368_787;

/** One of so many has no account yet, and one of so many is at the other bank. */
const WITHOUT_ACCOUNT = 37;
const AT_OTHER_BANK = 11;

/** Where people are paid, who has representation and transportation, and what is deducted of whom. */
export async function loadPayOfPeople(making: DemoMaking): Promise<void> {
  const { client, now, today } = making;
  await loadProfiles(making);
  for (const code of ['RA', 'TA'])
    await client.query(
      `insert into payroll.allowance (personnel_id, code, monthly, by_days, authority, during)
       select s.personnel_id, $1, 950000, true, 'General Appropriations Act', daterange(date_trunc('year', $2::date)::date - 365, null)
       from personnel.salary_view s join personnel.appointment_view a on a.personnel_id = s.personnel_id and a.during @> $2::date
       where s.during @> $2::date and s.salary_grade >= 26`,
      [code, today.toString()],
    );
  for (const { code, every, monthly, principal, months, begin, digits } of DEDUCTIONS) {
    const from = today.subtract({ months }).with({ day: 1 }).toString();
    await client.query(
      `insert into payroll.deduction (personnel_id, code, reference_no, monthly, principal, from_month, authorized_on, entered_at)
       select a.personnel_id, $1, $8 || lpad((a.personnel_id::bigint * ${SPREAD} % ${10 ** digits})::text, ${digits}, '0'), $2, $3,
         to_char($4::date, 'YYYY-MM'), $4::date, $5
       from personnel.appointment_view a join reference.appointment_status k on k.code = a.status_code and k.government_service and k.code not in ('CAS', 'PT')
       where a.during @> $6::date and a.personnel_id % $7 = 0 and lower(a.during) < $4::date`,
      [code, monthly, principal, from, now.toString(), today.toString(), every, begin(from.slice(2, 4))],
    );
  }
}

/** Fund cluster and bank of all who serve, with account numbers as the product keeps them, and how job orders are taxed. */
async function loadProfiles({ client, now, today, settings }: DemoMaking): Promise<void> {
  const { rows: people } = await client.query<{ id: number }>(
    'select distinct personnel_id as id from personnel.appointment_view where during @> $1::date order by 1',
    [today.toString()],
  );
  const seal = await accountSealer(settings, databaseOver(client));
  const rows = people.map(({ id }) => {
    const bank = id % AT_OTHER_BANK === 0 ? 'Development Bank of the Philippines' : 'Land Bank of the Philippines';
    if (id % WITHOUT_ACCOUNT === 0) return { id, bank, sealed: null, ends: '' };
    const account = `${bank.startsWith('Land') ? '1857' : '0945'}${String((id * SPREAD) % 1_000_000).padStart(6, '0')}`;
    return { id, bank, sealed: seal(id, account).toString('hex'), ends: endsOf(account) };
  });
  await client.query(
    `insert into payroll.profile (personnel_id, fund_code, bank, account_sealed, account_ends, job_tax, job_kind, declared_on, changed_at)
     select r.id, case when r.id % 9 = 0 then '05' else '01' end, r.bank, decode(r.sealed, 'hex'), r.ends, j.tax, j.kind,
       case when j.tax is not null then date_trunc('year', $2::date) + interval '9 days' end, $3
     from jsonb_to_recordset($1) as r (id integer, bank text, sealed text, ends text)
     left join lateral (
       select (array['NONE', 'EIGHT', 'GRADUATED', null])[1 + r.id % 4] as tax, (array['SERVICE', 'PROFESSION'])[1 + r.id % 2] as kind
       from personnel.appointment_view a where a.personnel_id = r.id and a.during @> $2::date and a.status_code in ('JO', 'COS') limit 1) j on true
     on conflict do nothing`,
    [JSON.stringify(rows), today.toString(), now.toString()],
  );
}
