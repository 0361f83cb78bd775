export { closeMonth } from './close-month.ts';
export { MONTHS_LOOKED_AT } from './jobs.ts';
export { postClose } from './post-close.ts';
export { readDays, readOpenings, readUnpaidStandings } from './read-facts.ts';
