import type { ConditionCode } from '../rules/conditions.ts';
import type { CostKind, Degree, GrantKind, StudyMode } from '../rules/grant.ts';
import type { Monitored } from '../rules/monitoring.ts';

export const GRANT_NAMES: Readonly<Record<GrantKind, string>> = {
  FULL_TIME: 'Full study leave with pay',
  PART_TIME: 'Part-time with a lower load',
  THESIS_AID: 'Thesis or dissertation aid',
  EXTERNAL: 'External scholarship with counterpart',
};

export const DEGREE_NAMES: Readonly<Record<Degree, string>> = { MASTERS: 'Master’s degree', DOCTORATE: 'Doctorate' };

export const MODE_NAMES: Readonly<Record<StudyMode, string>> = { FULL_TIME: 'Full time', PART_TIME: 'Part time' };

export const COST_NAMES: Readonly<Record<CostKind, string>> = {
  TUITION: 'Tuition and fees',
  STIPEND: 'Stipend',
  BOOKS: 'Books',
  THESIS: 'Thesis or dissertation',
  TRAVEL: 'Travel',
  SALARY: 'Salary during study leave',
  OTHER: 'Other',
};

export const CONDITION_NAMES: Readonly<Record<ConditionCode, string>> = {
  PERMANENT: 'Permanent appointment',
  SERVICE: 'Two years of service',
  RATINGS: 'Last two ratings at least Very Satisfactory',
  AGE: 'Service served before 65',
  ADMITTED: 'Admission',
  CASE: 'No pending case',
  OBLIGATION: 'No service due for an earlier grant',
};

export const MONITORED_NAMES: Readonly<Record<Monitored, string>> = {
  GRADES: 'Grades',
  PROGRESS: 'Progress report',
  RETURN: 'Return to duty',
};

/** Why a breach is declared. */
export const BREACH_CAUSES = {
  RESIGNED: 'Left the service',
  NOT_RETURNED: 'Did not return to duty',
  NOT_FINISHED: 'Did not finish the degree',
  NOT_REPORTED: 'Did not submit grades or reports',
  OTHER: 'Other',
} as const;
export type BreachCause = keyof typeof BREACH_CAUSES;
