import type { ReactNode } from 'react';
import { Group, Text } from '@mantine/core';
import type { ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';

interface Period {
  isPhone: boolean;
  /** Of the list: on a phone with the period. */
  parts: ReactNode;
  /** Of the list; a phone has them among its filters. */
  views: (views: readonly ReadyView[]) => readonly ReadyView[] | undefined;
  /** The line above the rows, with what the period comes to in all. */
  line: (said: ReactNode) => ReactNode;
}

/** Where a list shows its period: on a desk in a line above the rows, on a phone beside its parts, so that it begins with its rows. */
export function usePeriod(turner: ReactNode, parts?: ReactNode): Period {
  const isPhone = useIsPhone();
  const onPhone = (
    <Group gap="xs" wrap="nowrap" miw={0} style={{ overflowX: 'auto' }}>
      {parts}
      {turner}
    </Group>
  );
  return {
    isPhone,
    parts: isPhone ? onPhone : parts,
    views: (views) => (isPhone ? undefined : views),
    line: (said) =>
      !isPhone && (
        <Group gap="4px 16px">
          {turner}
          <Text size="sm" component="div">
            {said}
          </Text>
        </Group>
      ),
  };
}
