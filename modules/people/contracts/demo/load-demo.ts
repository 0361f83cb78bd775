import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { fileRequests, type DemoRequest } from '@talaan/requests/demo/file-requests.ts';
import { contractFlow, type ContractAction, type ContractState } from '../workflow.ts';

/**
 * Contracts of those who serve as job orders or under contract of service: half-years up to the end of this one, each with its
 * appointment; some renewals are on their way, a few contracts end within days.
 */
export async function loadDemo({ client, today }: DemoMaking): Promise<void> {
  const half = today.month <= 6 ? 1 : 7;
  const begins = today.with({ month: half, day: 1 });
  const periods = Array.from({ length: 4 }, (_, back) => begins.subtract({ months: 6 * back }).toString()).toReversed();
  await client.query(
    `create temporary table contract_period on commit drop as
     select a.personnel_id, a.office_id, a.position_id, a.status_code, t.name as role, greatest(lower(a.during), f.day) as first,
       case when f.day = $2::date and a.personnel_id % 9 = 0 then least($3::date + 1 + (a.personnel_id % 28), (f.day + interval '6 months')::date) else (f.day + interval '6 months')::date end as until,
       lower(a.during) as began,
       coalesce((select max(s.amount) from organization.salary_table_view b join organization.salary_step_view s on s.table_id = b.id
         where b.during @> greatest(lower(a.during), f.day) and s.salary_grade = t.salary_grade and s.step = 1), 1400000) as monthly
     from personnel.appointment_view a join organization.position_view t on t.id = a.position_id
     cross join unnest($1::date[]) as f(day)
     where a.status_code in ('JO', 'COS') and upper_inf(a.during) and lower(a.during) < (f.day + interval '6 months')::date`,
    [periods, begins.toString(), today.toString()],
  );
  // Anyone who began before the periods keeps one appointment until the first of them.
  await client.query(`
    select set_config('talaan.reason', 'Contracts by half-year', true);
    delete from personnel.appointment a using contract_period c
      where a.personnel_id = c.personnel_id and lower(a.during) = c.began and c.first = c.began;
    update personnel.appointment a set during = daterange(lower(a.during), c.first)
      from (select personnel_id, min(first) as first from contract_period group by personnel_id) c
      where a.personnel_id = c.personnel_id and upper_inf(a.during) and lower(a.during) < c.first`);
  await client.query(`create temporary table contract_made (like contracts.contract including defaults, place integer generated always as identity) on commit drop;
    alter table contract_made alter id drop not null`);
  await client.query(
    `
    with numbered as (
      select c.*, row_number() over (partition by c.status_code, extract(year from c.first) order by c.first, c.personnel_id) as at from contract_period c)
    insert into contract_made (number, personnel_id, status_code, office_id, position_id, role, rate_kind, rate, premium, fund_source, duties,
      first_signatory, state, during)
    select status_code || '-' || extract(year from first) || '-' || lpad(at::text, greatest(4, length(at::text)), '0'), personnel_id, status_code, office_id, position_id, role,
      case status_code when 'JO' then 'daily' else 'monthly' end,
      case status_code when 'JO' then (monthly + 11) / 22 else monthly end,
      (array[0, 10, 20])[1 + personnel_id % 3], (array['General Fund 101', 'Income 164', 'Trust Fund 184', 'Internally generated 161'])[1 + personnel_id % 4],
      'Assists in the daily work of the office and does related tasks as its head may assign.', 'The University President',
      case when until <= $1::date then 'ENDED' else 'ACTIVE' end, daterange(first, until)
    from numbered`,
    [today.toString()],
  );
  await fileContracts(client, today);
  await client.query(`
    update contracts.contract k set renews_id = b.id from contracts.contract b
    where b.personnel_id = k.personnel_id and upper(b.during) = lower(k.during)`);
  await client.query(`
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, nature_code, daily_rate, authority, during)
    select personnel_id, office_id, position_id, status_code, case when renews_id is null then 'ORIG' else 'REAPP' end,
      case rate_kind when 'daily' then (rate * (100 + premium) + 50) / 100 end, 'Contract ' || number, during
    from contracts.contract`);
  await client.query(
    `insert into contract_made (number, personnel_id, status_code, office_id, position_id, role, rate_kind, rate, premium, fund_source, duties,
       first_signatory, state, renews_id, during)
     select status_code || '-' || $2 || '-' || lpad(at::text, greatest(4, length(at::text)), '0'), personnel_id, status_code,
       office_id, position_id, role, rate_kind, rate, premium, fund_source, duties, first_signatory,
       (array['DRAFT', 'FOR_FUNDS', 'FOR_FUNDS', 'FOR_SIGNATURE'])[1 + personnel_id % 4], id, daterange($1::date, ($1::date + interval '6 months')::date)
     from (
       select c.*, row_number() over (partition by status_code order by id) + (
         select count(*) from contracts.contract o where o.status_code = c.status_code and extract(year from lower(o.during)) = $2) as at
       from contracts.contract c where state = 'ACTIVE' and personnel_id % 5 = 0 and upper(during) = $1::date
     ) renewed`,
    [begins.add({ months: 6 }).toString(), begins.add({ months: 6 }).year],
  );
  await fileContracts(client, today);
  await client.query(`
    update contracts.contract set allows_unpaid_absence = personnel_id % 4 <> 3, wellness_days = case when personnel_id % 2 = 0 then 3 else 0 end`);
  await client.query(`
    insert into papers.control_series (series, year, last)
    select status_code, extract(year from lower(during)), count(*) from contracts.contract group by 1, 2
    on conflict (series, year) do update set last = excluded.last`);
}

