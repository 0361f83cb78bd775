import { longDate } from '@talaan/kernel/contract/dates.ts';
import { namePeriod, type Period } from './periods.ts';

/** What keeps a record from being submitted. */
export type HindranceKind = 'NOT_OVER' | 'NO_RECORD' | 'COMPUTING' | 'DAY_OPEN' | 'INCOMPLETE' | 'REQUEST';

export interface Hindrance {
  kind: HindranceKind;
  /** The day; null where it is the period as a whole. */
  date: string | null;
  text: string;
  /** The screen of what is to be decided first; null where the day itself is to be mended. */
  link: string | null;
}

/** A request that would change days of the period, and is not decided. */
export interface PendingRequest extends Period {
  title: string;
  link: string;
}

/** What is known of the days of a period. */
export interface PeriodFacts extends Period {
  /** How many days have a result. */
  days: number;
  incomplete: readonly string[];
  /** Days whose hours are not over, such as a night shift that ends tomorrow. */
  open: readonly string[];
  /** Days that are being computed again. */
  due: readonly string[];
  requests: readonly PendingRequest[];
}

/**
 * What keeps a record from being submitted on a day, in the order in which it is mended: a period that is not over, days that are not final, days that
 * lack a punch (section 5.1, step 7), requests that are not decided. Empty: it is ready.
 */
export function hindrancesOf({ from, to, days, incomplete, open, due, requests }: PeriodFacts, today: string): Hindrance[] {
  const period = namePeriod({ from, to });
  if (today <= to)
    return [{ kind: 'NOT_OVER', date: null, text: `${period} can be submitted from ${longDate(nextDay(to))} on.`, link: null }];
  const none: Hindrance = { kind: 'NO_RECORD', date: null, text: `${period} has no days on record yet.`, link: null };
  return [
    ...(days === 0 && due.length === 0 ? [none] : []),
    ...due.map((date) => ofDay('COMPUTING', date, 'is being computed again')),
    ...open.filter((date) => !due.includes(date)).map((date) => ofDay('DAY_OPEN', date, 'is not over yet')),
    ...incomplete.filter((date) => !due.includes(date)).map((date) => ofDay('INCOMPLETE', date, 'has a missing punch')),
    ...requests.map((one): Hindrance => ({
      kind: 'REQUEST',
      date: one.from < from ? from : one.from,
      text: `${one.title}: not decided yet.`,
      link: one.link,
    })),
  ];
}

/** Whether the head can let it pass: days that lack a punch, and nothing else. */
export function canBeCertified(hindrances: readonly Hindrance[]): boolean {
  return hindrances.length > 0 && hindrances.every(({ kind }) => kind === 'INCOMPLETE');
}

/** Why a record cannot be submitted, in one sentence. */
export function formatHindrances(hindrances: readonly Hindrance[]): string {
  const [first] = hindrances;
  if (!first) return '';
  return hindrances.length === 1 ? first.text : `${first.text} ${hindrances.length - 1} more must be settled first.`;
}

function ofDay(kind: HindranceKind, date: string, what: string): Hindrance {
  return { kind, date, text: `${longDate(date)} ${what}.`, link: null };
}

function nextDay(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
