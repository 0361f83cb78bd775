import { addDays } from '@talaan/performance/rules/period/days.ts';

/** Grades and the progress report are due so many days after a term, the return to duty after the end of the grant (domain page, A4). */
const DUE_DAYS = 30;
/** The secretary is alerted of a breach on this day after the due one: after 15 days late (A5.3). */
const ALERT_DAYS = 16;

export const MONITORED = ['GRADES', 'PROGRESS', 'RETURN'] as const;
export type Monitored = (typeof MONITORED)[number];

export interface MonitoringDue {
  what: Monitored;
  /** The name of the term; empty of the return. */
  term: string;
  due_on: string;
  alert_on: string;
  /** NOT_YET until the term is over; then DUE, LATE from the day after the due one, ALERT from the alert on. */
  state: 'NOT_YET' | 'DUE' | 'LATE' | 'ALERT' | 'DONE';
}

export interface Term {
  name: string;
  ends_on: string;
  /** What was submitted of it. */
  submitted: readonly Monitored[];
}

/** What a scholar submits of each term, grades and a progress report, and how far each is (domain page, A4). */
export function termDues(terms: readonly Term[], today: string): MonitoringDue[] {
  return terms.flatMap(({ name, ends_on: ends, submitted }) =>
    (['GRADES', 'PROGRESS'] as const).map((what) => dueOf(what, name, ends, submitted.includes(what), today)),
  );
}

/** The return to duty, within 30 days of completion or of the end of the grant. */
export function returnDue(endedOn: string, reportedOn: string | null, today: string): MonitoringDue {
  return dueOf('RETURN', '', endedOn, reportedOn !== null, today);
}

function dueOf(what: Monitored, term: string, ended: string, isDone: boolean, today: string): MonitoringDue {
  const due = addDays(ended, DUE_DAYS);
  const alert = addDays(due, ALERT_DAYS);
  const open = today <= ended ? 'NOT_YET' : today <= due ? 'DUE' : today < alert ? 'LATE' : 'ALERT';
  return { what, term, due_on: due, alert_on: alert, state: isDone ? 'DONE' : open };
}
