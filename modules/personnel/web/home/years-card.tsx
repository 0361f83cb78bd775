import { BarChart } from '@mantine/charts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { CardFrame } from '@talaan/kernel/web/card-frame.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { countHeads } from '../../contract/headcount.ts';
import '@mantine/charts/styles.css';

const number = new Intl.NumberFormat('en-PH');

/** How many served at the ends of the last years, and today. */
export function Card() {
  const answer = useCall(countHeads, {});
  return (
    <CardFrame title="Headcount over the years" answer={answer}>
      {({ years }) => (
        <BarChart
          h={200}
          data={years.map(({ on, people }) => ({ on: on.endsWith('-12-31') ? on.slice(0, 4) : 'Today', People: people }))}
          dataKey="on"
          series={[{ name: 'People', color: 'campus.6' }]}
          withBarValueLabel
          valueFormatter={(value) => number.format(value)}
          withYAxis={false}
          withTooltip={false}
          gridAxis="none"
          tickLine="none"
          barProps={{ isAnimationActive: false }}
          role="img"
          aria-label={`People in service: ${years.map(({ on, people }) => `${people} on ${longDate(on)}`).join(', ')}.`}
        />
      )}
    </CardFrame>
  );
}
