import { MONTHS } from '../../contract/dates.ts';
import { say } from '../../contract/say.ts';

/** What somebody types for a date, as YYYY-MM-DD: 2026-11-20, 11-20-2026, 11/20/2026 or 20 Nov 2026, its month in English or in the language of the page. */
export function readTypedDate(text: string): string | null {
  const parts = partsOf(text);
  return parts && existing(parts);
}

/** What is wrong with it, naming the part; undefined where it can be read or nothing is typed. */
export function faultOfTypedDate(text: string): string | undefined {
  if (text.trim() === '' || readTypedDate(text)) return undefined;
  const parts = partsOf(text);
  if (!parts) return say('Enter a date such as 20 Nov 2026.');
  const { month, day, year } = parts;
  const name = MONTHS[month - 1];
  if (!name) return say('There is no such month. Enter a date such as 20 Nov 2026.');
  return say('There is no {date}.', { date: `${day} ${say(name)} ${year}` });
}

interface DateParts {
  year: number;
  /** From 1; 0 where the word is no month. */
  month: number;
  day: number;
}

function partsOf(text: string): DateParts | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const american = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(typed);
  if (american) return { year: Number(american[3]), month: Number(american[1]), day: Number(american[2]) };
  const worded = /^(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})$/i.exec(typed);
  if (worded) return { year: Number(worded[3]), month: monthNamed(worded[2]!.toLowerCase()), day: Number(worded[1]) };
  return null;
}

/** From 1; 0 where there is none of the name. */
function monthNamed(typed: string): number {
  return MONTHS.findIndex((name) => [name, say(name)].some((one) => one.toLowerCase() === typed)) + 1;
}

function existing(parts: DateParts): string | null {
  try {
    return Temporal.PlainDate.from(parts, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}
