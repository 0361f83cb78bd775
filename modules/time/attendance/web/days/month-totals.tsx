import { Paper, SimpleGrid, Skeleton } from '@mantine/core';
import type { DtrMonth } from '../../contract/days.ts';
import { explainEquivalent, inDays, formatDuration, times } from './format-figures.ts';
import { MonthFigure } from './month-figure.tsx';

/** What the month came to, and how the figure that is charged was made. */
export function MonthTotals({ answer }: { answer: Pick<DtrMonth, 'totals'> | undefined }) {
  if (!answer) return <Skeleton h={100} data-totals />;
  const { totals } = answer;
  const { equivalent } = totals;
  return (
    <Paper withBorder p="sm" component="section" aria-label="Totals of the month" data-totals>
      <SimpleGrid cols={{ base: 3, md: 6 }} spacing="sm" verticalSpacing="xs">
        <MonthFigure title="Late" value={`${totals.late_minutes} min`} note={times(totals.late_times)} />
        <MonthFigure title="Undertime" value={`${totals.undertime_minutes} min`} note={times(totals.undertime_times)} />
        <MonthFigure
          title="Total"
          value={`${inDays(equivalent.thousandths)} day`}
          note={formatDuration(equivalent.total_minutes)}
          made={
            equivalent.total_minutes > 0 && `${explainEquivalent(equivalent)} Converted once for the month by the civil service’s table.`
          }
        />
        <MonthFigure
          title="Absent"
          value={`${inDays(totals.absent_thousandths)} day`}
          note={`${totals.days.ABSENT} ${totals.days.ABSENT === 1 ? 'day' : 'days'}`}
        />
        <MonthFigure
          title="Incomplete"
          value={String(totals.days.INCOMPLETE)}
          note={totals.days.INCOMPLETE === 1 ? 'a punch is missing' : 'days with a punch missing'}
        />
        {totals.night_minutes > 0 && <MonthFigure title="Night hours" value={formatDuration(totals.night_minutes)} note="6 PM to 6 AM" />}
      </SimpleGrid>
    </Paper>
  );
}
