/** The notices by their full names. */
export const KIND_WORDS = { NOSA: 'Notice of Salary Adjustment', NOSI: 'Notice of Step Increment' } as const;

/** Many of them, in a sentence. */
export const KINDS_WORDS = { NOSA: 'notices of salary adjustment', NOSI: 'notices of step increment' } as const;

/** Grade and step as forms have them: `12-2`. */
export function formatGrade(grade: number, step: number): string {
  return `${grade}-${step}`;
}

/** The screen on which HR works on a notice. */
export function linkOf(kind: 'NOSA' | 'NOSI', id: number): string {
  return `/${kind.toLowerCase()}?view=notices&notice=${id}`;
}
