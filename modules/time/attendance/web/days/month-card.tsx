import { Group, Progress, Stack, Text } from '@mantine/core';
import { clockTime, longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { today, useToday } from '@talaan/kernel/web/calls/clock.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { ReadCardAhead } from '@talaan/personnel/web/record/record-card.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readPersonMonth, type DtrDay } from '../../contract/days.ts';
import { appearanceNamed } from './day-appearance.ts';
import { daysByLook, lastPunch } from './sum-month.ts';

const monthOf = (id: number, month: string) => ({ params: { id }, query: { month } });

export const readAhead: ReadCardAhead = (ask, id) =>
  ask(readPersonMonth, { ...monthOf(id, today().toString().slice(0, 7)), together: true });

/** The month so far in the record of a person: one bar of its days of work, and the last punch. */
export function Card({ person }: { person: { id: number } }) {
  const month = useToday().slice(0, 7);
  const answer = useCall(readPersonMonth, monthOf(person.id, month));
  return (
    <CardFrame title={monthName(month)} more={{ label: say('Attendance'), to: '?tab=attendance' }} answer={answer}>
      {({ days, totals }) => (
        <Stack gap="xs">
          <DaysBar days={days} />
          <Text size="sm">
            {say('{minutes} late · {minutes2} of undertime', {
              minutes: count(totals.late_minutes, 'minute'),
              minutes2: count(totals.undertime_minutes, 'minute'),
            })}
          </Text>
          <LastPunch days={days} />
        </Stack>
      )}
    </CardFrame>
  );
}

function DaysBar({ days }: { days: readonly DtrDay[] }) {
  const looks = daysByLook(days);
  const all = looks.reduce((sum, [, amount]) => sum + amount, 0);
  const words = looks.map(([name, amount]) => `${appearanceNamed(name).label} ${amount}`);
  if (all === 0) return <Text size="sm">{say('No day of work in this month yet.')}</Text>;
  return (
    <>
      <Progress.Root
        size={16}
        role="img"
        aria-label={say('{days} of work: {words}.', { days: count(all, 'day'), words: words.join(', ') })}
      >
        {looks.map(([name, amount]) => (
          <Progress.Section key={name} withAria={false} value={(amount / all) * 100} color={appearanceNamed(name).color} />
        ))}
      </Progress.Root>
      <Group gap="4px 16px">
        {looks.map(([name, amount]) => {
          const { Icon, color, label } = appearanceNamed(name);
          return (
            <Group key={name} gap={6} wrap="nowrap">
              <Icon size={14} aria-hidden color={`var(--mantine-color-${color}-light-color)`} />
              <Text size="sm">
                {label}{' '}
                <Text span size="sm" fw={600}>
                  {amount}
                </Text>
              </Text>
            </Group>
          );
        })}
      </Group>
    </>
  );
}

function LastPunch({ days }: { days: readonly DtrDay[] }) {
  const punch = lastPunch(days);
  return (
    <Text size="sm" c="dimmed">
      {punch
        ? say('Last punch {date}, {time}', { date: longDate(punch.date), time: clockTime(punch.at) })
        : say('No punch in this month yet.')}
    </Text>
  );
}
