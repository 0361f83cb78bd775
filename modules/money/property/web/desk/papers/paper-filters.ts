import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter, selectFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import type { ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { PAPER_STATES, PAPER_TYPES } from '../../../contract/fields.ts';
import { classOptions, fundOptions, holderOptions } from '../options.ts';

/** A week is what five working days come to without a holiday. */
const WAITS = [0, 7, 14, 30, 60].map((days) => ({ value: String(days), label: days === 0 ? 'At all' : `For ${days} days or more` }));
const RENEWALS = [0, 30, 90, 180].map((days) => ({ value: String(days), label: days === 0 ? 'Due now' : `Due within ${days} days` }));

/** What narrows the list of papers. */
export const paperFilters: ListFilter[] = [
  multiFilter({
    name: 'type',
    label: 'Type',
    main: true,
    options: choices(PAPER_TYPES).map(({ value, label }) => ({ value, label, short: value })),
  }),
  multiFilter({ name: 'state', label: 'State', main: true, options: choices(PAPER_STATES) }),
  officeFilter,
  multiFilter({ name: 'class', label: 'Class', options: classOptions }),
  multiFilter({ name: 'holder', label: 'Accountable person', options: holderOptions }),
  selectFilter({ name: 'fund', label: 'Fund cluster', options: fundOptions }),
  selectFilter({ name: 'disputed', label: 'Disputes', options: [{ value: '1', label: 'With a disputed line' }] }),
  selectFilter({ name: 'waiting', label: 'Not acknowledged', options: WAITS }),
  selectFilter({ name: 'renewal', label: 'To be renewed', options: RENEWALS }),
];

export const paperViews: readonly ReadyView[] = [
  { name: 'Waiting', filters: { state: 'WAITING' } },
  { name: 'Disputed', filters: { disputed: '1' } },
  { name: 'Late', filters: { waiting: '7' } },
  { name: 'To be renewed', filters: { renewal: '0' } },
  { name: 'Voided', filters: { state: 'VOID' } },
];
