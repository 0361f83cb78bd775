import { Text } from '@mantine/core';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { YearEnd } from '../../contract/forced-years.ts';
import { sayDays } from '../../rules/forced-plan.ts';

const SECONDS_OF_AN_HOUR = 3600;

/** What the year end comes to, in a few sentences. */
export function YearEndSummary({ year, found: { is_over, forfeits, ending } }: { year: number; found: YearEnd }) {
  const { open, changed, waiting, same, days } = forfeits;
  const lines = [
    is_over ? '' : `${year} is not over; this is how it stands today.`,
    `${sayDays(days)} forfeited in all: ${open} to be posted, ${changed} to be corrected, ${same} posted.`,
    waiting > 0 && is_over ? `${count(waiting, 'person waits', 'people wait')} for the close of December.` : '',
    ending.length > 0 ? `With the year end: ${ending.map(sayEnding).join('; ')}.` : '',
  ];
  return <Text size="sm">{lines.filter(Boolean).join(' ')}</Text>;
}

/** `Wellness leave 12.5 days of 4 people`. */
function sayEnding({ name, unit, people, amount, swept }: YearEnd['ending'][number]): string {
  const all = amount + swept;
  const size = unit === 'second' ? `${Math.round((all / SECONDS_OF_AN_HOUR) * 100) / 100} hours` : sayDays(all);
  return `${name} ${size} of ${count(people, 'person', 'people')}`;
}
