import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { VENUE_NAMES } from '../../contract/codes.ts';
import { PROGRAMME_TIMES } from '../../contract/programmes.ts';

/** What narrows the list of trainings, beside the year. */
export const programmeFilters = [
  selectFilter({ name: 'time', label: 'Show', any: 'All', main: true, options: choices(PROGRAMME_TIMES) }),
  selectFilter({ name: 'venue', label: 'Held', main: true, options: choices(VENUE_NAMES) }),
];
