import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { CONTRACT_KINDS, CONTRACT_OVERSEERS, exportContracts, listContracts } from '../contract.ts';
import { withPremium } from '../rules/contract-terms.ts';
import { contractFlow } from '../workflow.ts';

/** Who keeps or funds contracts. */
export const KEEPERS = ['JO', 'PAYROLLBUDGET'] as const;

export const contractsFrom = sql`contracts.contract k join personnel.person_view p on p.id = k.personnel_id
  join organization.office_view o on o.id = k.office_id`;

/** The contracts of people and offices that the caller reaches. */
export function reachable(actor: Actor, groups: readonly Group[] = KEEPERS): RawBuilder<SqlBool> {
  return visible(actor, groups, { person: 'k.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

const isRenewed = sql<SqlBool>`exists (select from contracts.contract r where r.renews_id = k.id and r.state <> 'CANCELLED')`;

/** Active, not renewed, and the last day comes within so many days. */
export function endsWithin(days: number | RawBuilder<unknown>, today: string): RawBuilder<SqlBool> {
  return sql`k.state = 'ACTIVE' and upper(k.during) - 1 between ${today}::date and ${today}::date + ${days}::integer and not ${isRenewed}`;
}

/** The columns of a row of the list, on a day. */
export const contractColumns = (today: string) => ({
  id: 'k.id',
  number: 'k.number',
  kind: 'k.status_code',
  personnel_id: 'k.personnel_id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: sql`organization.acronym_on(o.id, lower(k.during))`,
  office_name: sql`organization.fullname_on(o.id, lower(k.during))`,
  role: 'k.role',
  rate_kind: 'k.rate_kind',
  rate: 'k.rate',
  premium: 'k.premium',
  fund_source: 'k.fund_source',
  from: sql`lower(k.during)`,
  to: sql`upper(k.during) - 1`,
  days_left: sql`upper(k.during) - 1 - ${today}::date`,
  state: 'k.state',
  is_renewed: isRenewed,
});

export const contractRows = rows(listContracts, exportContracts, 'contracts', ({ actor, today }) => ({
  from: contractsFrom,
  columns: contractColumns(today),
  reach: reachable(actor, CONTRACT_OVERSEERS),
  search: [sql`p.search`, sql`kernel.plain(k.number || ' ' || k.role)`],
  sort: {
    number: sql`k.number collate reference.by_number`,
    fullname: 'p.plain_name',
    office: 'o.tree_from',
    from: sql`lower(k.during)`,
    to: sql`upper(k.during)`,
    rate: 'k.rate',
    state: 'k.state',
  },
  unsorted: '-to',
  groups: {
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    state: { by: 'k.state', name: contractFlow.words },
    fund: { by: sql`nullif(k.fund_source, '')`, name: 'k.fund_source' },
    kind: { by: 'k.status_code', name: CONTRACT_KINDS },
  },
  filters: {
    state: (states) => sql`k.state = any(${states})`,
    kind: (kind) => sql`k.status_code = ${kind}`,
    office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
    fund: (fund) => sql`k.fund_source = ${fund}`,
    ending: (days) => endsWithin(days, today),
    person: (people) => sql`k.personnel_id = any(${people})`,
  },
  sheet: {
    name: 'Job orders',
    cells: {
      'Contract number': (row) => row.number,
      Kind: (row) => CONTRACT_KINDS[row.kind],
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office_name,
      Role: (row) => row.role,
      From: (row) => row.from,
      To: (row) => row.to,
      'Rate is by': (row) => (row.rate_kind === 'daily' ? 'Day' : 'Month'),
      Rate: (row) => row.rate / 100,
      'Premium (%)': (row) => row.premium,
      'Rate with premium': (row) => withPremium(row.rate, row.premium) / 100,
      'Fund source': (row) => row.fund_source,
      State: (row) => contractFlow.words[row.state],
    },
  },
}));
