import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { campusFilter } from '@talaan/organization/web/place-filters.ts';
import { exportCampaigns, listCampaigns, openCampaign, type CampaignRow } from '../contract/campaigns.ts';
import { CAMPAIGN_STATES, KINDS } from '../contract/fields.ts';
import { CampaignBadge } from './campaign-badge.tsx';

const isLate = (row: CampaignRow) => row.state === 'OPEN' && row.due_on < today().toString();

const columns: ListColumn<CampaignRow>[] = [
  { key: 'kind', title: 'Property', kind: 'name', sort: 'kind', render: (row) => KINDS[row.kind] },
  { key: 'fund', title: 'Fund cluster', kind: 'text', sort: 'fund', phone: true, render: (row) => `${row.fund_code} ${row.fund}` },
  { key: 'as_at', title: 'As at', kind: 'date', sort: 'as_at', phone: true, render: (row) => longDate(row.as_at) },
  { key: 'campus', title: 'Campus', kind: 'word', render: (row) => row.campus ?? 'All campuses' },
  { key: 'offices', title: 'Offices', kind: 'word', render: (row) => (row.offices.length === 0 ? 'All offices' : row.offices.join(', ')) },
  { key: 'chair', title: 'Chair', kind: 'word', startsHidden: true },
  { key: 'scans', title: 'Scans', kind: 'count' },
  { key: 'due_on', title: 'Report due', kind: 'date', sort: 'due_on', render: (row) => longDate(row.due_on) },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    sort: 'state',
    render: (row) => (isLate(row) ? <StatusBadge tone="bad">Late</StatusBadge> : <CampaignBadge state={row.state} />),
  },
];

export const readAhead = listAhead(listCampaigns);

/** Physical counts, by fund cluster and kind of property. */
export function Screen() {
  return (
    <ListScreen
      title="Physical counts"
      endpoint={listCampaigns}
      rows="campaigns"
      exportAs={exportCampaigns}
      columns={columns}
      open={(row) => `/property/counts/${row.id}`}
      searchLabel="Search by fund or campus"
      filters={[
        multiFilter({ name: 'state', label: 'State', main: true, options: choices(CAMPAIGN_STATES) }),
        multiFilter({ name: 'kind', label: 'Property', main: true, options: choices(KINDS) }),
        campusFilter,
      ]}
      main={
        <ForCallers of={openCampaign}>
          <Button component={Link} to="/property/counts/new">
            New count
          </Button>
        </ForCallers>
      }
      empty={{
        title: 'No counts yet',
        description: 'Property, plant and equipment is counted as at 31 December, semi-expendable property as at 30 June and 31 December.',
      }}
    />
  );
}
