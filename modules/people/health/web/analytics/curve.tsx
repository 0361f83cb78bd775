import { LineChart } from '@mantine/charts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import type { Analytics } from '../../contract/analytics.ts';
import '@mantine/charts/styles.css';

/** How many were full by the end of each month. */
export function Curve({ curve }: Pick<Analytics, 'curve'>) {
  const last = curve.at(-1)!;
  return (
    <LineChart
      h={220}
      data={curve.map(({ month, people }) => ({ month: monthName(month), Full: people }))}
      dataKey="month"
      series={[{ name: 'Full', color: 'blue.6' }]}
      curveType="stepAfter"
      withDots={false}
      lineProps={{ isAnimationActive: false }}
      style={{ overflow: 'hidden' }}
      role="group"
      aria-label={`Full by month, ${last.people} by ${monthName(last.month)}`}
    />
  );
}
