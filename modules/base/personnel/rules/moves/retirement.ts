import { addYears } from '../appointment-checks.ts';
import { runsOn, type Span } from './spans.ts';

/** RA 8291 Sec. 13: compulsory on the 65th birthday, optional from 60 with 15 years of service. */
export const COMPULSORY_AGE = 65;
export const OPTIONAL_AGE = 60;
export const OPTIONAL_SERVICE = 15;

export interface Service {
  years: number;
  months: number;
  days: number;
}

export interface Retirement {
  /** The 65th birthday: the last day of service is the one before. */
  compulsoryOn: string;
  /** The first day on which they may retire by choice; null where the service, as it is on record, never comes to 15 years. */
  optionalOn: string | null;
}

/** When a person retires. `service` are their appointments in government service, which do not overlap. */
export function retirementOf(birthDate: string, service: readonly Span[]): Retirement {
  const compulsoryOn = addYears(birthDate, COMPULSORY_AGE);
  const enough = dayOfService(service, OPTIONAL_SERVICE);
  const sixty = addYears(birthDate, OPTIONAL_AGE);
  return { compulsoryOn, optionalOn: enough === null ? null : enough > sixty ? enough : sixty };
}

/** The latest date of birth with which somebody has turned 65 by a day. Who is born on 29 February turns 65 on the 28th. */
export function lastBirthDateRetiredBy(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).subtract({ years: COMPULSORY_AGE }).subtract({ days: 1 }).toString();
}

/** The years, months and days served before a day, added up as a service record is: 30 days a month, 12 months a year. */
export function serviceBefore(day: string, service: readonly Span[]): Service {
  let days = 0;
  let months = 0;
  for (const { from, until } of service) {
    if (from >= day) continue;
    const end = until === null || until > day ? day : until;
    const length = Temporal.PlainDate.from(from).until(end, { largestUnit: 'month' });
    months += length.months;
    days += length.days;
  }
  months += Math.floor(days / 30);
  return { years: Math.floor(months / 12), months: months % 12, days: days % 30 };
}

/** The day after so many years of service are completed; null where they never are. */
function dayOfService(service: readonly Span[], years: number): string | null {
  const inOrder = service.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const span of inOrder) {
    const before = serviceBefore(span.from, inOrder);
    const missing = { years: years - before.years, months: -before.months, days: -before.days };
    if (missing.years <= 0) return span.from;
    const from = Temporal.PlainDate.from(span.from);
    const day = from.add({ years: missing.years }).subtract({ months: before.months, days: before.days }).toString();
    if (runsOn(span, day) || day === span.until) return day;
  }
  return null;
}
