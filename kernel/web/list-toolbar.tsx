import type { ReactNode } from 'react';
import { Button, Group } from '@mantine/core';
import { FilterPill } from './filter-pill.tsx';
import type { ListFilter } from './list-filters.ts';
import type { ListState } from './list-state.ts';
import { SearchBox } from './list-search.tsx';
import { MoreFilters } from './more-filters.tsx';

interface ListToolbarProps {
  state: ListState;
  change: (changes: Record<string, string | string[] | undefined>) => void;
  filters: ListFilter[];
  searchLabel: string;
  total: number | undefined;
  isPhone: boolean;
  /** The view says what is set: a phone has no line for it. */
  isOfView: boolean;
  /** How many rows each option of a filter would show, where the list can say that. */
  countFor: (filter: ListFilter) => (() => Promise<ReadonlyMap<string, number>>) | undefined;
  /** At its right end: the pager on a desk, what can be done on a phone. */
  children: ReactNode;
}

/** The search, the main filters, those that are set, and the way to the others; on a phone all of them wait behind the button. */
export function ListToolbar({ state, change, filters, searchLabel, total, isPhone, isOfView, countFor, children }: ListToolbarProps) {
  const valuesOf = ({ name }: ListFilter) => state.filters[name] ?? [];
  const isSet = (filter: ListFilter) => valuesOf(filter).length > 0;
  const behind = filters.filter(({ main }) => isPhone || !main);
  const inSight = filters.filter((filter) => isSet(filter) || (filter.main && !isPhone));
  const pills = inSight.map((filter) => (
    <FilterPill
      key={filter.name}
      filter={filter}
      values={valuesOf(filter)}
      count={countFor(filter)}
      onChange={(values) => change({ [filter.name]: values })}
    />
  ));
  const clear = filters.filter(isSet).length > 1 && (
    <Button variant="subtle" size="compact-sm" onClick={() => change(Object.fromEntries(filters.map(({ name }) => [name, []])))}>
      Clear all
    </Button>
  );
  const search = <SearchBox label={searchLabel} term={state.term} found={total} onTerm={(term) => change({ term })} />;
  const more = behind.length > 0 && (
    <MoreFilters
      filters={behind}
      valuesOf={valuesOf}
      onChange={(filter, values) => change({ [filter.name]: values })}
      total={total}
      isPhone={isPhone}
    />
  );
  if (!isPhone)
    return (
      <Group gap="xs" align="flex-start" justify="space-between" wrap="nowrap" className="is-dense">
        <Group gap="xs" flex={1} miw={0}>
          {search}
          {pills}
          {more}
          {clear}
        </Group>
        {children}
      </Group>
    );
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        {search}
        {more}
        {children}
      </Group>
      {inSight.length > 0 && !isOfView && (
        <Group gap="xs">
          {pills}
          {clear}
        </Group>
      )}
    </>
  );
}
