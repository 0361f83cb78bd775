import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportCampaigns, listCampaigns } from '../../contract/campaigns.ts';
import { CAMPAIGN_STATES, KINDS } from '../../contract/fields.ts';
import { campaignsFrom, reachesCampaigns } from '../reach.ts';

const dueOn = sql`case when to_char(c.as_at, 'MM') = '06' then (to_char(c.as_at, 'YYYY') || '-07-31')::date else (c.as_at + interval '1 month')::date end`;

export const campaignColumns = {
  id: 'c.id',
  kind: 'c.kind',
  fund_code: 'c.fund_code',
  fund: 'f.name',
  as_at: 'c.as_at',
  due_on: dueOn,
  campus: 'u.name',
  offices: sql`array(select t.acronym from property_counts.campaign_office m join organization.office_view t on t.id = m.office_id
    where m.campaign_id = c.id order by t.tree_from)`,
  chair: sql`(select p.fullname from property_counts.member m join personnel.person_view p on p.id = m.personnel_id where m.campaign_id = c.id and m.role = 'CHAIR')`,
  state: 'c.state',
  scans: sql`(select count(*) from property_counts.scan s where s.campaign_id = c.id)`,
  opened_at: 'c.opened_at',
  closed_at: 'c.closed_at',
};

export const campaignRows = rows(listCampaigns, exportCampaigns, 'campaigns', ({ actor }) => ({
  from: campaignsFrom,
  columns: campaignColumns,
  reach: reachesCampaigns(actor),
  search: [sql`kernel.plain(c.fund_code || ' ' || f.name || ' ' || coalesce(u.name, ''))`],
  sort: { as_at: 'c.as_at', fund: 'c.fund_code', kind: 'c.kind', state: 'c.state', due_on: dueOn },
  unsorted: '-as_at',
  filters: {
    state: (states) => sql`c.state = any(${states})`,
    kind: (kinds) => sql`c.kind = any(${kinds})`,
    fund: (fund) => sql`c.fund_code = ${fund}`,
    campus: (campus) => sql`c.campus_id = ${campus}`,
    year: (year) => sql`extract(year from c.as_at) = ${year}`,
  },
  sheet: {
    name: 'Physical counts',
    cells: {
      Property: (row) => KINDS[row.kind],
      'Fund cluster': (row) => `${row.fund_code} ${row.fund}`,
      'As at': (row) => longDate(row.as_at),
      'Report due': (row) => longDate(row.due_on),
      Campus: (row) => row.campus ?? 'All campuses',
      Offices: (row) => (row.offices.length === 0 ? 'All offices' : row.offices.join(', ')),
      Chair: (row) => row.chair,
      State: (row) => CAMPAIGN_STATES[row.state],
      Scans: (row) => row.scans,
    },
  },
}));
