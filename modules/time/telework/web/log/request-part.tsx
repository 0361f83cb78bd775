import { Card, Skeleton } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readHomeLog } from '../../contract/days.ts';
import { DayFacts } from './day-facts.tsx';

export const readAhead = partAhead(readHomeLog);

/** A day at home beside its accomplishment in the inbox. */
export function Part({ recordId }: RequestPartProps) {
  const day = useCall(readHomeLog, { params: { id: recordId } }).data?.day;
  if (day?.log_id !== recordId) return <Skeleton h={200} aria-busy />;
  return (
    <Card withBorder padding="md">
      <DayFacts day={day} />
    </Card>
  );
}
