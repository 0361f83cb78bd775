import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { VoidDialog } from '@talaan/papers/web/void-dialog.tsx';
import { listPersonTimeLogs, voidPunch, type TimeLog } from '../../contract/punches.ts';
import { formatTime, TimeLogLine } from './time-log-line.tsx';

/** What a person punched on a day, each with the way to void it. */
export function PunchesOfDay({ personnelId, date }: { personnelId: number; date: string }) {
  const answer = useCall(listPersonTimeLogs, { params: { id: personnelId }, query: { month: date.slice(0, 7) } });
  const logs = answer.data && (answer.data.days.find((day) => day.date === date)?.logs ?? []);
  return (
    <Stack gap="xs">
      <Title order={2}>{say('Punches of {date}', { date: longDate(date) })}</Title>
      {!logs &&
        (answer.isError ? <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} /> : <Skeleton h={120} aria-busy />)}
      {logs?.length === 0 && (
        <Text size="sm" c="dimmed">
          {say('None on this day.')}
        </Text>
      )}
      {logs?.map((log) => (
        <Group key={`${log.at} ${log.source} ${log.device}`} justify="space-between" wrap="nowrap" align="flex-start">
          <TimeLogLine log={log} />
          <VoidButton personnelId={personnelId} log={log} date={date} />
        </Group>
      ))}
    </Stack>
  );
}

/** Asks for the reason, then voids. */
export function VoidButton({
  personnelId,
  log,
  date,
}: {
  personnelId: number;
  log: Pick<TimeLog, 'at' | 'time' | 'voided'>;
  date: string;
}) {
  const [isAsking, asking] = useDisclosure();
  if (log.voided) return null;
  const name = `the punch of ${formatTime(log.time)}`;
  return (
    <>
      <Button size="compact-xs" variant="subtle" color="red" aria-label={say('Void {name}', { name })} onClick={asking.open}>
        {say('Void')}
      </Button>
      {isAsking && (
        <VoidDialog
          endpoint={voidPunch}
          body={(reason) => ({ personnel_id: personnelId, at: log.at, reason })}
          name={`${name} on ${longDate(date)}`}
          noun="punch"
          readers="The punch stays in sight with this reason and no longer counts. This cannot be undone."
          onClose={asking.close}
        />
      )}
    </>
  );
}
