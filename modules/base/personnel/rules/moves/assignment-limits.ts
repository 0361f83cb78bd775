import { longDate } from '@talaan/kernel/contract/dates.ts';
import { addMonths, dayBefore, type Span } from './spans.ts';

export const ASSIGNMENT_KINDS = {
  reassignment: 'Reassignment',
  detail: 'Detail',
  secondment: 'Secondment',
  'job rotation': 'Job rotation',
} as const;
export type AssignmentKind = keyof typeof ASSIGNMENT_KINDS;

/** ORAOHRA Rule IV: the longest that each lasts, in months. */
const MOST_MONTHS: Partial<Record<AssignmentKind, number>> = { reassignment: 12, detail: 12, secondment: 36 };
/** Within the university, or with another agency. */
const WITHIN: ReadonlySet<AssignmentKind> = new Set(['reassignment', 'job rotation']);

export interface AssignmentToCheck extends Span {
  kind: AssignmentKind;
  officeId: number | null;
  agency: string;
  /** The status of the appointment that runs on its first day; null where none does. */
  status: string | null;
}

/** What refuses an assignment, by field. */
export function checkAssignment({ kind, officeId, agency, from, until, status }: AssignmentToCheck): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const name = ASSIGNMENT_KINDS[kind];
  const most = MOST_MONTHS[kind];
  if (status === null) errors['from'] = ['No appointment runs on that day.'];
  if (kind === 'secondment' && status !== null && status !== 'PERM') errors['kind'] = ['Only a permanent employee can be seconded.'];
  if (WITHIN.has(kind) && officeId === null) errors['office_id'] = ['Enter the office.'];
  if (!WITHIN.has(kind) && agency === '') errors['agency'] = ['Enter the agency.'];
  if (most !== undefined && until === null)
    errors['to'] = [`Enter the last day: a ${name.toLowerCase()} lasts ${formatMonths(most)} at most.`];
  if (most !== undefined && until !== null && until > addMonths(from, most))
    errors['to'] = [`A ${name.toLowerCase()} lasts ${formatMonths(most)} at most: until ${longDate(dayBefore(addMonths(from, most)))}.`];
  return errors;
}

function formatMonths(months: number): string {
  return months === 12 ? 'one year' : `${months / 12} years`;
}
