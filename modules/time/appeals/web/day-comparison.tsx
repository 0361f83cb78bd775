import { Group, Stack, Table, Text } from '@mantine/core';
import { appearanceOf } from '@talaan/attendance/web/days/day-appearance.ts';
import { formatTime } from '@talaan/attendance/rules/format-time.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { SLOT_NAMES, type DayView } from '../contract/appeals.ts';
import { SLOTS } from '../rules/claims.ts';

/** What is charged; a line of which nothing is charged either way is left out. */
const FIGURES: readonly [label: string, say: (day: DayView) => string][] = [
  ['Late', (day) => formatMinutes(day.late_minutes)],
  ['Undertime', (day) => formatMinutes(day.undertime_minutes)],
  ['Absent', (day) => (day.absent_thousandths === 0 ? '' : `${(day.absent_thousandths / 1000).toFixed(3)} day`)],
];

interface DayComparisonProps {
  now: DayView | null;
  wouldBe: DayView | null;
}

/** A day as it is and as it would be with the claimed punches, cell by cell; what would change is bold. */
export function DayComparison({ now, wouldBe }: DayComparisonProps) {
  if (!now)
    return (
      <Text size="sm" c="dimmed">
        {say('This day has no result: it lies outside every appointment.')}
      </Text>
    );
  const lines: [label: string, now: string, wouldBe: string][] = [
    ['The day', appearanceOf(now).label, wouldBe ? appearanceOf(wouldBe).label : ''],
    ...SLOTS.map((slot): [string, string, string] => [SLOT_NAMES[slot], formatCell(now[slot]), wouldBe ? formatCell(wouldBe[slot]) : '']),
    ...FIGURES.map(([label, say]): [string, string, string] => [label, say(now), wouldBe ? say(wouldBe) : '']).filter(
      ([, before, after]) => before !== '' || after !== '',
    ),
  ];
  return (
    <Stack gap="xs">
      <Table verticalSpacing={4} aria-label={say('The day as it is and as it would be')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th>{say('Now')}</Table.Th>
            {wouldBe && <Table.Th>{say('With the claimed punches')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(([label, before, after]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row" fw={400} c="dimmed">
                {label}
              </Table.Th>
              <Table.Td>{before || '—'}</Table.Td>
              {wouldBe && <Table.Td fw={after === before ? undefined : 700}>{after || '—'}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group gap="xs">
        <Text size="xs" c="dimmed">
          {now.scheduled}
        </Text>
      </Group>
    </Stack>
  );
}

function formatCell(minutes: number | null): string {
  return minutes === null ? '—' : formatTime(minutes);
}

function formatMinutes(minutes: number): string {
  return minutes === 0 ? '' : `${minutes} min`;
}
