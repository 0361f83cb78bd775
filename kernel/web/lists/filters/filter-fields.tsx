import type { ReactNode } from 'react';
import { Button, Drawer, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { SearchMultiSelect, SearchSelect } from '../../forms/search-select.tsx';
import { IconCheck } from '@tabler/icons-react';
import { DateField } from '../../forms/date-field.tsx';
import { useOptions } from './filter-options.ts';
import type { ListFilter } from './list-filters.ts';
import { useCounts, type Counts } from './use-counts.ts';
import { say } from '../../../contract/say.ts';

export interface FilterFieldsProps {
  filters: ListFilter[];
  valuesOf: (filter: ListFilter) => string[];
  onChange: (filter: ListFilter, values: string[]) => void;
  /** How many rows each option of a filter would show, where the list can say that. */
  countFor?: (filter: ListFilter) => Count | undefined;
}

type Count = () => Promise<Counts>;

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
  /** How many rows there are, in words. */
  total: string | undefined;
  clear: ReactNode;
}

/** Filters as fields, over the page of a phone. */
export function FilterDrawer({ opened, close, total, clear, ...fields }: FilterDrawerProps) {
  return (
    <Drawer opened={opened} onClose={close} position="bottom" size="100%" title={say('Filters')}>
      <Stack>
        {fieldsOf(fields)}
        {clear}
        <Button onClick={close}>{total === undefined ? say('Show') : say('Show {total}', { total })}</Button>
      </Stack>
    </Drawer>
  );
}

function fieldsOf({ filters, valuesOf, onChange, countFor }: FilterFieldsProps) {
  return filters.map((filter) => (
    <FilterField
      key={filter.name}
      filter={filter}
      values={valuesOf(filter)}
      count={countFor?.(filter)}
      onChange={(values) => onChange(filter, values)}
    />
  ));
}

interface FilterFieldProps {
  filter: ListFilter;
  values: string[];
  count: Count | undefined;
  onChange: (values: string[]) => void;
}

function FilterField({ filter, values, count, onChange }: FilterFieldProps) {
  const { counts, ask } = useCounts(count);
  const shared = {
    label: say(filter.label),
    clearable: true,
    // Within the popover, so that choosing does not close it.
    comboboxProps: { withinPortal: false },
    onDropdownOpen: ask,
    renderOption:
      counts && (({ option, checked }: Option) => <Counted option={option} count={counts.get(option.value)} isChosen={checked} />),
  };
  const read = useOptions([filter], () => true)(filter);
  const options = read ?? [];
  const one = (value: string | null) => onChange(value ? [value] : []);
  switch (filter.kind) {
    case 'day':
      return (
        <DateField
          label={say(filter.label)}
          clearable
          clearButtonProps={{ 'aria-label': say('Clear {label}', { label: say(filter.label) }) }}
          placeholder={say(filter.any ?? 'Any')}
          value={values[0] ?? null}
          onChange={one}
        />
      );
    case 'one':
      return (
        <SearchSelect
          {...shared}
          placeholder={say(filter.any ?? 'Any')}
          searchable={options.length > 8}
          isLoading={read === undefined}
          data={options}
          value={values[0] ?? null}
          onChange={one}
        />
      );
    case 'several':
      return (
        <SearchMultiSelect
          {...shared}
          isLoading={read === undefined}
          placeholder={values.length > 0 ? undefined : say(filter.any ?? 'Any')}
          data={options}
          value={values}
          onChange={onChange}
        />
      );
  }
}

interface Option {
  option: { value: string; label: string };
  checked?: boolean;
}

function Counted({ option, count = 0, isChosen }: { option: Option['option']; count: number | undefined; isChosen: boolean | undefined }) {
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between" flex={1}>
      {say(option.label)}
      <Group gap={6} wrap="nowrap" flex="none">
        <Text span size="sm" c="dimmed">
          {new Intl.NumberFormat('en-PH').format(count)}
        </Text>
        {isChosen && <IconCheck size={16} stroke={1.75} aria-hidden />}
      </Group>
    </Group>
  );
}
