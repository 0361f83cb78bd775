import type { Standing } from './types.ts';

/** Absent without official leave is what the days themselves say: they stay absences (CSC MC 41 s.1998 Sec. 63). */
export const AT_WORK_OR_ABSENT: readonly string[] = ['ACT', 'AWOL'];

/**
 * What a standing of the service record (a code of `reference.personnel_status` and its name) makes of a day: on leave with or without
 * pay, on study leave or sabbatical, detailed or seconded to another agency, or suspended, a person is not absent. Null where the day is
 * one like any other.
 */
export function standingModifier(code: string, name: string): Standing | null {
  return AT_WORK_OR_ABSENT.includes(code) ? null : { kind: 'STANDING', name };
}
