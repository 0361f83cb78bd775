import {
  contains,
  dayAfter,
  dayBefore,
  overlap,
  type AbsenceFact,
  type AppointmentFact,
  type OutsideFact,
  type SalaryFact,
  type ServiceFacts,
  type Span,
} from './service-facts.ts';
import { findGaps, type ServiceGap } from './service-gaps.ts';

/** Why a row begins: what happened, and the paper that says so. */
export interface RowCause {
  what: string;
  paper: string;
}

/** One line of the service record (domain page, section 5). */
export interface ServiceRow {
  from: string;
  /** The last day; null 'to present'. */
  to: string | null;
  designation: string;
  status: string;
  /** A month, in centavos; null where none is paid by the month. */
  monthly_salary: number | null;
  /** For those paid by the day. */
  daily_rate: number | null;
  grade_step: string | null;
  station: string;
  branch: string;
  /** Leave and absences without pay, in words; empty where there were none. */
  absences: string;
  separated_on: string | null;
  separation_cause: string;
  causes: RowCause[];
  /** The number of an outside row, which HR may correct. */
  outside_id: number | null;
}

/**
 * The service record as of a day: one row per change of appointment, salary, place or pay. A row closes the day before the next one
 * starts; what runs beyond the day runs to present. Job orders and contracts of service never enter it.
 */
export function serviceRows(facts: ServiceFacts, { branch, today }: { branch: string; today: string }): ServiceRecord {
  const served = facts.appointments
    .filter(({ government }) => government)
    .map((one) => endAtSeparation(one, facts))
    .toSorted(byFirstDay);
  const own = served.flatMap((one, at) => rowsOfAppointment(one, served[at - 1], facts, branch));
  const outside = facts.outside.flatMap((one) => rowsOutside(one, served));
  const rows = [...own, ...outside]
    .filter(({ from }) => from <= today)
    .toSorted(byFirstDay)
    .map((row) => toPresent(row, today));
  return { rows, gaps: findGaps(rows, facts) };
}

export interface ServiceRecord {
  rows: ServiceRow[];
  gaps: ServiceGap[];
}

/** What is still to come, such as the end of a term or a coming separation, is not yet on record. */
function toPresent(row: ServiceRow, today: string): ServiceRow {
  if (row.to === null || row.to <= today) return row;
  return {
    ...row,
    to: null,
    separated_on: null,
    separation_cause: '',
    causes: row.causes.filter(({ what }) => !what.startsWith(SEPARATED)),
  };
}

const SEPARATED = 'Separation: ';

/** Anyone who was separated while an appointment ran serves no longer, even where nobody has closed the appointment. */
function endAtSeparation(appointment: AppointmentFact, { separations }: ServiceFacts): AppointmentFact {
  const ends = separations.filter(({ last_day }) => contains(appointment, last_day)).map(({ last_day }) => dayAfter(last_day));
  const first = ends.toSorted()[0];
  return first === undefined ? appointment : { ...appointment, until: first };
}

function rowsOfAppointment(appointment: AppointmentFact, before: AppointmentFact | undefined, facts: ServiceFacts, branch: string) {
  const within = <T extends Span>(spans: readonly T[]) => spans.filter((span) => overlap(span, appointment));
  const [salaries, assignments, absences] = [within(facts.salaries), within(facts.assignments), within(facts.absences)];
  const turns = [...salaries, ...assignments, ...absences].flatMap(({ from, until }) => [from, until]);
  const starts = [...new Set([appointment.from, ...turns])].filter((day) => day !== null && contains(appointment, day)) as string[];
  starts.sort();
  return starts.map((from, at): ServiceRow => {
    const until = starts[at + 1] ?? appointment.until;
    const salary = salaries.find((one) => contains(one, from));
    const assignment = assignments.find((one) => contains(one, from));
    const absence = absences.find((one) => contains(one, from));
    const separation = facts.separations.find(({ last_day }) => dayAfter(last_day) === until);
    const causes = causesOf(from, appointment, before, { salary, salaries, assignments, absences });
    return {
      from,
      to: until === null ? null : dayBefore(until),
      designation: appointment.position,
      status: appointment.status,
      monthly_salary: salary?.amount ?? null,
      daily_rate: salary ? null : appointment.daily_rate,
      grade_step: salary ? `${salary.grade}-${salary.step}` : null,
      station: assignment?.place ?? appointment.office,
      branch,
      absences: absence ? formatAbsence(absence) : '',
      separated_on: separation?.last_day ?? null,
      separation_cause: separation?.cause ?? '',
      causes: separation ? [...causes, { what: `${SEPARATED}${separation.cause}`, paper: separation.authority }] : causes,
      outside_id: null,
    };
  });
}

