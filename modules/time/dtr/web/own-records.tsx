import { Alert, Anchor, Card, Group, Stack, Text } from '@mantine/core';
import { IconClock, IconSend } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { monthAfter } from '@talaan/attendance/web/days/calendar-grid.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { readOwnRecords, type OwnRecord, type OwnWarning } from '../contract/submissions.ts';
import { MovedWithin } from './moved-within.tsx';
import { OwnHindrances } from './own-hindrances.tsx';
import { OwnSteps } from './own-steps.tsx';

/** Above a month of one's own: how far its record is, what keeps it from being submitted, and the button that submits it. */
export function Part({ month }: { month: string }) {
  const today = useToday();
  const present = today.slice(0, 7);
  const answer = useCall(readOwnRecords, { query: { month } });
  const records = answer.isPlaceholderData ? undefined : answer.data?.records;
  return (
    <>
      {month === present && <LastMonth month={monthAfter(present, -1)} />}
      {records && answer.data?.warnings.map((warning) => <Warning key={warning.kind} {...warning} />)}
      {records?.map((record) => (
        <OwnRecordCard key={record.from} record={record} today={today} />
      ))}
    </>
  );
}

/** Only the employee sees it: how near the month is to one that counts (CSC MC 23 s.1998, MC 16 s.2010). */
function Warning({ kind, times, is_again }: OwnWarning) {
  return (
    <Alert color={is_again ? 'red' : 'yellow'} p="xs" icon={<IconClock size={18} />}>
      {kind === 'tardiness'
        ? say('Late {times} times in this month. Ten times make it a month that counts as habitual tardiness; only you see this.', {
            times,
          })
        : say('Undertime {times} times in this month. Ten times make it a month that counts as habitual undertime; only you see this.', {
            times,
          })}
    </Alert>
  );
}

/** Records of the month before that are over and still open. */
function LastMonth({ month }: { month: string }) {
  const today = useToday();
  const open = useCall(readOwnRecords, { query: { month } }).data?.records.filter(
    ({ state, hindrances }) => state === 'OPEN' && hindrances.every(({ kind }) => kind !== 'NO_RECORD'),
  );
  const [first] = open ?? [];
  if (!first) return null;
  return (
    <Alert color="yellow" p="xs" icon={<IconSend size={18} />}>
      {first.due_on < today
        ? say('{name} is not submitted; it was due at HR on {date}.', { name: say(first.name), date: longDate(first.due_on) })
        : say('{name} is not submitted; it is due at HR on {date}.', { name: say(first.name), date: longDate(first.due_on) })}{' '}
      <Anchor component={Link} to={`/account/dtr?month=${month}`} size="sm" underline="always">
        {say('Open {name}', { name: say(first.name) })}
      </Anchor>
    </Alert>
  );
}

function OwnRecordCard({ record, today }: { record: OwnRecord; today: string }) {
  const isRunning = record.hindrances.some(({ kind }) => kind === 'NOT_OVER');
  // A month that runs says where it stands in its own figures.
  if (isRunning) return null;
  return (
    <Card withBorder padding="sm" component="section" aria-label={say('Submission of {name}', { name: say(record.name) })}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Text fw={600} size="sm">
              {say(record.name)}
            </Text>
            <RequestState state={record.state} words={record.state_words} isClosed={record.state === 'LOCKED'} />
            <Text size="sm" c="dimmed">
              {formatSince(record, today)}
            </Text>
          </Group>
          <OwnSteps record={record} />
        </Group>
        <MovedWithin offices={record.offices} />
        {record.returned !== '' && (
          <Alert color="yellow" p="xs">
            {say('Returned: {returned}', { returned: record.returned })}
          </Alert>
        )}
        {record.hindrances.length > 0 && <OwnHindrances hindrances={record.hindrances} />}
      </Stack>
    </Card>
  );
}

function formatSince({ state, since, due_on, id }: OwnRecord, today: string): string {
  if (state === 'OPEN')
    return due_on < today
      ? say('was due at HR on {date}', { date: longDate(due_on) })
      : say('due at HR on {date}', { date: longDate(due_on) });
  const holder = { CERTIFYING: 'with your head', SUBMITTED: 'with your head', VERIFIED: 'with HR', RECEIVED: 'with HR', LOCKED: '' }[state];
  return [say(holder), id !== null && since !== null && say('since {date}', { date: formatDay(since) })].filter(Boolean).join(' ');
}