const WAY: Record<ContractState, readonly ContractAction[]> = {
  DRAFT: [],
  FOR_FUNDS: ['submit'],
  FOR_SIGNATURE: ['submit', 'certify'],
  ACTIVE: ['submit', 'certify', 'sign'],
  ENDED: ['submit', 'certify', 'sign', 'end'],
  TERMINATED: [],
  CANCELLED: [],
};
/** A step every so many days, the first one so many days before the contract begins. */
const DAYS_BEFORE = 24;
const DAYS_BETWEEN = 5;

interface Made {
  place: number;
  personnel_id: number;
  office_id: number;
  number: string;
  role: string;
  state: ContractState;
  first: string;
  until: string;
}

/** Files the contracts of `contract_made` as requests and moves them into their table. */
async function fileContracts(client: ClientBase, today: Temporal.PlainDate): Promise<void> {
  const hr = await findAccount(client, 'hr');
  const budget = await findAccount(client, 'budget');
  const { rows } = await client.query<Made>(
    `select place, personnel_id, office_id, number, role, state, lower(during)::text as first, upper(during)::text as until
     from contract_made order by place`,
  );
  const requests = rows.map((row): DemoRequest => {
    const last = WAY[row.state].length;
    const begins = [Temporal.PlainDate.from(row.first), today]
      .toSorted((one, other) => Temporal.PlainDate.compare(one, other))[0]!
      .subtract({ days: DAYS_BEFORE });
    const at = (place: number) => `${begins.add({ days: place * DAYS_BETWEEN }).toString()}T09:00:00+08:00`;
    return {
      ownerId: row.personnel_id,
      officeId: row.office_id,
      title: `Contract ${row.number}: ${row.role}`,
      filedBy: hr.id,
      at: at(0),
      steps: WAY[row.state].map((action, place) => ({
        action,
        role: action === 'certify' ? 'budget' : action === 'end' ? 'system' : 'hr',
        by: action === 'end' ? undefined : action === 'certify' ? budget : hr,
        at: action === 'end' && place === last - 1 ? `${row.until}T06:00:00+08:00` : at(place + 1),
        remarks: '',
      })),
    };
  });
  const ids = await fileRequests(client, contractFlow, requests);
  await client.query(
    `insert into contracts.contract (id, number, personnel_id, status_code, office_id, position_id, role, rate_kind, rate, premium, fund_source, duties,
       first_signatory, second_signatory, state, renews_id, during)
     select n.id, m.number, m.personnel_id, m.status_code, m.office_id, m.position_id, m.role, m.rate_kind, m.rate, m.premium, m.fund_source, m.duties,
       m.first_signatory, m.second_signatory, m.state, m.renews_id, m.during
     from contract_made m join unnest($1::integer[], $2::integer[]) as n (id, place) on n.place = m.place`,
    [ids, rows.map(({ place }) => place)],
  );
  await client.query('delete from contract_made');
}
