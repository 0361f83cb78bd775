/** What is on record about a person's service. `until` is the day after the last; money is in centavos. */
export interface ServiceFacts {
  appointments: readonly AppointmentFact[];
  salaries: readonly SalaryFact[];
  assignments: readonly AssignmentFact[];
  absences: readonly AbsenceFact[];
  separations: readonly SeparationFact[];
  outside: readonly OutsideFact[];
}

export interface Span {
  from: string;
  until: string | null;
}

export interface AppointmentFact extends Span {
  position: string;
  status: string;
  /** Whether it counts as government service: job orders and contracts of service do not (CSC-COA-DBM JC 1 s.2025). */
  government: boolean;
  nature: string | null;
  office: string;
  authority: string;
  daily_rate: number | null;
}

export interface SalaryFact extends Span {
  amount: number;
  grade: number;
  step: number;
  cause: 'appointment' | 'salary adjustment' | 'step increment' | 'correction';
  authority: string;
}

export interface AssignmentFact extends Span {
  kind: string;
  /** The unit or the agency. */
  place: string;
  order_number: string;
}

export interface AbsenceFact extends Span {
  until: string;
  /** In thousandths of a day. */
  days: number;
  remarks: string;
}

export interface SeparationFact {
  last_day: string;
  cause: string;
  authority: string;
}

/** Service in another agency, as HR verified it. */
export interface OutsideFact extends Span {
  until: string;
  id: number;
  designation: string;
  status: string;
  monthly_salary: number | null;
  agency: string;
  branch: string;
  absences: string;
  separation_cause: string;
  authority: string;
}

const FAR = '9999-12-31';

/** Whether two periods share a day. */
export function overlap(a: Span, b: Span): boolean {
  return a.from < (b.until ?? FAR) && b.from < (a.until ?? FAR);
}

export function contains(span: Span, day: string): boolean {
  return span.from <= day && day < (span.until ?? FAR);
}

export function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

/** How many days lie from a day up to, not including, another. */
export function daysBetween(from: string, until: string): number {
  return Temporal.PlainDate.from(from).until(until, { largestUnit: 'days' }).days;
}
