import { askedOf, type AskedWords } from '@talaan/kernel/web/ask/asked-list.ts';
import { askedOffice } from '@talaan/organization/web/asked-office.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { postFilters } from './post-filters.ts';

export const askedWords: AskedWords = {
  name: 'Job posts',
  nouns: ['posts', 'job post', 'vacancy posts'],
  parts: [askedOf(postFilters, 'state', { words: { open: 'POSTED' } }), askedOf(postFilters, 'kind'), askedOffice(officeFilter)],
};
