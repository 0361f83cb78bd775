import { askedOf, type AskedWords } from '@talaan/kernel/web/ask/asked-list.ts';
import { askedOffice } from '@talaan/organization/web/asked-office.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { itemFilters } from './desk/items/item-filters.ts';

export const askedWords: AskedWords = {
  name: 'Items of property',
  nouns: ['property', 'properties', 'equipment'],
  beside: ['items', 'item'],
  parts: [
    askedOf(itemFilters, 'state'),
    askedOf(itemFilters, 'condition', { words: { broken: ['NEEDS_REPAIR', 'UNSERVICEABLE'] } }),
    askedOffice(officeFilter),
  ],
};
