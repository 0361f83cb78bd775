import { askedOf, type AskedWords } from '@talaan/kernel/web/ask/asked-list.ts';
import { programmeFilters } from './programmes/programme-filters.ts';

export const askedWords: AskedWords = {
  name: 'Training programmes',
  nouns: ['trainings', 'training', 'programmes', 'seminars'],
  parts: [
    askedOf(programmeFilters, 'time', { words: { upcoming: 'coming', running: 'running' } }),
    askedOf(programmeFilters, 'venue'),
    { kind: 'whole', name: 'year', unit: 'year', heads: ['year'] },
  ],
};
