import { workingDaysBetween, type IsFree } from '@talaan/requests/rules/working-days.ts';
import type { FormState } from '../../workflow.ts';
import type { Deadlines } from './deadlines.ts';
import { daysFrom } from './days.ts';

/** What of a form is awaited, and of whom. */
export interface Awaited {
  what: 'TARGETS' | 'SELF_RATING' | 'FINAL';
  of: 'OWNER' | 'SUPERVISOR' | 'HEAD';
  due_on: string;
}

export interface Lateness extends Awaited {
  /** After the last day: of the calendar, and of them days of work. */
  days: number;
  working_days: number;
}

const TARGETS = { what: 'TARGETS', due: 'targets' } as const;
const SELF_RATING = { what: 'SELF_RATING', due: 'self_rating', of: 'OWNER' } as const;
const FINAL = { what: 'FINAL', due: 'final' } as const;

/** Null is a form that was not begun. States that are not here await nothing of these. */
const AWAITED: Readonly<Partial<Record<FormState | 'NONE', { what: Awaited['what']; due: keyof Deadlines; of: Awaited['of'] }>>> = {
  NONE: { ...TARGETS, of: 'OWNER' },
  TARGET_DRAFT: { ...TARGETS, of: 'OWNER' },
  TARGET_RETURNED: { ...TARGETS, of: 'OWNER' },
  TARGET_SUBMITTED: { ...TARGETS, of: 'SUPERVISOR' },
  TARGET_REVIEWED: { ...TARGETS, of: 'HEAD' },
  TARGET_APPROVED: SELF_RATING,
  ACCOMPLISHMENT_DRAFT: SELF_RATING,
  RETURNED: SELF_RATING,
  SELF_RATED: { ...FINAL, of: 'SUPERVISOR' },
  RATED: { ...FINAL, of: 'HEAD' },
};

/** What of a form is awaited next; null where it is final, or is not rated. */
export function awaitedOf(state: FormState | null, deadlines: Deadlines): Awaited | null {
  const found = AWAITED[state ?? 'NONE'];
  return found ? { what: found.what, of: found.of, due_on: deadlines[found.due] } : null;
}

/** How late a form is today; null while it is in time: the last day itself is. */
export function latenessOf(state: FormState | null, deadlines: Deadlines, today: string, isFree: IsFree): Lateness | null {
  const awaited = awaitedOf(state, deadlines);
  if (!awaited || today <= awaited.due_on) return null;
  const { due_on: due } = awaited;
  return { ...awaited, days: daysFrom(due, today) - 1, working_days: workingDaysBetween(due, today, isFree) };
}
