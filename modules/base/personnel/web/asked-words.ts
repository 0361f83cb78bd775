import { askedOf, type AskedWords } from '@talaan/kernel/web/ask/asked-list.ts';
import { askedOffice } from '@talaan/organization/web/asked-office.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { askedPeopleFilters } from './record/use-people-filters.ts';
import { RETIREMENT_COLUMNS } from './retirement-columns.ts';

export const askedWords: AskedWords = {
  name: 'Personnel',
  nouns: ['who', 'people', 'employees', 'personnel list'],
  parts: [
    {
      kind: 'period',
      from: 'retires_from',
      to: 'retires_by',
      heads: ['retires', 'retire', 'retiring', 'retirees', 'retirement'],
      needsHead: true,
      tells: true,
      also: { sort: 'retires_on', columns: RETIREMENT_COLUMNS },
    },
    { kind: 'period', from: 'hired_from', to: 'hired_to', heads: ['hired', 'joined'], needsHead: true, tells: true },
    askedOffice(officeFilter),
    askedOf(askedPeopleFilters, 'status'),
    askedOf(askedPeopleFilters, 'track', { tells: true }),
    askedOf(askedPeopleFilters, 'sex', { words: { men: 'Male', women: 'Female' } }),
  ],
};
