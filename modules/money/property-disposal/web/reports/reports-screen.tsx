import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { campusFilter } from '@talaan/organization/web/place-filters.ts';
import { exportReports, listReports, makeReports, type ReportRow } from '../../contract/disposals.ts';
import { STATES } from '../../workflow.ts';
import { ReportBadge } from '../badges.tsx';

const columns: ListColumn<ReportRow>[] = [
  { key: 'number', title: 'Report', kind: 'tracking', sort: 'number', render: (row) => `${row.type} ${row.number}` },
  {
    key: 'article',
    title: 'Items',
    kind: 'name',
    phone: true,
    render: (row) => (
      <>
        {row.article}
        {row.items > 1 && <Aside>and {row.items - 1} more</Aside>}
      </>
    ),
  },
  { key: 'as_at', title: 'As at', kind: 'date', sort: 'as_at', phone: true, render: (row) => longDate(row.as_at) },
  { key: 'fund', title: 'Fund', kind: 'acronym', sort: 'fund', render: (row) => row.fund_code },
  { key: 'campus', title: 'Campus', kind: 'word', startsHidden: true, render: (row) => row.campus ?? 'Several campuses' },
  {
    key: 'officer',
    title: 'Accountable officer',
    kind: 'name',
    sort: 'officer',
    render: (row) => <NamedFace fullname={row.officer} avatar={row.avatar} />,
  },
  {
    key: 'disposed',
    title: 'Disposed of',
    kind: 'word',
    render: (row) => (row.items === 0 ? '—' : `${row.disposed} of ${count(row.items, 'item')}`),
  },
  { key: 'cost', title: 'Cost (PHP)', kind: 'money', sort: 'cost', render: (row) => formatMoney(row.cost) },
  { key: 'proceeds', title: 'Proceeds (PHP)', kind: 'money', startsHidden: true, render: (row) => formatMoney(row.proceeds) },
  { key: 'state', title: 'State', kind: 'state', sort: 'state', render: (row) => <ReportBadge state={row.state} /> },
];

const TYPES = { IIRUP: 'Property, plant and equipment', IIRUSP: 'Semi-expendable' } as const;

export const readAhead = listAhead(listReports);

/** Reports of unserviceable property, from the draft to the disposal. */
export function Screen() {
  const main = (
    <ForCallers of={makeReports}>
      <Button component={Link} to="/property/disposals/new" leftSection={<IconPlus size={16} />}>
        New report
      </Button>
    </ForCallers>
  );
  return (
    <ListScreen
      title="Unserviceable property"
      intro="Listed, inspected by a committee, approved, and disposed of."
      endpoint={listReports}
      rows="reports"
      exportAs={exportReports}
      columns={columns}
      open={(row) => `/property/disposals/${row.id}`}
      searchLabel="Search number, item or officer"
      filters={[
        multiFilter({ name: 'state', label: 'State', main: true, options: choices(STATES) }),
        multiFilter({ name: 'type', label: 'Property', main: true, options: choices(TYPES) }),
        campusFilter,
      ]}
      views={[
        { name: 'With the committee', filters: { state: 'INSPECTING' } },
        { name: 'To be disposed of', filters: { state: 'APPROVED' } },
      ]}
      groups={{ state: 'State', type: 'Property', fund: 'Fund cluster' }}
      main={main}
      empty={{
        title: 'No reports yet',
        description: 'List what was found unserviceable, so that a committee inspects it and it can be disposed of.',
        action: main,
      }}
    />
  );
}
