import { sql, type SqlBool } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { CLASSES, PAPER_STATES, PAPER_TYPES } from '../../contract/fields.ts';
import { exportPapers, listPapers } from '../../contract/papers.ts';
import { reachesPapers } from '../reach.ts';

export const papersFrom = sql`property.paper k join personnel.person_view p on p.id = k.personnel_id
  join organization.office_view o on o.id = k.office_id`;

/** A line of it waits for the answer of the custodian; the others may wait or be acknowledged. */
export const IS_DISPUTED = sql<SqlBool>`exists (select from property.paper_line l where l.paper_id = k.id and l.state = 'DISPUTED')`;

/** Receipts in force are renewed after three years (rules/due-days.ts); slips are not. */
const RENEWAL_ON = sql`case when k.type = 'PAR' and k.state = 'ACKNOWLEDGED' then (k.dated_on + interval '3 years')::date end`;

export const paperColumns = {
  id: 'k.id',
  type: 'k.type',
  class: 'k.class',
  number: 'k.number',
  dated_on: 'k.dated_on',
  personnel_id: 'k.personnel_id',
  holder: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: 'o.acronym',
  office_name: 'o.fullname',
  fund_code: 'k.fund_code',
  state: 'k.state',
  items: sql`(select count(*) from property.paper_line l where l.paper_id = k.id)`,
  disputed: sql`(select count(*) from property.paper_line l where l.paper_id = k.id and l.state = 'DISPUTED')`,
  amount: sql`(select coalesce(sum(l.amount), 0)::bigint from property.paper_line l where l.paper_id = k.id and l.state <> 'ENDED')`,
  issued_at: 'k.issued_at',
  acknowledged_at: 'k.acknowledged_at',
  renewal_on: RENEWAL_ON,
  reminded_at: 'k.holder_reminded_at',
  has_signed_copy: sql`k.signed_file_id is not null`,
};

export const paperRows = rows(listPapers, exportPapers, 'papers', ({ actor, today }) => ({
  from: papersFrom,
  columns: paperColumns,
  reach: reachesPapers(actor),
  search: [sql`p.search`, sql`kernel.plain(k.type || ' ' || k.number)`],
  sort: {
    number: 'k.number',
    dated_on: 'k.dated_on',
    holder: 'p.plain_name',
    office: 'o.tree_from',
    state: 'k.state',
  },
  unsorted: '-dated_on',
  groups: {
    state: { by: 'k.state', name: PAPER_STATES },
    type: { by: 'k.type', name: PAPER_TYPES },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    holder: { by: 'p.id', name: 'p.fullname', order: 'p.plain_name' },
    fund: { by: 'k.fund_code', name: 'k.fund_code' },
  },
  filters: {
    type: (types) => sql`k.type = any(${types})`,
    class: (classes) => sql`k.class = any(${classes})`,
    state: (states) => sql`k.state = any(${states})`,
    holder: (people) => sql`k.personnel_id = any(${people})`,
    office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
    fund: (fund) => sql`k.fund_code = ${fund}`,
    year: (year) => sql`k.dated_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`,
    disputed: (disputed) => (disputed ? IS_DISPUTED : sql`not ${IS_DISPUTED}`),
    waiting: (days) => sql`k.state = 'WAITING' and kernel.date_of(k.issued_at) <= ${today}::date - ${days}::integer`,
    renewal: (days) => sql`${RENEWAL_ON} <= ${today}::date + ${days}::integer`,
  },
  sheet: {
    name: 'Papers of property',
    cells: {
      Type: (row) => row.type,
      Number: (row) => row.number,
      Date: (row) => row.dated_on,
      Class: (row) => (row.class === null ? '' : CLASSES[row.class]),
      'Accountable person': (row) => row.holder,
      Office: (row) => row.office_name,
      'Fund cluster': (row) => row.fund_code,
      Items: (row) => row.items,
      Amount: (row) => row.amount / 100,
      State: (row) => PAPER_STATES[row.state],
      'Renewal due': (row) => row.renewal_on,
    },
  },
}));
