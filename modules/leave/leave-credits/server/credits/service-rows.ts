import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import { exportServiceCredits, exportServiceGrants, listServiceCredits, listServiceGrants } from '../../contract/service-credits.ts';

const place = { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' };
const within = (offices: readonly number[]) =>
  sql<boolean>`o.id in (select w.id from unnest(${[...offices]}::integer[]) u(id), organization.offices_within(u.id) w)`;
const serving = (today: string) =>
  sql`left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id`;

/** The columns of a grant `g`. */
export const grantColumns = {
  id: 'g.id',
  order_no: 'g.order_no',
  activity: 'g.activity',
  from: sql`lower(g.worked)`,
  to: sql`upper(g.worked) - 1`,
  minutes: 'g.minutes',
  granted: 'g.granted',
  lost: 'g.lost',
  granted_on: 'g.granted_on',
  withdrawn_because: 'g.withdrawn_because',
};

/** Who has service credits, or had. */
export const serviceCreditRows = rows(listServiceCredits, exportServiceCredits, 'personnel', ({ actor, today }) => {
  const inYear = (what: 'granted' | 'lost') => sql`(select coalesce(sum(g.${sql.ref(what)}), 0)::integer from leave.service_grant g
    where g.personnel_id = p.id and g.withdrawn_on is null and extract(year from upper(g.worked) - 1) = ${Number(today.slice(0, 4))})`;
  return {
    from: sql`ledger.account k join personnel.person_view p on p.id = k.personnel_id ${serving(today)}`,
    columns: {
      id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      balance: 'k.balance',
      held: 'k.held',
      granted: inYear('granted'),
      lost: inYear('lost'),
    },
    reach: sql`k.book = 'SC' and ${visible(actor, ['EDATSADMIN'], place)}`,
    search: [sql`p.search`],
    sort: { fullname: 'p.plain_name', balance: 'k.balance', granted: inYear('granted') },
    unsorted: 'fullname',
    filters: { office: within },
    groups: { office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' } },
    sheet: {
      name: 'Service credits',
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        'Granted this year': (row) => row.granted / 1000,
        'Above the limit': (row) => row.lost / 1000,
        Left: (row) => row.balance / 1000,
        'Set aside': (row) => row.held / 1000,
      },
    },
  };
});

/** Grants by order, the withdrawn ones with their reason. */
export const serviceGrantRows = rows(listServiceGrants, exportServiceGrants, 'grants', ({ actor, today }) => ({
  from: sql`leave.service_grant g join personnel.person_view p on p.id = g.personnel_id ${serving(today)}`,
  columns: { ...grantColumns, personnel_id: 'p.id', idno: 'p.idno', fullname: 'p.fullname', avatar: avatarOf('p.id'), office: 'o.acronym' },
  reach: visible(actor, ['EDATSADMIN'], place),
  search: [sql`p.search`, sql`kernel.plain(g.order_no || ' ' || g.activity)`],
  sort: { fullname: 'p.plain_name', granted_on: 'g.granted_on', order_no: sql`kernel.plain(g.order_no)`, granted: 'g.granted' },
  unsorted: '-granted_on',
  filters: { office: within, year: (year) => sql`extract(year from upper(g.worked) - 1) = ${year}` },
  sheet: {
    name: 'Grants of service credits',
    cells: {
      Order: (row) => row.order_no,
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Work: (row) => row.activity,
      From: (row) => longDate(row.from),
      To: (row) => longDate(row.to),
      Hours: (row) => row.minutes / 60,
      Credits: (row) => row.granted / 1000,
      'Above the limit': (row) => row.lost / 1000,
      Granted: (row) => longDate(row.granted_on),
      'Taken back': (row) => row.withdrawn_because,
    },
  },
}));
