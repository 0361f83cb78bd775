import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { dayFilter, multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { SHOWN } from '../../../contract/applications.ts';
import { leaveFlow } from '../../../workflow.ts';

/** What narrows every list of leave. */
export const leaveFilters = [
  multiFilter({ name: 'state', label: 'State', main: true, options: choices(leaveFlow.words) }),
  selectFilter({ name: 'show', label: 'Show', any: 'All', main: true, options: choices(SHOWN) }),
  dayFilter({ name: 'from', label: 'From' }),
  dayFilter({ name: 'to', label: 'To' }),
];
