import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { dayFilter, selectFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { officeOptions } from '@talaan/organization/web/place-filters.ts';
import { listTypes } from '../../contract/types.ts';
import { COMPLEXITIES, COUNTED_AS, KINDS, PRIORITIES } from '../../contract/words.ts';
import { PAPER_AGE_CODES, PAPER_AGES } from '../../rules/paper-ages.ts';
import { documentFlow } from '../../workflow.ts';
import type { ListKey } from './list-words.ts';

const types = optionsFrom(listTypes, { query: { per_page: 999 } }, ({ document_types: found }) =>
  found.map(({ id, name, code }) => ({ value: String(id), label: name, short: code })),
);
const priority = selectFilter({ name: 'priority', label: 'Priority', main: true, options: choices(PRIORITIES) });
const type = selectFilter({ name: 'type', label: 'Type', main: true, options: types });
const kind = selectFilter({ name: 'kind', label: 'Kind', options: choices(KINDS) });
const state = selectFilter({ name: 'state', label: 'State', main: true, options: choices(documentFlow.words) });
const late = selectFilter({ name: 'late', label: 'Late', options: [{ value: '1', label: 'Late alone' }] });
const lost = selectFilter({ name: 'lost', label: 'Lost', options: [{ value: '1', label: 'Lost alone' }] });
const forMe = selectFilter({ name: 'for_me', label: 'Attention', options: [{ value: '1', label: 'For me' }] });
const at = selectFilter({ name: 'at', label: 'Where it is', options: officeOptions, isNested: true });
const origin = selectFilter({ name: 'origin', label: 'Office of origin', options: officeOptions, isNested: true });
const within = selectFilter({ name: 'within', label: 'Office of origin with its units', options: officeOptions, isNested: true });
const stayed = selectFilter({ name: 'stayed', label: 'Was in', options: officeOptions, isNested: true });
const complexity = selectFilter({ name: 'complexity', label: 'Complexity', options: choices(COMPLEXITIES) });
const counted = selectFilter({ name: 'counted', label: 'Closed and due', options: choices(COUNTED_AS) });
const age = selectFilter({
  name: 'age',
  label: 'Open for',
  options: PAPER_AGE_CODES.map((code) => ({ value: code, label: PAPER_AGES[code].name })),
});
const confidential = selectFilter({
  name: 'confidential',
  label: 'Confidential',
  options: [
    { value: '1', label: 'Confidential alone' },
    { value: '0', label: 'Without confidential ones' },
  ],
});
const period = [dayFilter({ name: 'from', label: 'Registered from' }), dayFilter({ name: 'to', label: 'Registered until' })];

const OF_SEVERAL_STATES: readonly ListKey[] = ['mine', 'closed', 'all'];

/** By what a list of papers is narrowed: by state where it holds several, by the place where it is not that of the office. */
export function filtersOf(list: ListKey): ListFilter[] {
  const several = OF_SEVERAL_STATES.includes(list);
  return [
    ...(several ? [state] : []),
    type,
    priority,
    kind,
    ...(list === 'closed' ? [] : [late, forMe]),
    ...(several || list === 'hold' ? [lost] : []),
    ...(several ? [at, complexity, counted, age, confidential, within, stayed] : []),
    origin,
    ...period,
  ];
}
