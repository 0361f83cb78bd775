import { Card, Skeleton, Stack } from '@mantine/core';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listPersonTimeLogs } from '../../contract/punches.ts';
import { MonthSwitcher } from '../days/month-switcher.tsx';
import { TimeLogDays } from '../punches/time-log-days.tsx';

interface PersonLogsProps {
  personId: number;
  month: string;
  onMonth: (month: string) => void;
}

/** The punches of a month as they came in. */
export function PersonLogs({ personId, month, onMonth }: PersonLogsProps) {
  const answer = useCall(listPersonTimeLogs, { params: { id: personId }, query: { month } });
  const days = answer.data?.month === month ? answer.data.days : undefined;
  return (
    <Stack gap="sm">
      <MonthSwitcher month={month} onMonth={onMonth} />
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.isError && !days && <Skeleton h={320} aria-busy />}
      {days?.length === 0 && (
        <Card withBorder>
          <NothingHere title="No punches in this month" description="They appear here as soon as the file of a device is imported." />
        </Card>
      )}
      {days && days.length > 0 && <TimeLogDays days={days.toReversed()} />}
    </Stack>
  );
}
