import { Card, Skeleton, Stack } from '@mantine/core';
import { SCHEDULE_KINDS } from '@talaan/attendance/contract/schedule-hours.ts';
import { formatHours } from '@talaan/attendance/web/schedules/format-hours.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readRosterRequest } from '../contract/requests.ts';
import { RosterChanges } from './roster-changes.tsx';

export const readAhead = partAhead(readRosterRequest);

/** What the one who decides sees: the hours asked for beside those that hold, and what they would change. */
export function Part({ recordId }: RequestPartProps) {
  const answer = useCall(readRosterRequest, { params: { id: recordId } });
  const request = answer.data?.request;
  if (answer.isError && !request) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (request?.id !== recordId) return <Skeleton h={240} aria-busy />;
  return (
    <Stack gap="md">
      <Facts
        facts={[
          [say('Asked for'), `${request.schedule ?? 'Own hours'} (${SCHEDULE_KINDS[request.hours.kind]})`],
          [say('Hours'), formatHours(request.hours).join('; ')],
          [say('From'), longDate(request.from)],
          [say('To'), request.last && longDate(request.last)],
          [say('Part-time'), request.is_part_time && say('Yes')],
          [say('Reason'), request.reason],
          [say('Holds today'), `${request.current.name}: ${formatHours(request.current.hours).join('; ')}`],
        ]}
      />
      <Card withBorder padding="md">
        <RosterChanges effect={request} />
      </Card>
    </Stack>
  );
}
