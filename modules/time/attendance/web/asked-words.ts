import { askedOf, type AskedWords } from '@talaan/kernel/web/ask/asked-list.ts';
import { askedOffice } from '@talaan/organization/web/asked-office.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { presenceFilter } from './daily/presence-filter.ts';

export const askedWords: AskedWords = {
  name: 'Daily attendance',
  nouns: ['attendance'],
  beside: ['who', 'people', 'employees'],
  parts: [
    askedOf([presenceFilter], 'presence', {
      heads: ['status'],
      tells: true,
      words: { 'on leave': 'away', 'on business': 'away', away: 'away', present: ['present', 'late'], tardy: 'late', 'not in': 'out' },
    }),
    { kind: 'whole', name: 'date', unit: 'day', heads: ['on', 'as of'] },
    askedOffice(officeFilter),
  ],
};
