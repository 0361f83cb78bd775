import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { dayFilter, multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import type { ListFilter } from '@talaan/kernel/web/lists/list-screen.tsx';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { HIGHEST_GRADE } from '@talaan/organization/rules/salary.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { coverages, levels } from '../../contract/lists.ts';
import { STATUSES } from '../../contract/words.ts';

const grades = Array.from({ length: HIGHEST_GRADE }, (_, index) => String(index + 1));

const named = (rows: readonly { id: number; name: string }[]) => rows.map(({ id, name }) => ({ value: String(id), label: name }));

const positions = optionsFrom(listPositions, { query: { per_page: 999, state: 'all' } }, (answer) => named(answer.positions));
const coverageOptions = optionsFrom(coverages.list, { query: { all: 1 } }, (answer) => named(answer.coverages));
const levelOptions = optionsFrom(levels.list, { query: { all: 1 } }, (answer) => named(answer.levels));

/** As of which day; empty for today. */
export const asOf = dayFilter({ name: 'on', label: 'As of', any: 'Today' });

/** What narrows the list of items. */
export const itemFilters: ListFilter[] = [
  campusFilter,
  officeFilter,
  selectFilter({ name: 'own', label: 'Office', any: 'With its units', options: [{ value: '1', label: 'Without its units' }] }),
  multiFilter({
    name: 'status',
    label: 'Status',
    any: 'All but abolished',
    main: true,
    options: choices(STATUSES),
  }),
  multiFilter({ name: 'position', label: 'Position', options: positions }),
  selectFilter({ name: 'sg_from', label: 'From SG', options: grades.map((value) => ({ value, label: `From SG ${value}` })) }),
  selectFilter({ name: 'sg_to', label: 'To SG', options: grades.map((value) => ({ value, label: `To SG ${value}` })) }),
  selectFilter({ name: 'coverage', label: 'Coverage', options: coverageOptions }),
  selectFilter({ name: 'level', label: 'Level', options: levelOptions }),
  selectFilter({
    name: 'retire',
    label: 'For retirement',
    options: ['1', '3', '5'].map((value) => ({ value, label: `Within ${value} ${value === '1' ? 'year' : 'years'}` })),
  }),
  asOf,
];
