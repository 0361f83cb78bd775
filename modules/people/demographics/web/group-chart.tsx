import { BarChart } from '@mantine/charts';
import { Paper, Stack, Text, Title } from '@mantine/core';
import type { OptionAnswer } from '../contract.ts';
import '@mantine/charts/styles.css';

const ROW_HEIGHT = 44;
const COLOURS = ['grape.6', 'blue.6'] as const;

/** The groups as bars, women and men after each other; whatever is hidden has no bar. The table below says the same in numbers. */
export function GroupChart({ found }: { found: OptionAnswer }) {
  const names = found.sexes.length ? found.sexes.map(({ name }) => name) : ['People'];
  const data = found.groups.map(({ name, count, by_sex }) => ({
    name,
    ...Object.fromEntries(names.map((series, at) => [series, (found.sexes.length ? by_sex[at] : count) ?? 0])),
  }));
  if (found.groups.every(({ count }) => count === null)) return null;
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2}>{found.option.title}</Title>
        <BarChart
          h={data.length * ROW_HEIGHT + 70}
          data={data}
          dataKey="name"
          orientation="vertical"
          type="stacked"
          series={names.length === 1 ? [{ name: names[0]!, color: COLOURS[1] }] : names.map((name, at) => ({ name, color: COLOURS[at]! }))}
          withLegend={names.length > 1}
          yAxisProps={{ width: 150, interval: 0 }}
          barProps={{ isAnimationActive: false }}
          // Until it has measured a narrower window it would make the page scroll sideways.
          style={{ overflow: 'hidden' }}
          role="group"
          aria-label={`${found.option.title}, the same numbers as in the table below`}
        />
        {found.groups.some(({ count, by_sex }) => count === null || by_sex.includes(null)) && (
          <Text size="xs" c="dimmed">
            Hidden numbers have no bar.
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
