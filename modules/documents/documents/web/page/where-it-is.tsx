import { Card, Group, Stack, Text } from '@mantine/core';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { DocumentPage } from '../../contract/documents.ts';
import { formatDaysLeft, formatHours, formatMinutesLeft } from '../../rules/format-clock.ts';
import { StateBadge } from './state-badge.tsx';

/** Who holds it, since when, until when, and where it goes next. */
export function WhereItIs({ page }: { page: DocumentPage }) {
  const { holder, from, state, days_left, due_at, next } = page;
  const open = page.hops.find(({ ended_at }) => ended_at === null);
  const stands = open?.pauses.some(({ cause, resumed_at: resumed }) => cause === 'lacking_paper' && resumed === null) === true;
  return (
    <Card withBorder padding="lg" component="section" aria-label="Where it is">
      <Stack gap="xs">
        <Group gap="xs">
          <StateBadge state={state} />
          {page.priority !== 'ROUTINE' && <StatusBadge tone="warning">{page.priority === 'RUSH' ? 'Rush' : 'Urgent'}</StatusBadge>}
          {page.is_lost && <StatusBadge tone="bad">Lost</StatusBadge>}
          {page.legal_hold !== null && <StatusBadge tone="warning">Legal hold</StatusBadge>}
          {page.is_late && <StatusBadge tone="bad">Late in this office</StatusBadge>}
          {page.is_overdue && <StatusBadge tone="bad">Overdue</StatusBadge>}
        </Group>
        <Text fw={600} size="lg">
          {formatPlace(page)}
        </Text>
        {open && (
          <Text size="sm">
            {open.received_at === null
              ? `Sent ${formatInstant(open.sent_at)} by ${open.sent_by}${from ? `, ${from.acronym}` : ''}`
              : `Received ${formatInstant(open.received_at)} by ${open.received_by ?? ''}, ${formatHours(open.minutes_in_office)} of office hours`}
          </Text>
        )}
        {page.for_person !== null && <Text size="sm">For the attention of {page.for_person}</Text>}
        {page.hop_due_at !== null && holder && (
          <Text size="sm">
            {holder.acronym} is to act until {formatInstant(page.hop_due_at)}
            {page.hop_left_minutes !== null && `: ${formatMinutesLeft(page.hop_left_minutes, page.is_late)}`}.
          </Text>
        )}
        {days_left !== null && due_at !== null && (
          <Text size="sm">
            Due {formatInstant(due_at)}: {formatDaysLeft(days_left)}.
            {stands && ' The deadline is paused until the client brings the papers.'}
          </Text>
        )}
        {next && (
          <Text size="sm" c="dimmed">
            Usually next: {next.office?.fullname ?? next.label}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function formatPlace(page: DocumentPage): string {
  const { state, holder, origin, is_lost: isLost } = page;
  if (state === 'DRAFT') return `A draft of ${origin.fullname}`;
  if (page.disposed_on !== null) return 'Disposed of';
  if (holder === null) return 'Closed';
  if (isLost) return `Lost: ${holder.fullname} searches`;
  return state === 'INCOMING' || state === 'RETURNED' ? `On its way to ${holder.fullname}` : `At ${holder.fullname}`;
}
