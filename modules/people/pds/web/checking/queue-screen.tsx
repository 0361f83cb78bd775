import { Button, Text } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { dayFilter, multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { count, formatDay, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportChecking, listChecking, nextToCheck, QUEUE_STATES, type QueueRow } from '../../contract/queue.ts';
import { sheetWorkflow } from '../../rules/workflow.ts';
import { SheetStateBadge } from '../sheet/sheet-state.tsx';
import { filtersOf, sheetAddress } from './queue-search.ts';

const columns: ListColumn<QueueRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} office={row.office_acronym} /> },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true, render: ({ office }) => office ?? '—' },
  { key: 'state', title: 'State', kind: 'state', sort: 'state', render: ({ state }) => <SheetStateBadge state={state} /> },
  {
    key: 'submitted_at',
    title: 'Submitted',
    kind: 'datetime',
    sort: 'submitted_at',
    phone: true,
    render: ({ submitted_at }) => formatInstant(submitted_at),
  },
  { key: 'checker', title: 'Checker', kind: 'text', render: ({ checker, is_mine }) => (is_mine ? 'You' : (checker ?? '—')) },
  {
    key: 'verified_at',
    title: 'Before',
    kind: 'item',
    render: ({ verified_at }) => (verified_at ? `Verified ${formatDay(verified_at)}` : 'First sheet'),
  },
  { key: 'idno', title: 'Employee no.', kind: 'number', startsHidden: true },
];

export const readAhead = listAhead(listChecking);

/** Data sheets that wait to be checked, the oldest first. */
export function Screen() {
  const [search] = useSearchParams();
  const states = QUEUE_STATES.map((state) => ({ value: state, label: sheetWorkflow.words[state] }));
  return (
    <ListScreen
      title="PDS checking"
      intro="Submitted data sheets and those under check. Open the first one; from there on the keys take you through the list."
      endpoint={listChecking}
      rows="sheets"
      exportAs={exportChecking}
      columns={columns}
      searchLabel="Search by name or number"
      open={(row) => sheetAddress(row.id, search)}
      main={<CheckNext />}
      above={(answer) =>
        answer && (
          <Text size="sm" h={28} lh="28px" truncate role="status">
            <strong>{count(answer.waiting.SUBMITTED, 'sheet')}</strong> submitted, <strong>{answer.waiting.UNDER_CHECK}</strong> under check
            {answer.waiting.mine > 0 && `, of which ${answer.waiting.mine} by you`}.
          </Text>
        )
      }
      filters={[
        multiFilter({ name: 'state', label: 'State', any: 'To check', main: true, options: states }),
        officeFilter,
        selectFilter({ name: 'mine', label: 'Checker', main: true, options: [{ value: 'true', label: 'Checked by me' }] }),
        dayFilter({ name: 'submitted_before', label: 'Submitted before' }),
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
