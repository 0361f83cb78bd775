import { Card, Skeleton } from '@mantine/core';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readMakeupClass } from '../../contract/makeup-classes.ts';
import { formatMinutes } from '../../rules/format-hours.ts';

export const readAhead = partAhead(readMakeupClass);

/** What was missed, and when and where it is made up. */
export function Part({ recordId }: RequestPartProps) {
  const found = useCall(readMakeupClass, { params: { id: recordId } }).data?.makeup_class;
  if (found?.id !== recordId) return <Skeleton h={120} aria-busy />;
  return (
    <Card withBorder padding="md">
      <Facts
        facts={[
          ['Subject', `${found.subject}, ${found.section}`],
          ['Missed on', longDate(found.missed_on)],
          ['Reason', found.reason],
          ['Made up on', `${longDate(found.held_on)}, ${clockTime(found.from_minute)} to ${clockTime(found.to_minute)}`],
          ['Room', found.room],
          ['Attended', found.attended_minutes === null ? null : `${formatMinutes(found.attended_minutes)}, as the punches show`],
        ]}
      />
    </Card>
  );
}
