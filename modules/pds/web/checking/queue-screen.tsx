import { Button, Text } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { DateField } from '@talaan/kernel/web/date-field.tsx';
import { multiFilter, selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { count, formatDay, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { exportChecking, listChecking, nextToCheck, QUEUE_STATES, type QueueRow } from '../../contract/queue.ts';
import { sheetWorkflow } from '../../rules/workflow.ts';
import { SheetStateBadge } from '../sheet/sheet-state.tsx';
import { filtersOf, sheetAddress } from './queue-search.ts';

const columns: ListColumn<QueueRow>[] = [
  { key: 'fullname', title: 'Name', sort: 'fullname' },
  { key: 'office', title: 'Office', sort: 'office', render: ({ office }) => office ?? '—' },
  { key: 'state', title: 'State', sort: 'state', width: 140, render: ({ state }) => <SheetStateBadge state={state} /> },
  { key: 'submitted_at', title: 'Submitted', sort: 'submitted_at', width: 180, render: ({ submitted_at }) => formatInstant(submitted_at) },
  { key: 'checker', title: 'Checker', width: 170, render: ({ checker, is_mine }) => (is_mine ? 'You' : (checker ?? '—')) },
  {
    key: 'verified_at',
    title: 'Before',
    width: 170,
    render: ({ verified_at }) => (verified_at ? `Verified ${formatDay(verified_at)}` : 'First sheet'),
  },
  { key: 'idno', title: 'Employee number', width: 140, startsHidden: true },
];

/** Data sheets that wait to be checked, the oldest first. */
export function Screen() {
  const [search] = useSearchParams();
  const states = QUEUE_STATES.map((state) => ({ value: state, label: sheetWorkflow.words[state] }));
  return (
    <ListScreen
      title="PDS checking"
      intro="Submitted data sheets and those under check. Open the first one; from there on the keys take you through the queue."
      endpoint={listChecking}
      rows="sheets"
      exportAs={exportChecking}
      columns={columns}
      searchLabel="Search by name or number"
      open={(row) => sheetAddress(row.id, search)}
      actions={<CheckNext />}
      above={(answer) =>
        answer && (
          <Text size="sm" role="status">
            <strong>{count(answer.waiting.SUBMITTED, 'sheet')}</strong> submitted, <strong>{answer.waiting.UNDER_CHECK}</strong> under check
            {answer.waiting.mine > 0 && `, of which ${answer.waiting.mine} by you`}.
          </Text>
        )
      }
      filters={[
        multiFilter({ name: 'state', label: 'State', options: states }),
        {
          name: 'office',
          field: ([office], onChange) => (
            <OfficePicker aria-label="Office" value={office ? Number(office) : null} onChange={(id) => onChange(id ? [String(id)] : [])} />
          ),
        },
        selectFilter({ name: 'mine', label: 'Checker', options: [{ value: 'true', label: 'Checked by me' }] }),
        {
          name: 'submitted_before',
          field: ([day], onChange) => (
            <DateField
              aria-label="Submitted before"
              placeholder="Submitted before"
              clearButtonProps={{ 'aria-label': 'Clear the day' }}
              clearable
              value={day ?? null}
              onChange={(date) => onChange(date ? [date] : [])}
            />
          ),
        },
      ]}
      empty={{ title: 'Nothing to check', description: 'Sheets appear here when employees submit them.' }}
    />
  );
}

function CheckNext() {
  const [search] = useSearchParams();
  const next = useCall(nextToCheck, { query: filtersOf(search) }).data?.personnel_id;
  if (!next) return null;
  return (
    <Button component={Link} to={sheetAddress(next, search)} leftSection={<IconChecklist size={16} />}>
      Check the first
    </Button>
  );
}
