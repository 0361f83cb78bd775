import type { ReactNode } from 'react';
import { Button, Group } from '@mantine/core';
import { useOptions } from './filters/filter-options.ts';
import { FilterPill } from './filters/filter-pill.tsx';
import type { ListFilter } from './filters/list-filters.ts';
import type { ListState } from './list-state.ts';
import { SearchBox } from './search-box.tsx';
import { MoreFilters } from './filters/more-filters.tsx';
import { formatFilter } from './filters/format-filter.ts';
import { useFitting } from './use-fitting.ts';
import { say } from '../../contract/say.ts';

interface ListToolbarProps {
  state: ListState;
  change: (changes: Record<string, string | string[] | undefined>) => void;
  filters: ListFilter[];
  searchLabel: string;
  total: number | undefined;
  /** The same in words. */
  saidTotal: string | undefined;
  isPhone: boolean;
  /** How many rows each option of a filter would show, where the list can say that. */
  countFor: (filter: ListFilter) => (() => Promise<ReadonlyMap<string, number>>) | undefined;
  /** At its right end: the pager on a desk, what can be done on a phone. */
  children: ReactNode;
}

/** The search, the main filters, those that are set, and the way to the others, in one line; what finds no room waits behind the button, on a phone all of them. */
export function ListToolbar({ state, change, filters, searchLabel, total, saidTotal, isPhone, countFor, children }: ListToolbarProps) {
  const valuesOf = ({ name }: ListFilter) => state.filters[name] ?? [];
  const isSet = (filter: ListFilter) => valuesOf(filter).length > 0;
  const wanted = isPhone ? [] : filters.filter((filter) => filter.main || isSet(filter));
  const optionsOf = useOptions(filters, isSet);
  const keyOf = (filter: ListFilter) => `${filter.name} ${formatFilter(filter, valuesOf(filter), optionsOf(filter))}`;
  // What narrows the list comes before what could.
  const byWeight = [...wanted.filter(isSet), ...wanted.filter((filter) => !isSet(filter))];
  const { line, fits } = useFitting(byWeight.map(keyOf));
  const inSight = byWeight.slice(0, fits);
  const clear = filters.filter(isSet).length > 1 && (
    <Button
      variant="subtle"
      size="compact-sm"
      flex="none"
      onClick={() => change(Object.fromEntries(filters.map(({ name }) => [name, []])))}
    >
      {say('Clear all')}
    </Button>
  );
  const behind = filters.filter((filter) => !filter.main || !inSight.includes(filter));
  const search = <SearchBox label={searchLabel} term={state.term} found={total} onTerm={(term) => change({ term })} />;
  const more = behind.length > 0 && (
    <MoreFilters
      filters={behind}
      valuesOf={valuesOf}
      onChange={(filter, values) => change({ [filter.name]: values })}
      countFor={countFor}
      total={saidTotal}
      isPhone={isPhone}
      clear={clear}
    />
  );
  if (isPhone)
    return (
      <Group gap="xs" wrap="nowrap">
        {search}
        {more}
        {children}
      </Group>
    );
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap" mih={34} className="is-dense">
      <Group gap="xs" flex={1} miw={0} wrap="nowrap" ref={line}>
        {search}
        {wanted
          .filter((filter) => inSight.includes(filter))
          .map((filter) => (
            <FilterPill
              key={filter.name}
              fits={keyOf(filter)}
              filter={filter}
              values={valuesOf(filter)}
              count={countFor(filter)}
              onChange={(values) => change({ [filter.name]: values })}
            />
          ))}
        {more}
        {clear}
      </Group>
      {children}
    </Group>
  );
}
