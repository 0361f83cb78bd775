import { Paper, SimpleGrid } from '@mantine/core';
import { MonthFigure } from '@talaan/attendance/web/days/month-figure.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { FacultyMonth } from '../../contract/faculty-dtr.ts';
import { formatDuration } from '../../rules/format-segment.ts';
import type { SegmentState } from '../../rules/segment-kinds.ts';
import { sumMinutes } from '../../rules/sum-minutes.ts';

/** What all segments of the month come to. */
export function MonthFigures({ answer: { days, segments } }: { answer: FacultyMonth }) {
  const all = days.flatMap((day) => day.segments);
  const sum = sumMinutes(segments);
  const times = (...states: SegmentState[]) => count(all.filter(({ state }) => states.includes(state)).length, 'time');
  const unclear = all.filter(({ state }) => state === 'UNCLEAR').length;
  return (
    <Paper withBorder p="sm" component="section" aria-label={say('Totals of the month')}>
      <SimpleGrid cols={{ base: 2, xs: 3, md: 6 }} spacing="sm" verticalSpacing="xs">
        <MonthFigure
          title={say('Scheduled')}
          value={formatDuration(all.length === 0 ? 0 : totalOf(sum))}
          note={count(all.length, 'time')}
        />
        <MonthFigure title={say('Kept')} value={formatDuration(sum.kept)} note={times('KEPT', 'PARTLY')} />
        <MonthFigure title={say('Missed')} value={formatDuration(sum.missed)} note={times('MISSED', 'PARTLY')} />
        <MonthFigure title={say('Made up')} value={formatDuration(sum.made_up)} note={times('MADE_UP')} />
        <MonthFigure title={say('Excused')} value={formatDuration(sum.excused)} note={times('EXCUSED')} />
        <MonthFigure
          title={say('Open')}
          value={formatDuration(sum.open)}
          note={unclear > 0 ? `${count(unclear, 'time')} a punch is missing` : 'not over yet'}
        />
      </SimpleGrid>
    </Paper>
  );
}

function totalOf(sum: ReturnType<typeof sumMinutes>): number {
  return sum.kept + sum.missed + sum.made_up + sum.excused + sum.open;
}
