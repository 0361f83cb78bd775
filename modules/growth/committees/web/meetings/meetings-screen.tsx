import { useState } from 'react';
import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { COMMITTEE_NAMES } from '@talaan/requests/contract/committees.ts';
import { exportMeetings, listMeetings, type MeetingRow } from '../../contract/meetings.ts';
import { meetingFlow } from '../../workflow.ts';
import { MeetingBadge } from './meeting-badge.tsx';
import { MonthOfMeetings } from './month-of-meetings.tsx';
import { PlanDialog } from './plan-dialog.tsx';

const columns: ListColumn<MeetingRow>[] = [
  { key: 'date', title: 'Date', kind: 'date', sort: 'date', render: (row) => longDate(row.date) },
  { key: 'begins', title: 'Time', kind: 'word', phone: true, render: (row) => clockTime(row.begins) },
  { key: 'committee', title: 'Committee', kind: 'name', sort: 'committee', phone: true },
  { key: 'place', title: 'Place', kind: 'text' },
  { key: 'items', title: 'Items', kind: 'number' },
  { key: 'decided', title: 'Decided', kind: 'number' },
  { key: 'state', title: 'State', kind: 'word', sort: 'state', phone: true, render: (row) => <MeetingBadge state={row.state} /> },
];

/** Meetings of committees, as a calendar or as a list. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const [planned, setPlanned] = useState<{ date?: string }>();
  const isList = search.get('view') === 'list';
  const view = (
    <SegmentedControl
      aria-label="View"
      value={isList ? 'list' : 'calendar'}
      onChange={(value) => setSearch(value === 'list' ? { view: 'list' } : {})}
      data={[
        { value: 'calendar', label: 'Calendar' },
        { value: 'list', label: 'List' },
      ]}
    />
  );
  const main = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setPlanned({})}>
      Plan a meeting
    </Button>
  );
  return (
    <>
      {isList ? (
        <ListScreen
          title="Committee meetings"
          endpoint={listMeetings}
          rows="meetings"
          exportAs={exportMeetings}
          columns={columns}
          open={(row) => `/lnd/manage/committee/meetings/${row.id}`}
          searchLabel="Search by committee or place"
          filters={[
            selectFilter({ name: 'kind', label: 'Committee', main: true, options: choices(COMMITTEE_NAMES) }),
            multiFilter({ name: 'state', label: 'State', main: true, options: choices(meetingFlow.words) }),
          ]}
          actions={view}
          main={main}
          empty={{ title: 'No meetings yet', description: 'Plan one, write its agenda and call the members.' }}
        />
      ) : (
        <Page title="Committee meetings" actions={<Group gap="xs">{view}</Group>} main={main}>
          <MonthOfMeetings month={search.get('month')} onMonth={(month) => setSearch({ month })} onPlan={(date) => setPlanned({ date })} />
        </Page>
      )}
      {planned && <PlanDialog committee={null} {...planned} onClose={() => setPlanned(undefined)} />}
    </>
  );
}
