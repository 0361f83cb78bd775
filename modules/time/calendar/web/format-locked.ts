import { count } from '@talaan/kernel/web/format-instant.ts';

/** Of how many daily records a change waits, because their month is locked. */
export function formatLocked(records: number): string {
  return `${count(records, 'daily record is', 'daily records are')} of locked months and will stay as ${records === 1 ? 'it is' : 'they are'} until HR reopens the month.`;
}
