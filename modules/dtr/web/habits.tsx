import { Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { inDays } from '@talaan/attendance/web/days/format-figures.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { HABITS, listHabits, type Habit } from '../contract/habits.ts';

/** Whose locked months of a year count towards habitual tardiness, undertime or absence, with the evidence. */
export function Habits({ year }: { year: number }) {
  const answer = useCall(listHabits, { query: { year } });
  if (answer.isError) return <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={240} aria-busy />;
  const { habits } = answer.data;
  if (habits.length === 0)
    return (
      <NothingHere
        title={`No month of ${year} counts`}
        description="Locked months with 10 or more late arrivals or undertimes, or more than 2.5 days absent without leave, appear here. No penalty follows by itself."
      />
    );
  return (
    <Stack gap="sm">
      {habits.map((habit) => (
        <Card key={`${habit.personnel_id} ${habit.kind}`} withBorder padding="sm">
          <Group justify="space-between" gap="xs">
            <Stack gap={0}>
              <Text size="sm" fw={600}>
                {habit.fullname}, {habit.office}: {HABITS[habit.kind]}
              </Text>
              <Text size="sm">{habit.months.map((one) => sayMonth(habit, year, one)).join(', ')}</Text>
            </Stack>
            {habit.habitual.length > 0 ? (
              <StatusBadge tone="warning">Habitual</StatusBadge>
            ) : (
              <StatusBadge tone="neutral">Candidate</StatusBadge>
            )}
          </Group>
        </Card>
      ))}
    </Stack>
  );
}

/** `October 2026: 12 times`. */
function sayMonth({ kind }: Habit, year: number, { month, amount }: Habit['months'][number]): string {
  const name = monthName(`${year}-${String(month).padStart(2, '0')}`);
  return `${name}: ${kind === 'absence' ? `${inDays(amount)} days` : `${amount} times`}`;
}
