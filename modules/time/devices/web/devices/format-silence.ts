import { longDate } from '@talaan/kernel/contract/dates.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { DeviceWithoutData } from '../../contract/silent-days.ts';

/** `Nothing came from Gate since 6 Nov 2026: up to 120 people have no data from 9 Nov 2026 to 27 Nov 2026.` */
export function formatSilence({ name, since, first, last, people }: DeviceWithoutData): string {
  const came = since === null ? `Nothing ever came from ${name}` : `Nothing came from ${name} since ${longDate(since)}`;
  const days = first === last ? `on ${longDate(first)}` : `from ${longDate(first)} to ${longDate(last)}`;
  return `${came}: up to ${count(people, 'person', 'people')} ${people === 1 ? 'has' : 'have'} no data ${days}.`;
}
