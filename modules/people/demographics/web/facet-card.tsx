import { BarsList } from '@mantine/charts';
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { listOptions } from '../contract.ts';
import { formatCount } from './stated-standing.tsx';
import '@mantine/charts/styles.css';
import './facet-card.css';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';

type Option = Answer<typeof listOptions>['options'][number];

/** One way of counting as bars with their numbers; its title leads to the whole. */
export function FacetCard({ option, total, search }: { option: Option; total: number | null; search: string }) {
  const shown = option.groups.filter(({ count }) => count !== null);
  const hidden = option.groups.filter(({ count }) => count === null);
  const most = Math.max(1, ...shown.map(({ count }) => count!));
  return (
    <Paper withBorder p="md" component="section" aria-label={option.title}>
      <Stack gap="sm">
        <div>
          <Title order={2}>
            <Anchor component={Link} to={`/demographic/options/${option.id}${search ? `?${search}` : ''}`} inherit>
              {option.title}
            </Anchor>
          </Title>
          <Text size="xs" c="dimmed">
            {option.note}
          </Text>
        </div>
        {shown.length > 0 && (
          <BarsList
            data={shown.map(({ name, count }) => ({ name, value: count! }))}
            valueFormatter={(value) => formatShare(value, total)}
            getBarProps={({ value }) => ({ style: barStyle(value, most) })}
            barTextColor="var(--mantine-color-text)"
            barHeight={26}
            classNames={{ barLabel: 'facet-bar-label' }}
          />
        )}
        {hidden.length > 0 && (
          <Text size="xs" c="dimmed">
            Not shown: {hidden.map(({ name }) => name).join(', ')}.
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

function formatShare(value: number, total: number | null): string {
  return total ? `${formatCount(value)} (${Math.round((value / total) * 100)}%)` : formatCount(value);
}

/** Of the width that the numbers leave: a bar that runs into its number would look shorter than it is. */
function barStyle(value: number, most: number) {
  return {
    width: `calc((100% - 6rem) * ${value / most})`,
    backgroundColor: 'color-mix(in srgb, var(--mantine-primary-color-filled) 28%, transparent)',
  };
}
