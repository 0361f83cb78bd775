import type { ReactNode } from 'react';
import { Button, Drawer, MultiSelect, Popover, Select, SimpleGrid, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { DateField } from './date-field.tsx';
import { useOptions } from './filter-options.ts';
import type { ListFilter } from './list-filters.ts';

interface MoreFiltersProps {
  filters: ListFilter[];
  valuesOf: (filter: ListFilter) => string[];
  onChange: (filter: ListFilter, values: string[]) => void;
  total: number | undefined;
  isPhone: boolean;
  /** Clears all filters of the list; in the drawer of a phone, since it has no other place there. */
  clear: ReactNode;
}

/** The filters that are not always in sight, as fields: beside the button on a desk, over the page on a phone. */
export function MoreFilters({ filters, valuesOf, onChange, total, isPhone, clear }: MoreFiltersProps) {
  const [opened, { toggle, close }] = useDisclosure();
  const active = filters.filter((filter) => valuesOf(filter).length > 0).length;
  const button = (
    <Button
      variant="default"
      flex="none"
      leftSection={<IconFilter size={16} stroke={1.75} />}
      onClick={toggle}
      aria-expanded={opened}
      data-list-filters
    >
      {active > 0 ? `Filters (${active})` : 'Filters'}
    </Button>
  );
  const fields = filters.map((filter) => (
    <FilterField key={filter.name} filter={filter} values={valuesOf(filter)} onChange={(values) => onChange(filter, values)} />
  ));
  if (isPhone)
    return (
      <>
        {button}
        <Drawer opened={opened} onClose={close} position="bottom" size="100%" title="Filters">
          <Stack>
            {fields}
            {clear}
            <Button onClick={close}>{total === undefined ? 'Show' : `Show ${new Intl.NumberFormat('en-PH').format(total)}`}</Button>
          </Stack>
        </Drawer>
      </>
    );
  return (
    <Popover
      opened={opened}
      onChange={(open) => open || close()}
      withinPortal={false}
      position="bottom-start"
      shadow="md"
      width={520}
      trapFocus
      returnFocus
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown>
        <SimpleGrid cols={2} spacing="md" verticalSpacing="md">
          {fields}
        </SimpleGrid>
      </Popover.Dropdown>
    </Popover>
  );
}

function FilterField({ filter, values, onChange }: { filter: ListFilter; values: string[]; onChange: (values: string[]) => void }) {
  // Within the popover, so that choosing does not close it.
  const shared = { label: filter.label, clearable: true, comboboxProps: { withinPortal: false } };
  const options = useOptions([filter], () => true)(filter) ?? [];
  const one = (value: string | null) => onChange(value ? [value] : []);
  switch (filter.kind) {
    case 'day':
      return (
        <DateField
          label={filter.label}
          clearable
          clearButtonProps={{ 'aria-label': `Clear ${filter.label}` }}
          placeholder={filter.any ?? 'Any'}
          value={values[0] ?? null}
          onChange={one}
        />
      );
    case 'one':
      return (
        <Select
          {...shared}
          placeholder={filter.any ?? 'Any'}
          searchable={options.length > 8}
          data={options}
          value={values[0] ?? null}
          onChange={one}
        />
      );
    case 'several':
      return (
        <MultiSelect
          {...shared}
          placeholder={values.length > 0 ? undefined : (filter.any ?? 'Any')}
          searchable
          data={options}
          value={values}
          onChange={onChange}
        />
      );
  }
}
