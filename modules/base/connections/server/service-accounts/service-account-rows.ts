import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportServiceAccounts, listServiceAccounts, SERVICE_SCOPES, type ServiceAccount } from '../../contract/service-accounts.ts';

/** Service accounts `s` of accounts `a`, with the tokens that open something today. */
export const servicesOn = (today: string) => sql`connections.service_account s join identity.account_view a on a.id = s.account_id
  left join organization.office_view o on o.id = s.office_id left join organization.campus_view c on c.id = s.campus_id
  cross join lateral (
    select max(t.expires_on) filter (where t.revoked_at is null and t.expires_on >= ${today}::date) as expires_on, max(t.last_used_at) as last_used_at
    from connections.token t where t.account_id = s.account_id) held`;

const state = sql<
  ServiceAccount['state']
>`case when s.ended_at is not null then 'ended' when held.expires_on is null then 'idle' else 'active' end`;

export const SERVICE_COLUMNS = {
  id: 's.account_id',
  name: 'a.name',
  purpose: 's.purpose',
  state,
  groups: 's.groups',
  over: sql<string>`case s.scope when 'office' then o.fullname when 'campus' then c.name else ${sql.lit(SERVICE_SCOPES.all)} end`,
  calls_a_minute: 's.calls_a_minute',
  provisions: 's.provisions',
  expires_on: 'held.expires_on',
  last_used_at: 'held.last_used_at',
};

const STATES = { active: 'Active', idle: 'No token', ended: 'Ended' } as const;

export const serviceAccountRows = rows(listServiceAccounts, exportServiceAccounts, 'service_accounts', ({ today }) => ({
  from: servicesOn(today),
  columns: SERVICE_COLUMNS,
  reach: sql`true`,
  search: [sql`kernel.plain_names(a.name || ' ' || s.purpose)`],
  sort: { name: 'a.name', expires_on: 'held.expires_on', last_used_at: 'held.last_used_at' },
  unsorted: 'name',
  filters: { state: (wanted) => sql`${state} = ${wanted}` },
  sheet: {
    name: 'Service accounts',
    cells: {
      Name: (row) => row.name,
      'What it is for': (row) => row.purpose,
      State: (row) => STATES[row.state],
      'View groups': (row) => row.groups.join(', '),
      Scope: (row) => row.over,
      'Calls a minute': (row) => row.calls_a_minute,
      'Looks after accounts': (row) => (row.provisions ? 'Yes' : 'No'),
      'Last day of its token': (row) => row.expires_on,
      'Last call': (row) => row.last_used_at && localTime(row.last_used_at),
    },
  },
}));
