import { longDate } from '@talaan/kernel/contract/dates.ts';
import { DateField } from '@talaan/kernel/web/date-field.tsx';
import { multiFilter, selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import type { ListFilter } from '@talaan/kernel/web/list-screen.tsx';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { HIGHEST_GRADE } from '@talaan/organization/rules/salary.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
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
    selectFilter({ name: 'own', label: 'With its units', options: [{ value: '1', label: 'Without its units' }] }),
    multiFilter({
      name: 'status',
      label: 'Status: all but abolished',
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
    useDayFilter(),
  ];
}

export function usePlaceFilters(): ListFilter[] {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  return [
    selectFilter({ name: 'campus', label: 'Campus', options: campuses.map((one) => ({ value: String(one.id), label: one.name })) }),
    {
      name: 'office',
      field: ([office], onChange) => (
        <OfficePicker aria-label="Office" value={office ? Number(office) : null} onChange={(id) => onChange(id ? [String(id)] : [])} />
      ),
    },
  ];
}

/** As of which day; empty for today. */
export function useDayFilter(): ListFilter {
  const today = useToday();
  return {
    name: 'on',
    field: ([on], onChange) => (
      <DateField
        aria-label="As of"
        placeholder={`As of ${longDate(today)}`}
        clearable
        clearButtonProps={{ 'aria-label': 'As of today' }}
        value={on ?? null}
        onChange={(day) => onChange(day ? [day] : [])}
      />
    ),
  };
}
