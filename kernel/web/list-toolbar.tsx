import type { ReactNode } from 'react';
import { Box, Button, Collapse, Group, SimpleGrid } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import type { ListState } from './list-state.ts';
import { SearchBox } from './list-search.tsx';

/** One filter: its name in the address and in the query, and its field. */
export interface ListFilter {
  name: string;
  field: (value: string[], onChange: (value: string[]) => void) => ReactNode;
}

interface ListToolbarProps {
  state: ListState;
  change: (changes: Record<string, string | string[] | undefined>) => void;
  filters: ListFilter[];
  searchLabel: string;
  isPhone: boolean;
}

/** The search and the filters; on a phone the filters wait behind a button. */
export function ListToolbar({ state, change, filters, searchLabel, isPhone }: ListToolbarProps) {
  const [opened, { toggle }] = useDisclosure();
  const search = <SearchBox label={searchLabel} term={state.term} onTerm={(term) => change({ term })} />;
  const fields = filters.map((filter) => (
    <Box key={filter.name} flex="1 1 9rem" maw={{ sm: 220 }}>
      {filter.field(state.filters[filter.name] ?? [], (value) => change({ [filter.name]: value }))}
    </Box>
  ));
  if (!isPhone || filters.length === 0)
    return (
      <Group gap="xs">
        {search}
        {fields}
      </Group>
    );

  const active = filters.filter((filter) => (state.filters[filter.name] ?? []).length > 0).length;
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        {search}
        <Button variant="default" leftSection={<IconFilter size={16} />} onClick={toggle} aria-expanded={opened}>
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
      </Group>
      <Collapse expanded={opened}>
        <SimpleGrid cols={1} spacing="xs">
          {fields}
        </SimpleGrid>
      </Collapse>
    </>
  );
}
