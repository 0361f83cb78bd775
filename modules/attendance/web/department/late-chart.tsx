import { BarsList } from '@mantine/charts';
import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { z } from 'zod';
import type { readDepartmentStatistic } from '../../contract/days.ts';
import '@mantine/charts/styles.css';
import './late-chart.css';

export type Statistic = z.output<typeof readDepartmentStatistic.response>;

const SHOWN = 6;

/** Where the minutes are: by unit where there are several, else by person. */
export function LateChart({ statistic }: { statistic: Statistic }) {
  const byUnit = statistic.units.length > 1;
  const rows = byUnit
    ? statistic.units.map((unit) => ({ ...unit, name: unit.office }))
    : statistic.personnel.map((person) => ({ ...person, name: person.fullname }));
  const of = byUnit ? 'by unit' : 'by person';
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <Bars title={`Late minutes ${of}`} rows={rows.map((row) => ({ name: row.name, value: row.late_minutes }))} color="yellow" />
      <Bars title={`Undertime minutes ${of}`} rows={rows.map((row) => ({ name: row.name, value: row.undertime_minutes }))} color="blue" />
    </SimpleGrid>
  );
}

function Bars({ title, rows, color }: { title: string; rows: { name: string; value: number }[]; color: string }) {
  const most = rows
    .filter((row) => row.value > 0)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, SHOWN);
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2}>{title}</Title>
        {most.length === 0 ? (
          <Text size="sm" c="dimmed">
            None in this month.
          </Text>
        ) : (
          <BarsList
            data={most}
            getBarProps={() => ({
              style: { backgroundColor: `color-mix(in srgb, var(--mantine-color-${color}-filled) 32%, transparent)` },
            })}
            barTextColor="var(--mantine-color-text)"
            barHeight={26}
            classNames={{ barLabel: 'bar-label' }}
          />
        )}
      </Stack>
    </Paper>
  );
}
