import { EXPLANATIONS } from '@talaan/documents/contract/words.ts';
import { askedOf, type AskedWords } from '@talaan/kernel/web/ask/asked-list.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { askedOffice } from '@talaan/organization/web/asked-office.ts';
import { officeFilter, officeOptions } from '@talaan/organization/web/place-filters.ts';

/** Those of the list by which it is asked in words. */
export const askedLateFilters = [
  selectFilter({ name: 'explanation', label: 'Explanation', main: true, options: choices(EXPLANATIONS) }),
  selectFilter({ name: 'office', label: 'Office', main: true, options: officeOptions, isNested: true }),
];

export const askedWords: AskedWords = {
  name: 'Late papers',
  nouns: ['overdue', 'overdue papers', 'late documents', 'overdue documents'],
  parts: [askedOf(askedLateFilters, 'explanation'), { kind: 'period', from: 'from', to: 'to', heads: ['due'] }, askedOffice(officeFilter)],
};