const SALARY_CAUSES: Record<SalaryFact['cause'], string> = {
  appointment: 'Salary of the appointment',
  'salary adjustment': 'Salary schedule',
  'step increment': 'Step increment',
  correction: 'Correction of salary',
};

interface Turns {
  salary: SalaryFact | undefined;
  salaries: readonly SalaryFact[];
  assignments: ServiceFacts['assignments'];
  absences: readonly AbsenceFact[];
}

function causesOf(from: string, appointment: AppointmentFact, before: AppointmentFact | undefined, turns: Turns): RowCause[] {
  const causes: RowCause[] = [];
  if (from === appointment.from)
    causes.push({ what: appointment.nature ?? (before ? 'Appointment' : 'Original'), paper: appointment.authority });
  // The salary that comes with an appointment is told by the appointment.
  if (turns.salary?.from === from && !(causes.length > 0 && turns.salary.cause === 'appointment'))
    causes.push({ what: SALARY_CAUSES[turns.salary.cause], paper: turns.salary.authority });
  if (!turns.salary && turns.salaries.some(({ until }) => until === from)) causes.push({ what: 'End of salary', paper: '' });
  for (const one of turns.assignments) {
    if (one.from === from) causes.push({ what: capital(one.kind), paper: one.order_number });
    if (one.until === from) causes.push({ what: `End of ${one.kind}`, paper: one.order_number });
  }
  for (const one of turns.absences) {
    if (one.from === from) causes.push({ what: 'Leave without pay', paper: one.remarks });
    if (one.until === from) causes.push({ what: 'Return from leave without pay', paper: '' });
  }
  return causes;
}

/** `12 days`, `0.5 day`. */
export function formatAbsence({ days }: AbsenceFact): string {
  return `${days / 1000} ${days <= 1000 ? 'day' : 'days'}`;
}

/** What the university has on record itself goes before what was entered of elsewhere. */
function rowsOutside(outside: OutsideFact, served: readonly Span[]): ServiceRow[] {
  let free: { from: string; until: string }[] = [outside];
  for (const one of served) free = free.flatMap((span) => without(span, one));
  return free.map(({ from, until }) => ({
    from,
    to: dayBefore(until),
    designation: outside.designation,
    status: outside.status,
    monthly_salary: outside.monthly_salary,
    daily_rate: null,
    grade_step: null,
    station: outside.agency,
    branch: outside.branch,
    absences: outside.absences,
    separated_on: outside.separation_cause && until === outside.until ? dayBefore(until) : null,
    separation_cause: until === outside.until ? outside.separation_cause : '',
    causes: [{ what: 'Service in another agency', paper: outside.authority }],
    outside_id: outside.id,
  }));
}

function without(span: { from: string; until: string }, taken: Span): { from: string; until: string }[] {
  if (!overlap(span, taken)) return [span];
  const parts = [];
  if (span.from < taken.from) parts.push({ from: span.from, until: taken.from });
  if (taken.until !== null && taken.until < span.until) parts.push({ from: taken.until, until: span.until });
  return parts;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function byFirstDay(a: { from: string }, b: { from: string }): number {
  return a.from < b.from ? -1 : a.from > b.from ? 1 : 0;
}
