import { sql, type RawBuilder } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportReports, listReports } from '../../contract/disposals.ts';
import { REPORTS } from '../../contract/fields.ts';
import { STATES } from '../../workflow.ts';
import { reachesReports, reportsFrom } from '../reach.ts';
import { stayedOn } from './close-lines.ts';

/** Of the items that are or were on a report, without what left it before its end. */
const sums = (what: RawBuilder<unknown>) => sql`(select ${what} from property_disposal.line l where l.report_id = e.id and ${stayedOn})`;

export const reportColumns = {
  id: 'e.id',
  type: 'e.type',
  number: 'e.number',
  as_at: 'e.as_at',
  fund_code: 'e.fund_code',
  fund: 'f.name',
  campus: 'u.name',
  officer_id: 'e.officer_id',
  officer: 'p.fullname',
  avatar: avatarOf('p.id'),
  chair: sql`(select c.fullname from property_disposal.member m join personnel.person_view c on c.id = m.personnel_id where m.report_id = e.id and m.role = 'CHAIR')`,
  state: 'e.state',
  items: sums(sql`count(*)`),
  disposed: sums(sql`count(l.act_id)`),
  article: sql`coalesce((select i.article from property_disposal.line l join property.item i on i.id = l.item_id where l.report_id = e.id
    order by l.left_because is not null, l.no limit 1), '')`,
  cost: sums(sql`coalesce(sum(l.cost), 0)::bigint`),
  proceeds: sums(sql`coalesce(sum(l.amount), 0)::bigint`),
  request_id: 'e.request_id',
};

export const reportRows = rows(listReports, exportReports, 'reports', ({ actor }) => ({
  from: reportsFrom,
  columns: reportColumns,
  reach: reachesReports(actor),
  search: [
    sql`kernel.plain(e.type || ' ' || e.number || ' ' || f.name || ' ' || coalesce(u.name, ''))`,
    sql`p.search`,
    sql`(select coalesce(string_agg(i.search, ' '), '') from property_disposal.line l join property.item i on i.id = l.item_id where l.report_id = e.id)`,
  ],
  sort: {
    number: 'e.number',
    as_at: 'e.as_at',
    fund: 'e.fund_code',
    officer: 'p.plain_name',
    state: 'e.state',
    cost: sums(sql`sum(l.cost)`),
  },
  unsorted: '-as_at',
  filters: {
    state: (states) => sql`e.state = any(${states})`,
    type: (types) => sql`e.type = any(${types})`,
    fund: (fund) => sql`e.fund_code = ${fund}`,
    campus: (campus) => sql`e.campus_id = ${campus}`,
    year: (year) => sql`extract(year from e.as_at) = ${year}`,
  },
  groups: {
    state: { by: 'e.state', name: STATES },
    type: { by: 'e.type', name: REPORTS },
    fund: { by: 'e.fund_code', name: 'f.name' },
  },
  sheet: {
    name: 'Unserviceable property',
    cells: {
      Report: (row) => `${row.type} ${row.number}`,
      'As at': (row) => longDate(row.as_at),
      'Fund cluster': (row) => `${row.fund_code} ${row.fund}`,
      Campus: (row) => row.campus ?? 'Several campuses',
      'Accountable officer': (row) => row.officer,
      Chair: (row) => row.chair,
      Items: (row) => row.items,
      'First item': (row) => row.article,
      Cost: (row) => row.cost / 100,
      'Disposed of': (row) => row.disposed,
      Proceeds: (row) => row.proceeds / 100,
      State: (row) => STATES[row.state],
    },
  },
}));
