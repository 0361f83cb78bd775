import { sql } from 'kysely';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { READERS } from '../../contract/fields.ts';
import { exportPaidPeople, listPaidPeople } from '../../contract/people.ts';

/** Who serves today, and how each is paid; of account numbers the last signs. */
export const paidPeopleRows = rows(listPaidPeople, exportPaidPeople, 'people', ({ actor, today }) => ({
  from: sql`personnel.appointment_view a join personnel.person_view p on p.id = a.personnel_id
    join reference.appointment_status k on k.code = a.status_code
    left join organization.office_view o on o.id = a.office_id left join payroll.profile f on f.personnel_id = p.id
    left join property.fund_cluster c on c.code = coalesce(f.fund_code, '01')`,
  columns: {
    id: 'p.id',
    personnel_id: 'p.id',
    idno: 'p.idno',
    fullname: 'p.fullname',
    avatar: avatarOf('p.id'),
    office: 'o.acronym',
    status: 'k.name',
    fund_code: sql`coalesce(f.fund_code, '01')`,
    bank: sql`coalesce(f.bank, '')`,
    account_ends: sql`coalesce(f.account_ends, '')`,
    allowances: sql`(select count(*)::integer from payroll.allowance w where w.personnel_id = p.id and w.during @> ${today}::date)`,
    held_because: sql`coalesce(f.held_because, '')`,
  },
  opensRecords: true,
  reach: sql`a.during @> ${today}::date and ${visible(actor, READERS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`,
  search: [sql`p.search`],
  sort: { fullname: 'p.plain_name', office: ['o.tree_from', 'p.plain_name'], bank: [sql`coalesce(f.bank, '')`, 'p.plain_name'] },
  unsorted: 'fullname',
  filters: {
    office: (offices) =>
      sql`o.id in (select within.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) within)`,
    fund: (funds) => sql`coalesce(f.fund_code, '01') = any(${funds}::text[])`,
    lacks: (lacks) => (lacks === 'account' ? sql`f.account_sealed is null` : sql`coalesce(f.held_because, '') <> ''`),
  },
  groups: {
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    fund: {
      by: sql`coalesce(f.fund_code, '01')`,
      name: sql`coalesce(f.fund_code, '01') || ' ' || c.name`,
      order: sql`coalesce(f.fund_code, '01')`,
    },
  },
  sheet: {
    name: 'How people are paid',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Status: (row) => row.status,
      'Fund cluster': (row) => row.fund_code,
      Bank: (row) => row.bank,
      'Account ends in': (row) => row.account_ends,
      Allowances: (row) => row.allowances,
      'Held because': (row) => row.held_because,
    },
  },
}));
