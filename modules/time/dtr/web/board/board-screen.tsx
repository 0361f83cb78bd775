import { Card, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readBoard, type Board } from '../../contract/board.ts';
import { BarOfStates } from '../bar-of-states.tsx';
import { useRecordMonth } from '../use-record-month.ts';
import { BoardColumn } from './board-column.tsx';
import { RemindButton } from './remind-button.tsx';

/** The month of one's office: whose records are not submitted, who lacks punches, which requests are pending, and a reminder to all of them. */
export function Screen() {
  const [month, setMonth] = useRecordMonth();
  const today = useToday();
  const answer = useCall(readBoard, { query: { month } });
  return (
    <Page
      title="Month of the office"
      actions={<MonthField w={150} month={month} last={today.slice(0, 7)} onChange={setMonth} />}
      main={answer.data && <RemindButton month={month} open={answer.data.open} />}
    >
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton h={320} aria-busy />}
      {answer.data && <MonthOf board={answer.data} month={month} />}
    </Page>
  );
}

function MonthOf({ board, month }: { board: Board; month: string }) {
  const { records, states, open, due_on } = board;
  if (records === 0)
    return (
      <NothingHere
        title={`No daily time records in ${monthName(month)}`}
        description="The people of the offices that you head or write for appear here."
      />
    );
  const lacking = open.filter(({ hindrances }) => hindrances.some(({ kind }) => kind === 'INCOMPLETE'));
  const pending = open.filter(({ hindrances }) => hindrances.some(({ kind }) => kind === 'REQUEST'));
  return (
    <Stack gap="sm">
      <Card withBorder padding="sm">
        <Stack gap="xs">
          <Group justify="space-between" gap="xs">
            <Text size="sm">
              {monthName(month)}: {records - states.OPEN} of {count(records, 'record')} submitted.
            </Text>
            <Text size="sm" c="dimmed">
              Due at HR on {longDate(due_on)}
            </Text>
          </Group>
          <BarOfStates name="Records of the office" states={states} height={16} />
        </Stack>
      </Card>
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="sm">
        <BoardColumn title="Not submitted" records={open} month={month} none="All records are submitted." describe={describeOpen} />
        <BoardColumn
          title="Missing punches"
          records={lacking}
          month={month}
          none="No day has a missing punch."
          describe={describeLacking}
        />
        <BoardColumn title="Pending requests" records={pending} month={month} none="No request is pending." describe={describePending} />
      </SimpleGrid>
    </Stack>
  );
}

type Open = Board['open'][number];

function describeOpen({ name, is_over, hindrances }: Open): string {
  if (hindrances.length === 0) return is_over ? `${name}: ready to submit` : `${name}: not over yet`;
  return `${name}: ${hindrances.length} to settle`;
}

/** `Lacks a punch: 3, 9 Nov`. */
function describeLacking({ hindrances }: Open): string {
  const dates = hindrances.flatMap(({ kind, date }) => (kind === 'INCOMPLETE' && date ? [date] : []));
  const days = dates.map((date) => Number(date.slice(8))).join(', ');
  return `${days} ${longDate(dates[0]!).split(' ')[1]}`;
}

function describePending({ hindrances }: Open): string {
  return hindrances
    .filter(({ kind }) => kind === 'REQUEST')
    .map(({ text }) => text.replace(/: not decided yet\.$/, ''))
    .join('; ');
}
