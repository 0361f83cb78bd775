import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { PRESENCE_LOOKS, PRESENCES_SHOWN } from './presence-appearance.ts';

export const presenceFilter = multiFilter({
  name: 'presence',
  label: 'Status',
  options: PRESENCES_SHOWN.map((value) => ({ value, label: PRESENCE_LOOKS[value].label })),
});
