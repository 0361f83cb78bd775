import { Paper, SimpleGrid, Skeleton } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { DtrMonth } from '../../contract/days.ts';
import { explainEquivalent, inDays, formatDuration, times } from './format-figures.ts';
import { MonthFigure } from './month-figure.tsx';

/** What the month came to, and how the figure that is charged was made. */
export function MonthTotals({ answer }: { answer: Pick<DtrMonth, 'totals'> | undefined }) {
  if (!answer) return <Skeleton h={100} data-totals />;
  const { totals } = answer;
  const { equivalent } = totals;
  return (
    <Paper withBorder p="sm" component="section" aria-label={say('Totals of the month')} data-totals>
      <SimpleGrid cols={{ base: 3, md: 6 }} spacing="sm" verticalSpacing="xs">
        <MonthFigure title={say('Late')} value={`${totals.late_minutes} min`} note={times(totals.late_times)} />
        <MonthFigure title={say('Undertime')} value={`${totals.undertime_minutes} min`} note={times(totals.undertime_times)} />
        <MonthFigure
          title={say('Total')}
          value={say('{days} day', { days: inDays(equivalent.thousandths) })}
          note={formatDuration(equivalent.total_minutes)}
          made={
            equivalent.total_minutes > 0 &&
            say('{equivalent} Converted once for the month by the civil service’s table.', { equivalent: explainEquivalent(equivalent) })
          }
        />
        <MonthFigure
          title={say('Absent')}
          value={say('{days} day', { days: inDays(totals.absent_thousandths) })}
          note={count(totals.days.ABSENT, 'day')}
        />
        <MonthFigure
          title={say('Incomplete')}
          value={String(totals.days.INCOMPLETE)}
          note={totals.days.INCOMPLETE === 1 ? say('a punch is missing') : say('days with a punch missing')}
        />
        {totals.night_minutes > 0 && (
          <MonthFigure title={say('Night hours')} value={formatDuration(totals.night_minutes)} note={say('6 PM to 6 AM')} />
        )}
      </SimpleGrid>
    </Paper>
  );
}
