import type { ReactNode } from 'react';
import { Group } from '@mantine/core';
import { FilterPill } from '@talaan/kernel/web/lists/filters/filter-pill.tsx';
import type { ListFilter } from '@talaan/kernel/web/lists/list-screen.tsx';
import type { Narrowed } from './use-narrowing.ts';

interface NarrowingFieldsProps {
  filters: ListFilter[];
  narrowed: Narrowed;
  change: (name: string, value: string | null) => void;
  children?: ReactNode;
}

/** The filters of a report in a line. */
export function NarrowingFields({ filters, narrowed, change, children }: NarrowingFieldsProps) {
  return (
    <Group gap="xs" className="is-dense">
      {children}
      {filters.map((filter) => {
        const value = narrowed[filter.name as keyof Narrowed];
        return (
          <FilterPill
            key={filter.name}
            filter={filter}
            values={value ? [value] : []}
            onChange={([chosen]) => change(filter.name, chosen ?? null)}
          />
        );
      })}
    </Group>
  );
}
