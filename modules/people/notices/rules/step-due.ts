/** A salary of a person, oldest first in a list. Dates are ISO; `until` is the day after the last. */
export interface PaidSalary {
  grade: number;
  step: number;
  from: string;
  until: string | null;
  /** Whether its step was given for merit, which leaves the three years running. */
  isMerit: boolean;
}

/** An absence without pay, in thousandths of a day. */
export interface UnpaidAbsence {
  from: string;
  until: string;
  days: number;
}

export interface StepCount {
  /** The first day in the present grade. */
  anchor: string;
  /** From which day the three years run: the anchor, or the last step given for length of service. */
  since: string;
}

export interface StepDue extends StepCount {
  date: string;
  /** Without pay within the three years, in thousandths of a day, and by how many days that moves the date. */
  unpaid: number;
  moved: number;
}

export const YEARS_OF_A_STEP = 3;
/** Days without pay that do not count against anybody, in thousandths (CSC-DBM JC 1 s.2012). */
export const UNPAID_ALLOWED = 15_000;

/**
 * From when the three years count: promotion, demotion and reclassification to another grade begin anew, and so does a gap; a transfer
 * or reappointment to the same grade without a gap goes on (CSC-DBM JC 1 s.2012). Years before `servedSince` do not count.
 */
export function countFrom(salaries: readonly PaidSalary[], servedSince: string | null = null): StepCount | null {
  const first = salaries[0];
  if (!first) return null;
  let count: StepCount = { anchor: first.from, since: first.from };
  for (let place = 1; place < salaries.length; place++) {
    const [before, now] = [salaries[place - 1]!, salaries[place]!];
    if (now.grade !== before.grade || now.from !== before.until) count = { anchor: now.from, since: now.from };
    else if (now.step > before.step && !now.isMerit) count = { ...count, since: now.from };
  }
  if (servedSince === null || servedSince <= count.anchor) return count;
  return { anchor: servedSince, since: count.since > servedSince ? count.since : servedSince };
}

/** The day after the third year is completed, later by what is beyond 15 days without pay; absences until that day count too. */
export function stepDue(count: StepCount, absences: readonly UnpaidAbsence[]): StepDue {
  const completed = addYears(count.since, YEARS_OF_A_STEP);
  let date = completed;
  for (;;) {
    const until = date;
    const unpaid = absences.reduce((sum, absence) => sum + unpaidWithin(absence, count.since, until), 0);
    const moved = Math.ceil(Math.max(0, unpaid - UNPAID_ALLOWED) / 1000);
    date = Temporal.PlainDate.from(completed).add({ days: moved }).toString();
    if (date === until) return { ...count, date, unpaid, moved };
  }
}

/** The part of an absence that lies within a period, by the days of the calendar. */
function unpaidWithin(absence: UnpaidAbsence, from: string, until: string): number {
  const begins = absence.from > from ? absence.from : from;
  const ends = absence.until < until ? absence.until : until;
  if (begins >= ends) return 0;
  return Math.round((absence.days * daysBetween(begins, ends)) / daysBetween(absence.from, absence.until));
}

function daysBetween(from: string, until: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days;
}

/** Years from 29 February are complete with 28 February. */
function addYears(date: string, years: number): string {
  const start = Temporal.PlainDate.from(date);
  const there = start.add({ years });
  return (there.day === start.day ? there : there.add({ days: 1 })).toString();
}
