import { Group, Stack, Text } from '@mantine/core';
import { IconCalendarEvent, IconCloudStorm } from '@tabler/icons-react';
import { weekdayOf } from '@talaan/attendance/web/days/calendar-grid.ts';
import { HOLIDAY_TYPES } from '@talaan/calendar/contract/holidays.ts';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readDashboard, type DayAhead } from '../contract.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { say } from '@talaan/kernel/contract/say.ts';

/** Holidays and suspensions from today on. */
export function Card() {
  const today = useToday();
  const home = useCall(readDashboard, {});
  return (
    <CardFrame title={say('Days ahead')} answer={home}>
      {({ ahead }) =>
        ahead.length === 0 ? (
          <Text size="sm">{say('No holiday within the next 60 days.')}</Text>
        ) : (
          <Stack gap="sm">
            {ahead.map((day) => (
              <AheadLine key={day.id} day={day} isToday={day.date === today} />
            ))}
          </Stack>
        )
      }
    </CardFrame>
  );
}

function AheadLine({ day, isToday }: { day: DayAhead; isToday: boolean }) {
  const Icon = day.kind === 'suspension' ? IconCloudStorm : IconCalendarEvent;
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm">
      <Icon size={18} aria-hidden />
      <Stack gap={0}>
        <Text size="sm" fw={500}>
          {day.name}
        </Text>
        <Text size="xs" c="dimmed">
          {isToday ? say('Today') : `${weekdayOf(day.date)}, ${longDate(day.date)}`} · {formatKind(day)}
        </Text>
      </Stack>
    </Group>
  );
}

function formatKind({ kind, from_minute }: DayAhead): string {
  if (kind !== 'suspension') return say(HOLIDAY_TYPES[kind]);
  return from_minute === null ? say('No work the whole day') : say('No work from {time}', { time: clockTime(from_minute) });
}
