import type { ReactNode } from 'react';
import { Group, Text } from '@mantine/core';

interface PeriodLineProps {
  /** Turns to another month, year or day. */
  period: ReactNode;
  /** What the period comes to in all; a phone begins with the rows instead. */
  children?: ReactNode;
}

/** The one line above a list of a period. */
export function PeriodLine({ period, children }: PeriodLineProps) {
  return (
    <Group gap="4px 16px" wrap="nowrap">
      {period}
      {children && (
        <Text size="sm" component="div" visibleFrom="sm">
          {children}
        </Text>
      )}
    </Group>
  );
}
