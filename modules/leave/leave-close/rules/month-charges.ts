import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { servedIn, type Stay } from '@talaan/leave/rules/accrual.ts';
import type { Absence, MonthToClose } from './close-month.ts';

/** A locked record of time, or the part of it that a half month has. */
export interface LockedRecord {
  from: string;
  to: string;
  lateMinutes: number;
  undertimeMinutes: number;
  absentThousandths: number;
}

/** A day as attendance has it. */
export interface AttendedDay {
  date: string;
  status: string;
  lateMinutes: number;
  undertimeMinutes: number;
  absentThousandths: number;
}

/** A date of approved leave that is without pay, in whole or in part. */
export interface UnpaidLeave {
  date: string;
  thousandths: number;
  column: 'VL' | 'SL';
  /** Whether nothing of the day is paid. */
  isWhole: boolean;
}

/** From a day to another, both included; without end while it lasts. */
export interface UnpaidStanding {
  from: string;
  to: string | null;
}

/** What is known of one person about a month. `days` are read of those whom something in the month is charged to without pay. */
export interface PersonMonth {
  stays: readonly Stay[];
  records: readonly LockedRecord[];
  leave: readonly UnpaidLeave[];
  standings: readonly UnpaidStanding[];
  days: readonly AttendedDay[];
}

export interface MonthCharges extends Omit<MonthToClose, 'usable'> {
  /** The last day of service in the month that earns vacation and sick leave; null without one. */
  lastDay: string | null;
  /** Whether locked records cover all of that service. */
  hasRecord: boolean;
}

/** Whether the days of attendance are needed to say what a month charges. */
export function needsDays({ stays, records, leave, standings }: Omit<PersonMonth, 'days'>): boolean {
  return leave.length + standings.length > 0 || isMixed(stays) || records.some(({ absentThousandths }) => absentThousandths > 0);
}

/** What the month of a person is charged by, from its locked records, its leave and standings without pay (domain page, sections 2 and 14). */
export function chargesOf(month: string, { stays, records, leave, standings, days }: PersonMonth): MonthCharges {
  const bounds = monthBounds(month);
  const regular = stays.filter(({ earns }) => earns === 'REGULAR').map(({ from, to }) => within({ from, to }, bounds));
  const isServed = (date: string) => regular.some((span) => covers(span, date));
  const isRecorded = (date: string) => records.some((record) => covers(record, date));
  const charged = days.filter(({ date }) => isServed(date) && isRecorded(date));
  const counted = isMixed(stays) ? charged : records;
  const absences = charged
    .filter(({ absentThousandths }) => absentThousandths > 0)
    .map(({ date, absentThousandths }): Absence => ({ date, thousandths: absentThousandths }));
  const unpaid = findUnpaid({ dates: regular.flatMap(datesOf), absences, leave, standings, days });
  return {
    served: servedIn(stays, month),
    lastDay:
      regular
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? null,
    hasRecord: regular.length > 0 && regular.flatMap(datesOf).every(isRecorded),
    absences,
    lateMinutes: counted.reduce((sum, { lateMinutes }) => sum + lateMinutes, 0),
    undertimeMinutes: counted.reduce((sum, { undertimeMinutes }) => sum + undertimeMinutes, 0),
    ...unpaid,
  };
}

/** Days that a standing makes unpaid are counted once, whether an absence or leave says the same; sick leave without pay does not lower the credits. */
function findUnpaid({
  dates,
  absences,
  leave,
  standings,
  days,
}: Pick<PersonMonth, 'leave' | 'standings' | 'days'> & { dates: readonly string[]; absences: readonly Absence[] }) {
  if (absences.length + leave.length + standings.length === 0) return { withoutPay: 0, hasPaidDay: true };
  const dayOn = new Map(days.map((day) => [day.date, day]));
  let withoutPay = 0;
  let paid = 0;
  for (const date of dates) {
    const day = dayOn.get(date);
    if (!isWorkingDay(date, day)) continue;
    const applied = leave.filter((one) => one.date === date);
    const isAway = standings.some((one) => covers(one, date)) && (!day || ['AWAY', 'ABSENT', 'NO_DATA'].includes(day.status));
    const isAbsent = absences.some((one) => one.date === date);
    if (applied.length > 0) withoutPay += applied.reduce((sum, one) => sum + (one.column === 'VL' ? one.thousandths : 0), 0);
    else if (isAway && !isAbsent) withoutPay += day?.absentThousandths || DAY;
    if (!isAbsent && !(isAway && applied.length === 0) && !applied.some(({ isWhole }) => isWhole)) paid += 1;
  }
  return { withoutPay, hasPaidDay: paid > 0 };
}

const DAY = 1000;
const SATURDAY = 6;

/** Of days that attendance does not know, those from Monday to Friday. */
function isWorkingDay(date: string, day: AttendedDay | undefined): boolean {
  return day ? day.status !== 'REST' && day.status !== 'HOLIDAY' : Temporal.PlainDate.from(date).dayOfWeek < SATURDAY;
}

/** Vacation and sick leave in one part of the month, teacher leave or none in another. */
function isMixed(stays: readonly Stay[]): boolean {
  return new Set(stays.map(({ earns }) => earns)).size > 1;
}

function within({ from, to }: UnpaidStanding, bounds: { from: string; to: string }): { from: string; to: string } {
  return { from: from > bounds.from ? from : bounds.from, to: to !== null && to < bounds.to ? to : bounds.to };
}

function covers({ from, to }: UnpaidStanding, date: string): boolean {
  return from <= date && (to === null || date <= to);
}

function datesOf({ from, to }: { from: string; to: string }): string[] {
  const first = Temporal.PlainDate.from(from);
  return Array.from({ length: first.until(to).days + 1 }, (_, place) => first.add({ days: place }).toString());
}
