import { Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { FacultyMonth } from '../../contract/faculty-dtr.ts';
import { sayDuration } from '../../rules/say-segment.ts';
import type { SegmentState } from '../../rules/segment-kinds.ts';
import { sumMinutes } from '../../rules/sum-minutes.ts';

/** What all segments of the month come to. */
export function MonthFigures({ answer: { days, segments } }: { answer: FacultyMonth }) {
  const all = days.flatMap((day) => day.segments);
  const sum = sumMinutes(segments);
  const times = (...states: SegmentState[]) => count(all.filter(({ state }) => states.includes(state)).length, 'time');
  const unclear = all.filter(({ state }) => state === 'UNCLEAR').length;
  return (
    <Paper withBorder p="sm" component="section" aria-label="Totals of the month">
      <SimpleGrid cols={{ base: 2, xs: 3, md: 6 }} spacing="sm" verticalSpacing="xs">
        <Figure title="Scheduled" value={sayDuration(all.length === 0 ? 0 : totalOf(sum))} note={count(all.length, 'time')} />
        <Figure title="Kept" value={sayDuration(sum.kept)} note={times('KEPT', 'PARTLY')} />
        <Figure title="Missed" value={sayDuration(sum.missed)} note={times('MISSED', 'PARTLY')} />
        <Figure title="Made up" value={sayDuration(sum.made_up)} note={times('MADE_UP')} />
        <Figure title="Excused" value={sayDuration(sum.excused)} note={times('EXCUSED')} />
        <Figure
          title="Open"
          value={sayDuration(sum.open)}
          note={unclear > 0 ? `${count(unclear, 'time')} a punch is missing` : 'not over yet'}
        />
      </SimpleGrid>
    </Paper>
  );
}

function totalOf(sum: ReturnType<typeof sumMinutes>): number {
  return sum.kept + sum.missed + sum.made_up + sum.excused + sum.open;
}

function Figure({ title, value, note }: { title: string; value: string; note: string }) {
  return (
    <Stack gap={0}>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      <Text fw={600}>{value}</Text>
      <Text size="xs" c="dimmed">
        {note}
      </Text>
    </Stack>
  );
}
