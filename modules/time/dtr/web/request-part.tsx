import { useEffect, useEffectEvent } from 'react';
import { Alert, Card, Skeleton, Stack, Text } from '@mantine/core';
import { IconLock, IconPencilCheck } from '@tabler/icons-react';
import { CalendarLegend, CalendarMonth } from '@talaan/attendance/web/days/calendar-month.tsx';
import { MonthTotals } from '@talaan/attendance/web/days/month-totals.tsx';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { noteLook, readRecord, type DtrRecord } from '../contract/submissions.ts';
import { Differences } from './differences.tsx';
import { FrozenList } from './frozen-list.tsx';
import { OwnHindrances } from './own-hindrances.tsx';
import { MovedWithin } from './moved-within.tsx';
import { usePersonDay } from './person-day-link.tsx';

export const readAhead = partAhead(readRecord);

/** A daily time record beside its request: its days and figures, what changed since it was signed and since the reader's last look. */
export function Part({ recordId }: RequestPartProps) {
  const record = useCall(readRecord, { params: { id: recordId } }).data?.record;
  if (record?.id !== recordId) return <Skeleton h={320} aria-busy />;
  return <Shown key={recordId} record={record} />;
}

function Shown({ record }: { record: DtrRecord }) {
  const today = useToday();
  const { personnel } = useCurrentUser();
  const isOwn = personnel?.id === record.personnel_id;
  const dayOf = usePersonDay(record.personnel_id);
  useNotedLook(record, isOwn);
  return (
    <Stack gap="sm">
      <MovedWithin offices={record.offices} />
      {record.changed.length > 0 && record.signed_at && (
        <Alert
          color="yellow"
          p="xs"
          icon={<IconPencilCheck size={18} />}
          title={say('Changed since it was submitted on {signedAt}', { signedAt: formatInstant(record.signed_at) })}
        >
          <Differences differences={record.changed} isNew={record.changed_since_look} words={['Submitted', 'Now']} />
        </Alert>
      )}
      {record.changed_since_look.length > 0 && record.looked_at && (
        <Text size="sm">
          {say('New since you looked on {moment}: {days}.', {
            moment: formatInstant(record.looked_at),
            days: count(record.changed_since_look.length, 'day'),
          })}
        </Text>
      )}
      {record.waiting.length > 0 && (
        <Alert color="yellow" p="xs" icon={<IconLock size={18} />} title={say('Pending: arrived after the lock')}>
          <Differences differences={record.waiting} isNew={[]} words={['Locked', 'If reopened']} />
        </Alert>
      )}
      {isOwn && record.hindrances.length > 0 && (
        <Card withBorder padding="sm">
          <OwnHindrances hindrances={record.hindrances} />
        </Card>
      )}
      <MonthTotals answer={{ totals: record.totals }} />
      <CalendarMonth
        month={record.from.slice(0, 7)}
        days={record.days}
        today={today}
        due={[]}
        dayLink={(date) => (isOwn ? `/account/dtr/${date}` : dayOf(date))}
      />
      <CalendarLegend days={record.days} />
      {record.frozen.length > 0 && <FrozenList frozen={record.frozen} />}
      {record.signed_digest && (
        <Text size="xs" c="dimmed">
          {say('What was signed: SHA-256 {signedDigest}', { signedDigest: record.signed_digest })}
        </Text>
      )}
    </Stack>
  );
}

/** Another person's look is noted once it is shown, so that the next one marks what changed. */
function useNotedLook({ id, changed_since_look, looked_at }: DtrRecord, isOwn: boolean): void {
  const { mutate } = useSend(noteLook, { alsoRefresh: [] });
  const isNew = looked_at === null || changed_since_look.length > 0;
  const note = useEffectEvent(() => {
    if (!isOwn && isNew) mutate({ params: { id } });
  });
  useEffect(() => note(), []);
}
