import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import { PAGE_SIZES, type ListState } from './list-state.ts';

interface ListFootProps {
  total: number | undefined;
  state: ListState;
  change: (changes: Record<string, string | undefined>) => void;
}

/** Which rows of how many, the page size and the pages. */
export function ListFoot({ total, state, change }: ListFootProps) {
  const { page, per_page: perPage } = state;
  if (total === undefined || (page - 1) * perPage >= total) return null;
  const pages = Math.ceil(total / perPage);
  const count = new Intl.NumberFormat('en-PH');
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" aria-live="polite">
        {count.format((page - 1) * perPage + 1)}–{count.format(Math.min(page * perPage, total))} of {count.format(total)}
      </Text>
      <Group gap="sm">
        <NativeSelect
          aria-label="Rows a page"
          size="xs"
          value={String(perPage)}
          data={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} a page` }))}
          onChange={(event) => change({ per_page: event.currentTarget.value })}
        />
        {pages > 1 && (
          <Pagination
            size="sm"
            total={pages}
            value={page}
            onChange={(next) => change({ page: String(next) })}
            getControlProps={(control) => ({ 'aria-label': `Go to the ${control} page` })}
            getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
          />
        )}
      </Group>
    </Group>
  );
}
