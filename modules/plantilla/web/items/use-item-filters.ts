import { dayFilter, multiFilter, selectFilter } from '@talaan/kernel/web/list-filters.ts';
import type { ListFilter } from '@talaan/kernel/web/list-screen.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { HIGHEST_GRADE } from '@talaan/organization/rules/salary.ts';
import { useCampusFilter, useOfficeFilter } from '@talaan/organization/web/place-filters.ts';
import { coverages, levels } from '../../contract/lists.ts';
import { STATUSES } from '../../contract/words.ts';

const grades = Array.from({ length: HIGHEST_GRADE }, (_, index) => String(index + 1));

/** What narrows the list of items; all of it stands in the address. */
export function useItemFilters(): ListFilter[] {
  const positions = useCall(listPositions, { query: { per_page: 999, state: 'all' } }).data?.positions ?? [];
  const coverage = useCall(coverages.list, { query: { all: 1 } }).data?.coverages ?? [];
  const level = useCall(levels.list, { query: { all: 1 } }).data?.levels ?? [];
  const choices = (rows: readonly { id: number; name: string }[]) => rows.map((one) => ({ value: String(one.id), label: one.name }));
  return [
    ...usePlaceFilters(),
    selectFilter({ name: 'own', label: 'Office', any: 'With its units', options: [{ value: '1', label: 'Without its units' }] }),
    multiFilter({
      name: 'status',
      label: 'Status',
      any: 'All but abolished',
      main: true,
      options: Object.entries(STATUSES).map(([value, label]) => ({ value, label })),
    }),
    multiFilter({ name: 'position', label: 'Position', options: choices(positions) }),
    selectFilter({ name: 'sg_from', label: 'From SG', options: grades.map((value) => ({ value, label: `From SG ${value}` })) }),
    selectFilter({ name: 'sg_to', label: 'To SG', options: grades.map((value) => ({ value, label: `To SG ${value}` })) }),
    selectFilter({ name: 'coverage', label: 'Coverage', options: choices(coverage) }),
    selectFilter({ name: 'level', label: 'Level', options: choices(level) }),
    selectFilter({
      name: 'retire',
      label: 'For retirement',
      options: ['1', '3', '5'].map((value) => ({ value, label: `Within ${value} ${value === '1' ? 'year' : 'years'}` })),
    }),
    asOf,
  ];
}

export function usePlaceFilters(): ListFilter[] {
  return [useCampusFilter(), useOfficeFilter()];
}

/** As of which day; empty for today. */
export const asOf = dayFilter({ name: 'on', label: 'As of', any: 'Today' });
