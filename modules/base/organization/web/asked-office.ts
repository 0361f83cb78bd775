import { askedChoice, type AskedChoice } from '@talaan/kernel/web/ask/asked-list.ts';
import type { ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';

/** What many offices are called, and none is known by. */
const USUAL = ['office', 'department', 'college', 'institute', 'center', 'unit', 'section', 'division', 'school', 'services'];

/** An office of a list by its acronym, its name or words of it: 'in CAS', 'of Accounting'. */
export function askedOffice(filter: ListFilter): AskedChoice {
  return askedChoice(filter, { heads: ['office', 'in', 'of', 'at', 'from', 'for'], withoutWords: USUAL });
}
