import { Anchor, Group, Progress, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import type { readLeaveBalances } from '@talaan/leave/contract/filing.ts';
import { formatAmount } from '@talaan/leave/web/applications/format-credits.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { summaryLink } from '../card/summary-link.ts';

type Balance = Answer<typeof readLeaveBalances>['balances'][number];

/** Each balance as a bar, with the part of it that applications hold, leading to its summary. The longest bar is the most of its unit. */
export function BalanceBars({ personnelId, balances }: { personnelId: number; balances: readonly Balance[] }) {
  const mostOf = (unit: Balance['unit']) => Math.max(1, ...balances.filter((one) => one.unit === unit).map(({ now }) => now));
  return (
    <Stack gap="xs">
      {balances.map((one) => (
        <Bar key={one.book} personnelId={personnelId} balance={one} most={mostOf(one.unit)} />
      ))}
    </Stack>
  );
}

function Bar({ personnelId, balance: { book, name, unit, now, held }, most }: { personnelId: number; balance: Balance; most: number }) {
  const free = now - held;
  const words =
    held > 0 ? say('{now}, {held} filed', { now: formatAmount(now, unit), held: formatAmount(held, unit) }) : formatAmount(now, unit);
  return (
    <div>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Anchor component={Link} to={summaryLink(personnelId, book, name)} size="sm" truncate>
          {name}
        </Anchor>
        <Text size="sm" fw={600} style={{ whiteSpace: 'nowrap' }}>
          {words}
        </Text>
      </Group>
      <Progress.Root size={8} role="img" aria-label={`${name}: ${words}`}>
        <Progress.Section withAria={false} value={Math.max(0, (free / most) * 100)} color="blue" />
        <Progress.Section withAria={false} value={(held / most) * 100} color="yellow" striped />
      </Progress.Root>
    </div>
  );
}
