import { askedOf, type AskedWords } from '@talaan/kernel/web/ask/asked-list.ts';
import { HIGHEST_GRADE } from '@talaan/organization/rules/salary.ts';
import { askedOffice } from '@talaan/organization/web/asked-office.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { itemFilters } from './items/item-filters.ts';

const VACANT = ['VACANT_FUNDED', 'VACANT_UNFUNDED'];

export const askedWords: AskedWords = {
  name: 'Plantilla items',
  nouns: ['items', 'item', 'plantilla'],
  beside: ['positions', 'position'],
  parts: [
    askedOf(itemFilters, 'status', {
      words: { vacant: VACANT, vacancies: VACANT, unfunded: 'VACANT_UNFUNDED' },
      tells: true,
    }),
    { kind: 'range', from: 'sg_from', to: 'sg_to', heads: ['SG', 'salary grade', 'grade'], needsHead: true, least: 1, most: HIGHEST_GRADE },
    askedOffice(officeFilter),
  ],
};
