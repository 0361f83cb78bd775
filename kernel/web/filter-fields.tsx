import type { ReactNode } from 'react';
import { Button, Drawer, MultiSelect, Select, SimpleGrid, Stack } from '@mantine/core';
import { DateField } from './date-field.tsx';
import { useOptions } from './filter-options.ts';
import type { ListFilter } from './list-filters.ts';

export interface FilterFieldsProps {
  filters: ListFilter[];
  valuesOf: (filter: ListFilter) => string[];
  onChange: (filter: ListFilter, values: string[]) => void;
}

/** Filters as fields, for the popover of a desk. */
export function FilterFields(props: FilterFieldsProps) {
  return (
    <SimpleGrid cols={2} spacing="md" verticalSpacing="md">
      {fieldsOf(props)}
    </SimpleGrid>
  );
}

interface FilterDrawerProps extends FilterFieldsProps {
  opened: boolean;
  close: () => void;
  total: number | undefined;
  clear: ReactNode;
}

/** Filters as fields, over the page of a phone. */
export function FilterDrawer({ opened, close, total, clear, ...fields }: FilterDrawerProps) {
  return (
    <Drawer opened={opened} onClose={close} position="bottom" size="100%" title="Filters">
      <Stack>
        {fieldsOf(fields)}
        {clear}
        <Button onClick={close}>{total === undefined ? 'Show' : `Show ${new Intl.NumberFormat('en-PH').format(total)}`}</Button>
      </Stack>
    </Drawer>
  );
}

function fieldsOf({ filters, valuesOf, onChange }: FilterFieldsProps) {
  return filters.map((filter) => (
    <FilterField key={filter.name} filter={filter} values={valuesOf(filter)} onChange={(values) => onChange(filter, values)} />
  ));
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
