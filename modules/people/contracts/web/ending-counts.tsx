import { Button, Group, Text } from '@mantine/core';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';

/** What ends soon and is not renewed; each number filters the list. */
export function EndingCounts({ ending }: { ending: { days: number; count: number }[] }) {
  const { search, change } = useAddress();
  if (ending.length === 0) return null;
  const chosen = search.get('ending');
  return (
    <Group gap="xs" wrap="nowrap" h={28}>
      <Text size="sm" c="dimmed">
        Not renewed, ending within
      </Text>
      {ending.map(({ days, count }) => (
        <Button
          key={days}
          size="compact-sm"
          variant={chosen === String(days) ? 'filled' : 'light'}
          aria-pressed={chosen === String(days)}
          onClick={() => change({ ending: chosen === String(days) ? null : days, page: null })}
        >
          {days} days: {count}
        </Button>
      ))}
    </Group>
  );
}
