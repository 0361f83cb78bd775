import { askedOf, type AskedWords } from '@talaan/kernel/web/ask/asked-list.ts';
import { askedOffice } from '@talaan/organization/web/asked-office.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { leaveFilters } from './applications/list/leave-filters.ts';

export const askedWords: AskedWords = {
  name: 'Leave applications',
  nouns: ['leave', 'leaves', 'leave application', 'applications for leave'],
  beside: ['who', 'people', 'employees'],
  parts: [
    askedOf(leaveFilters, 'state'),
    askedOf(leaveFilters, 'show', { words: { waiting: 'waiting', 'without pay': 'unpaid' } }),
    { kind: 'period', from: 'from', to: 'to', heads: [] },
    askedOffice(officeFilter),
  ],
};
