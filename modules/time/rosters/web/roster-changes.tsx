import { Alert, List, Stack, Table, Text, Title } from '@mantine/core';
import { appearanceOf } from '@talaan/attendance/web/days/day-appearance.ts';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { MonthSums, RosterEffect } from '../contract/requests.ts';

const HOURS = { opening: '8:00 to 9:00 AM', noon: 'noon, 12:00 to 1:00 PM', closing: '4:00 to 5:00 PM' } as const;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const MOST_NAMES = 3;
const MOST_DAYS = 10;

/** What requested hours would change: who else is there when the office serves, and how last month would have come out. */
export function RosterChanges({ effect }: { effect: RosterEffect }) {
  return (
    <Stack gap="md">
      <Coverage coverage={effect.coverage} />
      <LastMonth effect={effect} />
    </Stack>
  );
}

/** RA 11032: an office is open from eight to five without a break at noon. */
function Coverage({ coverage }: Pick<RosterEffect, 'coverage'>) {
  const lines = [...Map.groupBy(coverage, ({ hour, names }) => `${hour}|${names.join('|')}`).values()];
  const isUncovered = coverage.some(({ names }) => names.length === 0);
  if (lines.length === 0) return null;
  return (
    <Alert color={isUncovered ? 'yellow' : 'blue'} title={say('Who else is there (RA 11032)')}>
      <List size="sm">
        {lines.map((line) => (
          <List.Item key={`${line[0]!.hour} ${line[0]!.weekday}`}>
            {formatWeekdays(line.map(({ weekday }) => weekday))}, {HOURS[line[0]!.hour]}: {formatNames(line[0]!.names)}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** `Mon to Thu` where they are three or more in a row. */
function formatWeekdays(days: readonly number[]): string {
  const [first, last] = [days[0]!, days.at(-1)!];
  const inARow = days.length > 2 && last - first === days.length - 1;
  return inARow ? `${WEEKDAYS[first]} to ${WEEKDAYS[last]}` : days.map((day) => WEEKDAYS[day]).join(', ');
}

function formatNames(names: readonly string[]): string {
  if (names.length === 0) return 'no one of the office';
  const shown = names.slice(0, MOST_NAMES).join('; ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
}

const FIGURES: readonly [label: string, say: (sums: MonthSums) => string][] = [
  ['Late', ({ late_times, late_minutes }) => (late_times === 0 ? '—' : `${count(late_times, 'time')}, ${late_minutes} min`)],
  ['Undertime', ({ undertime_minutes }) => (undertime_minutes === 0 ? '—' : `${undertime_minutes} min`)],
  ['Absent', ({ absent_thousandths }) => (absent_thousandths === 0 ? '—' : `${(absent_thousandths / 1000).toFixed(3)} days`)],
  ['Incomplete', ({ incomplete_days }) => (incomplete_days === 0 ? '—' : count(incomplete_days, 'day'))],
];

function LastMonth({ effect: { month, is, would_be, days } }: { effect: RosterEffect }) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {say('{month} under these hours', { month: monthName(month) })}
      </Title>
      <Table verticalSpacing={4} aria-label={say('{month} under these hours', { month: monthName(month) })}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th>{say('As it was')}</Table.Th>
            <Table.Th>{say('Under these hours')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {FIGURES.map(([label, say]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row" fw={400} c="dimmed">
                {label}
              </Table.Th>
              <Table.Td>{say(is)}</Table.Td>
              <Table.Td fw={say(is) === say(would_be) ? undefined : 700}>{say(would_be)}</Table.Td>
            </Table.Tr>
          ))}
          {days.slice(0, MOST_DAYS).map((day) => (
            <Table.Tr key={day.date}>
              <Table.Th scope="row" fw={400} c="dimmed">
                {longDate(day.date)}
              </Table.Th>
              <Table.Td>{appearanceOf(day.is).label}</Table.Td>
              <Table.Td>{appearanceOf(day.would_be).label}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="dimmed">
        {days.length === 0 ? say('No day would change.') : say('Days that would change: {days}.', { days: days.length })}{' '}
        {days.length > MOST_DAYS && say('The first {most} are shown.', { most: MOST_DAYS })} {say('Nothing of the past is changed.')}
      </Text>
    </Stack>
  );
}
