import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { BOARDS, POST_KINDS } from '../contract/words.ts';
import { POST_AGE_CODES, POST_AGES } from '../rules/post-ages.ts';
import { postFlow } from '../workflow.ts';

/** What narrows the list of job posts. */
export const postFilters = [
  multiFilter({ name: 'state', label: 'State', main: true, options: choices(postFlow.words) }),
  officeFilter,
  campusFilter,
  selectFilter({ name: 'kind', label: 'Kind', options: choices(POST_KINDS) }),
  selectFilter({
    name: 'age',
    label: 'Open for',
    options: POST_AGE_CODES.map((value) => ({ value, label: POST_AGES[value].name })),
  }),
  selectFilter({ name: 'board', label: 'Board', options: choices(BOARDS) }),
];
