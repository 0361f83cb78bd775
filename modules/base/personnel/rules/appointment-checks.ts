import { longDate } from '@talaan/kernel/contract/dates.ts';
/** An appointment as it is about to be written, with what must be known to judge it. */
export interface AppointmentToCheck {
  birthDate: string | null;
  /** Its first day. */
  from: string;
  /** The day after its last day; null until further notice. */
  until: string | null;
  status: {
    code: string;
    name: string;
    /** Whether it counts as government service: job orders and contracts of service do not (CSC-COA-DBM JC 1 s.2025). */
    governmentService: boolean;
    maxMonths: number | null;
  };
  /** The office on the first day. */
  office: { name: string; isOpen: boolean };
  salary: { grade: number; step: number } | null;
  hasTin: boolean;
}

export interface AppointmentFindings {
  /** What refuses it, by field of the form. */
  errors: Record<string, string[]>;
  /** What HR is asked to look at again. */
  warnings: string[];
}

/** ORAOHRA: nobody is appointed below 18. */
const MINIMUM_AGE = 18;
/** RA 8291 Sec. 13: compulsory retirement, unless the CSC extends the service. */
const RETIREMENT_AGE = 65;

/** What the rules say of a new appointment, no matter who receives it: a new person, or somebody on record. */
export function checkAppointment(appointment: AppointmentToCheck): AppointmentFindings {
  const { birthDate, from, until, status, office, salary, hasTin } = appointment;
  const errors: Record<string, string[]> = {};
  const warnings: string[] = [];
  const refuse = (field: string, message: string) => (errors[field] ??= []).push(message);

  if (birthDate !== null && from <= birthDate) refuse('from', 'The appointment must begin after the day of birth.');
  else if (birthDate !== null && isMinor(birthDate, from))
    refuse(
      'from',
      `No one can be appointed below the age of ${MINIMUM_AGE}; this person turns ${MINIMUM_AGE} on ${longDate(addYears(birthDate, MINIMUM_AGE))}.`,
    );
  if (until !== null && until <= from) refuse('to', 'The last day must not lie before the first.');
  else if (status.maxMonths !== null && (until === null || until > addMonths(from, status.maxMonths)))
    refuse(
      'to',
      `A ${status.name} appointment lasts ${status.maxMonths} months at most. Enter a last day, ${longDate(dayBefore(addMonths(from, status.maxMonths)))} at the latest.`,
    );
  if (!office.isOpen) refuse('office_id', `${office.name} is closed on that day. Choose an office that is open.`);
  if (status.governmentService && !hasTin) refuse('tin', 'A TIN is required on hiring into government service.');
  if (salary) {
    const most = mostSteps(salary.grade);
    if (salary.step > most) refuse('step', `Salary grade ${salary.grade} has steps 1 to ${most}.`);
  }
  if (birthDate !== null && status.code === 'PERM' && from >= addYears(birthDate, RETIREMENT_AGE))
    warnings.push(
      `Compulsory retirement was on ${longDate(addYears(birthDate, RETIREMENT_AGE))}, the 65th birthday: a permanent appointment needs an extension by the CSC.`,
    );
  return { errors, warnings };
}

/** Whether somebody born on this day is below the age of appointment on another. */
export function isMinor(birthDate: string, on: string): boolean {
  return on < addYears(birthDate, MINIMUM_AGE);
}

/** Salary grade 33 has two steps, all others eight (NBC 601 item 4). */
export function mostSteps(grade: number): number {
  return grade === 33 ? 2 : 8;
}

/** A birthday or anniversary; 29 February falls on 28 February in other years. */
export function addYears(date: string, years: number): string {
  return Temporal.PlainDate.from(date).add({ years }).toString();
}

function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

function dayBefore(date: string): string {
  return Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
}
