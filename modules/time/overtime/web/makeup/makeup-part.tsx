import { Card, Skeleton } from '@mantine/core';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
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
          [say('Subject'), `${found.subject}, ${found.section}`],
          [say('Missed on'), longDate(found.missed_on)],
          [say('Reason'), found.reason],
          [
            say('Made up on'),
            say('{held_on}, {from_minute} to {to_minute}', {
              held_on: longDate(found.held_on),
              from_minute: clockTime(found.from_minute),
              to_minute: clockTime(found.to_minute),
            }),
          ],
          [say('Room'), found.room],
          [
            say('Attended'),
            found.attended_minutes === null
              ? null
              : say('{attended_minutes}, as the punches show', { attended_minutes: formatMinutes(found.attended_minutes) }),
          ],
        ]}
      />
    </Card>
  );
}
