import { count } from '@talaan/kernel/web/format-instant.ts';
import type { InboxRow } from '../../contract/inbox.ts';

/** Whom a request is about: the person, or of a collective one the office and how many people. */
export function describeOwner({ owner, office, people, title }: Pick<InboxRow, 'owner' | 'office' | 'people' | 'title'>): string {
  if (owner !== null) return owner;
  return [office, people > 0 && count(people, 'person', 'people')].filter(Boolean).join(', ') || title;
}

/**
 * What is asked for, what differs first: `Appeal: 27 Nov, forgot to punch`; then figures of the record, in whose place the reader decides, and the office.
 * A title that the row already has for its owner is not said again beside figures.
 */
export function describeRow(row: Pick<InboxRow, 'owner' | 'office' | 'people' | 'word' | 'title' | 'says' | 'as'>, today: string): string {
  const { owner, office, word, title, says, as } = row;
  const short = withoutYear(title, today.slice(0, 4));
  const isSaid = says !== null && describeOwner(row) === title;
  const what = isSaid ? says : [word === null ? short : `${word}: ${short}`, says].filter(Boolean).join(' · ');
  return [what, as.in_place_of && `for ${as.in_place_of}`, owner !== null && office].filter(Boolean).join(' · ');
}

/** Days of this year need no year: `9 to 10 Dec 2026` as `9 to 10 Dec`. */
function withoutYear(title: string, year: string): string {
  return title.replaceAll(new RegExp(`(?<=\\d [A-Z][a-z]{2}) ${year}\\b`, 'g'), '');
}
