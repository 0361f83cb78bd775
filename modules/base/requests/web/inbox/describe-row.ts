import { count } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { InboxRow } from '../../contract/inbox.ts';

/** Whom a request is about: the person, or of a collective one the office and how many people; one with figures of its record begins with its title. */
export function describeOwner({
  owner,
  office,
  people,
  title,
  says,
}: Pick<InboxRow, 'owner' | 'office' | 'people' | 'title' | 'says'>): string {
  if (owner !== null) return owner;
  if (says !== null) return title;
  return [office, people > 0 && count(people, 'person', 'people')].filter(Boolean).join(', ') || title;
}

/**
 * What is asked for, what differs first: `Appeal: 27 Nov, forgot to punch`; then figures of the record, in whose place the reader decides, and the office.
 * Where the row begins with the title, it begins here with the figures.
 */
export function describeRow(
  { owner, office, word, title, says, as }: Pick<InboxRow, 'owner' | 'office' | 'word' | 'title' | 'says' | 'as'>,
  today: string,
): string {
  const short = withoutYear(title, today.slice(0, 4));
  const what = owner === null && says !== null ? null : word === null ? short : `${word}: ${short}`;
  return [
    what,
    says,
    as.in_place_of && say('for {in_place_of}', { in_place_of: as.in_place_of }),
    (owner !== null || says !== null) && office,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Days of this year need no year: `9 to 10 Dec 2026` as `9 to 10 Dec`. */
function withoutYear(title: string, year: string): string {
  return title.replaceAll(new RegExp(`(?<=\\d [A-Z][a-z]{2}) ${year}\\b`, 'g'), '');
}
