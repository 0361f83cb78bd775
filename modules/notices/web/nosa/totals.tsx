import { Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { NosaTotals } from '../../contract/nosa.ts';

const number = new Intl.NumberFormat('en-PH');

/** How many, and what it comes to in a month. */
export function Totals({ totals, group }: { totals: NosaTotals | undefined; group: 'monthly' | 'daily' | 'exception' }) {
  if (!totals) return <Skeleton h={62} />;
  const left = Object.values(totals.exceptions).reduce((sum, count) => sum + count, 0);
  const sum = group === 'exception' ? null : totals[group];
  const figures: [string, string][] = [
    ['Concerned', number.format(totals.monthly.people)],
    ['Paid by the day', number.format(totals.daily.people)],
    ['Exceptions', number.format(left)],
    ['With a notice', number.format(totals.noticed)],
  ];
  if (sum)
    figures.push(
      ['Present, a month', formatMoney(sum.before)],
      ['Adjusted', formatMoney(sum.after)],
      ['Difference', formatMoney(sum.after - sum.before)],
    );
  return (
    <Paper withBorder px="md" py="xs" component="section" aria-label="Totals">
      <Group gap="xl">
        {figures.map(([title, value]) => (
          <Stack key={title} gap={0}>
            <Text size="xs" c="dimmed">
              {title}
            </Text>
            <Text fw={600}>{value}</Text>
          </Stack>
        ))}
      </Group>
    </Paper>
  );
}
