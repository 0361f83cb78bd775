import { Text } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { formatDay, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { DocumentRow } from '../../contract/documents.ts';
import { INSTRUCTIONS, PRIORITIES } from '../../contract/words.ts';
import { formatMinutesLeft, formatShortDays } from '../../rules/format-clock.ts';
import { StateBadge } from '../page/state-badge.tsx';
import type { ListKey } from './list-words.ts';

/** Lists whose papers have several states, or are marked as new or lost. */
const TELLS_STATE: readonly ListKey[] = ['incoming', 'hold', 'return', 'closed', 'mine', 'all'];

/** The columns of every list of papers; a paper that the reader may not see shows its number and state alone. */
const COLUMNS: ListColumn<DocumentRow>[] = [
  {
    key: 'tracking_no',
    title: 'Tracking number',
    kind: 'tracking',
    sort: 'tracking_no',
    render: (row) => row.tracking_no ?? 'Draft',
  },
  {
    key: 'subject',
    title: 'Subject',
    kind: 'name',
    sort: 'subject',
    phone: (row) => <PhoneFacts row={row} />,
    render: (row) => (
      <>
        {row.found_in && <FoundMark />}
        {row.subject || 'Confidential'}
        {row.found_in && <Aside> {formatFoundIn(row.found_in)}</Aside>}
      </>
    ),
  },
  { key: 'outgoing_no', title: 'Outgoing number', kind: 'tracking', startsHidden: true, render: (row) => row.outgoing_no ?? '—' },
  { key: 'type', title: 'Type', kind: 'word', startsHidden: true, sort: 'type', render: (row) => row.type || '—' },
  { key: 'sender', title: 'Sender', kind: 'name', startsHidden: true, render: (row) => row.sender || row.origin.acronym },
  { key: 'from', title: 'From', kind: 'acronym', render: (row) => row.from?.acronym ?? '—' },
  { key: 'holder', title: 'Where', kind: 'acronym', render: (row) => row.holder?.acronym ?? '—' },
  {
    key: 'instruction',
    title: 'Instruction',
    kind: 'word',
    startsHidden: true,
    render: (row) => INSTRUCTIONS[row.instruction as keyof typeof INSTRUCTIONS] ?? (row.instruction || '—'),
  },
  { key: 'for_person', title: 'Attention of', kind: 'name', startsHidden: true, render: (row) => row.for_person ?? '—' },
  {
    key: 'sent_at',
    title: 'Sent',
    kind: 'datetime',
    startsHidden: true,
    sort: 'sent',
    render: (row) => (row.sent_at === null ? '—' : formatInstant(row.sent_at)),
  },
  { key: 'hop_due_at', title: 'To act within', kind: 'number', sort: 'hop_due', render: (row) => <HopDue row={row} /> },
  { key: 'due_at', title: 'Due', kind: 'datetime', sort: 'due', render: (row) => <Due row={row} /> },
  {
    key: 'priority',
    title: 'Priority',
    kind: 'word',
    startsHidden: true,
    render: (row) => (row.priority === 'ROUTINE' ? '—' : PRIORITIES[row.priority]),
  },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    render: (row) =>
      row.is_lost ? (
        <StatusBadge tone="bad">Lost</StatusBadge>
      ) : row.is_new ? (
        <StatusBadge tone="info">New</StatusBadge>
      ) : (
        <StateBadge state={row.state} isDisposedOf={row.disposed_on !== null} />
      ),
  },
];

/** In a list of one state that column says nothing, and takes room from the number on a phone. */
export function documentColumns(of: ListKey): ListColumn<DocumentRow>[] {
  return COLUMNS.filter(({ key }) => key !== 'state' || TELLS_STATE.includes(of));
}

/** How long the office may still act, and until when. */
function HopDue({ row: { hop_due_at, hop_left_minutes, is_late } }: { row: DocumentRow }) {
  if (hop_due_at === null || hop_left_minutes === null) return '—';
  const left = formatMinutesLeft(hop_left_minutes, is_late);
  return <span title={formatInstant(hop_due_at)}>{is_late ? <StatusBadge tone="bad">{left}</StatusBadge> : left}</span>;
}

function Due({ row: { due_at, days_left, is_overdue, closed_at } }: { row: DocumentRow }) {
  if (closed_at !== null) return <Text size="sm" c="dimmed">{`Closed ${formatDay(closed_at)}`}</Text>;
  if (due_at === null || days_left === null) return '—';
  const left = formatShortDays(days_left);
  return (
    <span title={formatInstant(due_at)}>{is_overdue ? <StatusBadge tone="bad">{left}</StatusBadge> : `${formatDay(due_at)}, ${left}`}</span>
  );
}

/** On a phone: how long the office may still act, else until when it is due; then the subject. */
function PhoneFacts({ row }: { row: DocumentRow }) {
  const { found_in: foundIn, hop_left_minutes: left, days_left: days, is_late: isLate, is_overdue: isOverdue, subject } = row;
  const clock = left !== null ? formatMinutesLeft(left, isLate) : days !== null && formatShortDays(days);
  return (
    <>
      {clock && (
        <Text span size="sm" c={isLate || isOverdue ? 'red' : undefined} fw={500}>
          {clock}
        </Text>
      )}
      {clock && ' · '}
      {foundIn && <FoundMark />}
      {subject || 'Confidential'}
      {foundIn && <Aside> {formatFoundIn(foundIn)}</Aside>}
    </>
  );
}

/** In sight where the words beside the subject are cut. */
function FoundMark() {
  return <IconFileSearch size={14} stroke={1.75} role="img" aria-label="Found in a file:" style={FOUND_MARK} />;
}

const FOUND_MARK = { verticalAlign: '-2px', marginInlineEnd: 4 };

function formatFoundIn({ name, words }: NonNullable<DocumentRow['found_in']>): string {
  return `In ${name}: … ${words.trim()} …`;
}
