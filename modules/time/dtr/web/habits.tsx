import { useState } from 'react';
import { Anchor, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { HABITS, listHabits, sendHabitNotice, type Habit } from '../contract/habits.ts';
import { nameMonth, formatAmount, formatMonths } from '../rules/format-habit.ts';
import { habitFlow } from '../workflow.ts';
import { NoticeDrawer } from './notice-drawer.tsx';

const SendNoticeDialog = openedLater(async () => (await import('./send-notice-dialog.tsx')).SendNoticeDialog);

/** Whose locked months of a year count towards habitual tardiness, undertime or absence, with the evidence and the notices. */
export function Habits({ year }: { year: number }) {
  const answer = useCall(listHabits, { query: { year } });
  const [sending, setSending] = useState<Habit>();
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={240} aria-busy />;
  const { habits } = answer.data;
  if (habits.length === 0)
    return (
      <NothingHere
        title={`No month of ${year} counts`}
        description="Locked months with 10 or more late arrivals or undertimes, or more than 2.5 days absent without leave, appear here. No penalty follows automatically."
      />
    );
  return (
    <Stack gap="sm">
      {habits.map((habit) => (
        <HabitCard key={`${habit.personnel_id} ${habit.kind}`} habit={habit} year={year} onSend={() => setSending(habit)} />
      ))}
      {sending && <SendNoticeDialog habit={sending} year={year} onClose={() => setSending(undefined)} />}
      <NoticeDrawer />
    </Stack>
  );
}

function HabitCard({ habit, year, onSend }: { habit: Habit; year: number; onSend: () => void }) {
  const { change } = useAddress();
  const name = `${habit.fullname}, ${HABITS[habit.kind].toLowerCase()}`;
  return (
    <Card withBorder padding="sm" component="section" aria-label={name}>
      <Group justify="space-between" gap="xs" align="flex-start">
        <Stack gap={2}>
          <Group gap="xs">
            <Text size="sm" fw={600}>
              {habit.fullname}, {habit.office}: {HABITS[habit.kind]}
            </Text>
            {habit.habitual.length > 0 ? (
              <StatusBadge tone="warning">Habitual</StatusBadge>
            ) : (
              <StatusBadge tone="neutral">Candidate</StatusBadge>
            )}
          </Group>
          <Text size="sm">
            {habit.months.map(({ month, amount }) => `${nameMonth(year, month)}: ${formatAmount(habit.kind, amount)}`).join(', ')}
          </Text>
          {habit.notices.map(({ id, state, months }) => (
            <Text size="sm" key={id}>
              <Anchor component="button" type="button" size="sm" underline="always" onClick={() => change({ notice: id })}>
                Notice of {formatMonths(year, months)}
              </Anchor>
              : {habitFlow.wordsOf(state).toLowerCase()}
            </Text>
          ))}
        </Stack>
        {habit.to_notice.length > 0 && (
          <ForCallers of={sendHabitNotice}>
            <Button size="compact-sm" variant="default" aria-label={`Send notice to ${name}`} onClick={onSend}>
              Send notice…
            </Button>
          </ForCallers>
        )}
      </Group>
    </Card>
  );
}
