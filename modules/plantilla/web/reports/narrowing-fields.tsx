import type { ReactNode } from 'react';
import { Box, Group } from '@mantine/core';
import type { ListFilter } from '@talaan/kernel/web/list-screen.tsx';
import type { Narrowed } from './use-narrowing.ts';

interface NarrowingFieldsProps {
  filters: ListFilter[];
  narrowed: Narrowed;
  change: (name: string, value: string | null) => void;
  children?: ReactNode;
}

/** The filters of a report in a line; under each other on a phone. */
export function NarrowingFields({ filters, narrowed, change, children }: NarrowingFieldsProps) {
  return (
    <Group gap="xs">
      {children}
      {filters.map(({ name, field }) => {
        const value = narrowed[name as keyof Narrowed];
        return (
          <Box key={name} flex="1 1 10rem" maw={{ sm: 240 }}>
            {field(value ? [value] : [], ([chosen]) => change(name, chosen ?? null))}
          </Box>
        );
      })}
    </Group>
  );
}
