import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { PURPOSES, SLIP_STATES, SLIPS } from '../../contract/fields.ts';
import { exportSlips, listSlips, makeSlip, type SlipRow } from '../../contract/slips.ts';
import { SlipBadge } from '../badges.tsx';

const columns: ListColumn<SlipRow>[] = [
  { key: 'number', title: 'Number', kind: 'tracking', sort: 'number' },
  { key: 'type', title: 'Slip', kind: 'word', render: (row) => SLIPS[row.type] },
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
  {
    key: 'person',
    title: 'Who has the items',
    kind: 'name',
    sort: 'person',
    phone: (row) => row.person.split(',')[0] ?? '',
    render: (row) => <NamedFace fullname={row.person} avatar={row.avatar} />,
  },
  { key: 'purpose', title: 'Purpose', kind: 'word', render: (row) => PURPOSES[row.purpose] },
  { key: 'destination', title: 'Where', kind: 'word', startsHidden: true, render: (row) => row.destination || '—' },
  { key: 'under', title: 'Under', kind: 'word', startsHidden: true, render: (row) => row.under ?? '—' },
  { key: 'office', title: 'Office', kind: 'acronym', startsHidden: true, render: (row) => row.office ?? '—' },
  { key: 'dated_on', title: 'Date', kind: 'date', sort: 'dated_on', render: (row) => longDate(row.dated_on) },
  { key: 'expected_on', title: 'Expected', kind: 'date', sort: 'expected_on', phone: true, render: (row) => longDate(row.expected_on) },
  { key: 'state', title: 'State', kind: 'state', sort: 'state', render: (row) => <SlipBadge state={row.state} /> },
];

export const readAhead = listAhead(listSlips);

/** What left the premises and what is lent, with what did not come back. */
export function Screen() {
  const main = (
    <ForCallers of={makeSlip}>
      <Button component={Link} to="/property/slips/new" leftSection={<IconPlus size={16} />}>
        New gate pass or loan
      </Button>
    </ForCallers>
  );
  return (
    <ListScreen
      title="Gate passes and loans"
      endpoint={listSlips}
      rows="slips"
      exportAs={exportSlips}
      columns={columns}
      open={(row) => `/property/slips/${row.id}`}
      searchLabel="Search number, person or item"
      filters={[
        multiFilter({ name: 'state', label: 'State', main: true, options: choices(SLIP_STATES) }),
        multiFilter({ name: 'type', label: 'Slip', main: true, options: choices(SLIPS) }),
        officeFilter,
      ]}
      views={[
        { name: 'Overdue', filters: { state: 'OVERDUE' } },
        { name: 'Out', filters: { state: 'OUT,OVERDUE' } },
      ]}
      groups={{ state: 'State', type: 'Slip', person: 'Who has the items', office: 'Office' }}
      main={main}
      empty={{
        title: 'Nothing is out',
        description: 'What leaves the premises for repair or use, and what is lent, is listed here.',
        action: main,
      }}
    />
  );
}
