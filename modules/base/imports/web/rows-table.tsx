import { Fragment } from 'react';
import { Button, Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { ListCards } from '@talaan/kernel/web/lists/list-cards.tsx';
import type { ListColumn } from '@talaan/kernel/web/lists/list-columns.tsx';
import { ListPager } from '@talaan/kernel/web/lists/list-pager.tsx';
import { listQueryOf, useListState } from '@talaan/kernel/web/lists/list-state.ts';
import { ListTable } from '@talaan/kernel/web/lists/list-table.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { ImportRow } from '../contract/import-record.ts';
import type { ImportView, RecordOfImport } from './import-view.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';

const BEFORE = {
  new: <StatusBadge tone="info">New</StatusBadge>,
  update: <StatusBadge tone="info">Change</StatusBadge>,
  unchanged: <StatusBadge tone="neutral">Unchanged</StatusBadge>,
  wrong: <StatusBadge tone="bad">Problem</StatusBadge>,
};
const AFTER = {
  ...BEFORE,
  new: <StatusBadge tone="info">Added</StatusBadge>,
  update: <StatusBadge tone="info">Changed</StatusBadge>,
  wrong: <StatusBadge tone="warning">Left out</StatusBadge>,
};
/** An undone import has no effect any more: nothing of it is green or blue. */
const UNDONE = {
  new: <StatusBadge tone="past">Added, undone</StatusBadge>,
  update: <StatusBadge tone="past">Changed, undone</StatusBadge>,
  unchanged: BEFORE.unchanged,
  wrong: <StatusBadge tone="past">Left out</StatusBadge>,
};
const WORDS = { checked: BEFORE, checking: BEFORE, importing: BEFORE, uploaded: BEFORE, imported: AFTER, undone: UNDONE };

interface RowsTableProps {
  view: ImportView;
  record: RecordOfImport;
  /** The rows that the user accepts one by one; nothing to choose once they are imported. */
  accepted?: readonly number[];
  onAccept?: (accepted: number[]) => void;
}

/** The rows of the file with what each would do or did; the problems can be looked at alone. */
export function RowsTable({ view, record, accepted = record.accepted, onAccept }: RowsTableProps) {
  const [state, change] = useListState(['action', 'warning']);
  const isPhone = useIsPhone();
  // A warning has been looked at once the rows are imported.
  const kind = record.state === 'checked' ? state.filters.warning?.[0] : undefined;
  const answer = useCall(view.calls.rows, { params: { id: record.id }, query: { ...listQueryOf(state), warning: kind } });
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  const warning = record.warnings.find((one) => one.kind === kind);
  const words = WORDS[record.state];
  const columns: ListColumn<ImportRow>[] = [
    {
      key: 'id',
      title: 'Row',
      kind: 'acronym',
      sort: 'line',
      render: (row) => (isPhone ? `Row ${row.id}: ${row.name || row.key}` : row.id),
    },
    { key: 'action', title: record.state === 'checked' ? 'Would be' : 'Outcome', kind: 'state', render: (row) => words[row.action] },
    { key: 'key', title: record.about, kind: 'number', sort: 'key' },
    ...(isPhone ? [] : [{ key: 'name', title: record.named, kind: 'text' as const }]),
    {
      key: 'what',
      title: 'What',
      kind: 'prose',
      phone: true,
      render: (row) => (
        <WhatCell
          row={row}
          isAccepted={accepted.includes(row.id)}
          onAccept={onAccept && ((isTaken) => onAccept(isTaken ? [...accepted, row.id] : accepted.filter((line) => line !== row.id)))}
        />
      ),
    },
  ];
  const shared = {
    columns,
    rows: answer.data?.rows,
    rowId: (row: ImportRow) => row.id,
    selectable: false,
    selected: [],
    onSelect: () => undefined,
  };
  return (
    <Stack gap="sm">
      {warning && (
        <Group gap="xs">
          <Text size="sm">Only rows with this warning: {warning.title}</Text>
          <Button size="compact-sm" variant="default" onClick={() => change({ warning: '' })}>
            Show all rows
          </Button>
        </Group>
      )}
      <ActionFilter record={record} action={state.filters.action?.[0] ?? ''} onAction={(action) => change({ action, warning: '' })} />
      {isPhone ? (
        <ListCards {...shared} />
      ) : (
        <ListTable {...shared} sort={state.sort} onSort={(sort) => change({ sort })} fetching={answer.isPlaceholderData} />
      )}
      <ListPager total={answer.data?.total} page={state.page} perPage={state.per_page} onTurn={(page) => change({ page: String(page) })} />
    </Stack>
  );
}

function ActionFilter({
  record: { counts, state },
  action,
  onAction,
}: {
  record: RecordOfImport;
  action: string;
  onAction: (action: string) => void;
}) {
  const isPhone = useIsPhone();
  const done = state !== 'checked';
  const count = new Intl.NumberFormat('en-PH');
  const choices = [
    ['', 'All', counts.rows],
    ['wrong', done ? 'Left out' : 'Problems', counts.wrong],
    ['new', done ? 'Added' : 'New', counts.new],
    ['update', done ? 'Changed' : 'Changes', counts.update],
    ['unchanged', 'Unchanged', counts.unchanged],
  ] as const;
  return (
    <Group grow={isPhone}>
      <SegmentedControl
        aria-label="Which rows"
        size="sm"
        value={action}
        onChange={onAction}
        orientation={isPhone ? 'vertical' : 'horizontal'}
        fullWidth={isPhone}
        data={choices.map(([value, label, number]) => ({
          value,
          label: `${label} ${count.format(number)}`,
          disabled: number === 0 && value !== '',
        }))}
      />
    </Group>
  );
}

interface WhatCellProps {
  row: ImportRow;
  isAccepted: boolean;
  onAccept: ((isAccepted: boolean) => void) | undefined;
}

/** Problems first, with the tick by which a row alone is accepted, then what would change. */
function WhatCell({ row, isAccepted, onAccept }: WhatCellProps) {
  if (row.messages.length === 0 && row.changes.length === 0) return '—';
  return (
    <Stack gap={2}>
      {row.messages.map(({ column, message, level, accept }) => (
        <Fragment key={`${column}-${message}`}>
          <Text size="sm" c={level === 'error' ? 'red' : level === 'note' ? 'dimmed' : undefined}>
            {level === 'warning' && <IconAlertTriangle size={14} role="img" aria-label="Warning" />} <b>{column}:</b> {message}
          </Text>
          {accept && onAccept && (
            <Checkbox
              size="sm"
              label={accept}
              aria-label={`${accept}: row ${row.id}`}
              checked={isAccepted}
              onChange={(event) => onAccept(event.currentTarget.checked)}
            />
          )}
        </Fragment>
      ))}
      {row.action === 'new' && <Text size="sm">{row.changes.map(formatAdded).join(' · ')}</Text>}
      {row.action === 'update' && (
        <Text size="sm">
          {row.changes.map(({ field, from, to }, at) => (
            <Fragment key={field}>
              {at > 0 && ' · '}
              <b>{field}:</b>{' '}
              {from && (
                <Text span inherit c="dimmed" td="line-through">
                  {from}
                </Text>
              )}{' '}
              {to}
            </Fragment>
          ))}
        </Text>
      )}
    </Stack>
  );
}

/** Words stand for themselves; a number or a date needs its title: `Device PIN: 1002`. */
function formatAdded({ field, to }: ImportRow['changes'][number]): string {
  if (/[a-z]/i.test(to)) return to;
  return `${field}: ${/^\d{4}-\d\d-\d\d$/.test(to) ? longDate(to) : to}`;
}
