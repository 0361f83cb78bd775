import { BarChart } from '@mantine/charts';
import { ADJECTIVES, type Level } from '../../rules/levels.ts';
import '@mantine/charts/styles.css';

/** How many people have which adjective; the number is written beside each bar. */
export function Distribution({ distribution }: { distribution: readonly { level: Level; people: number }[] }) {
  const said = distribution.map(({ level, people }) => `${ADJECTIVES[level]} ${people}`).join(', ');
  return (
    <BarChart
      h={150}
      data={distribution.map(({ level, people }) => ({ adjective: `${people} ${ADJECTIVES[level]}`, people }))}
      dataKey="adjective"
      orientation="vertical"
      yAxisProps={{ width: 140 }}
      withXAxis={false}
      gridAxis="none"
      withTooltip={false}
      maxBarWidth={18}
      series={[{ name: 'people', label: 'People', color: 'blue.6' }]}
      barProps={{ isAnimationActive: false }}
      role="img"
      aria-label={`Ratings: ${said}.`}
    />
  );
}
