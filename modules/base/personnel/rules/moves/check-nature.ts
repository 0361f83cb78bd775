import { longDate } from '@talaan/kernel/contract/dates.ts';
import { dayBefore, type Span } from './spans.ts';

/** An engagement as the rules on natures see it. */
export interface Engagement extends Span {
  positionId: number;
  /** Null where the position has none. */
  grade: number | null;
  statusCode: string;
  governmentService: boolean;
}

export interface NatureQuestion {
  nature: string;
  natureName: string;
  from: string;
  /** All earlier engagements of the person. */
  earlier: readonly Engagement[];
  next: { positionId: number; grade: number | null; statusCode: string; track: string; authority: string };
}

export interface Findings {
  errors: Record<string, string[]>;
  warnings: string[];
}

const WITHOUT_A_GAP = new Set(['PROM', 'TRANS', 'REAPP', 'DEMO', 'RECL', 'CHGST']);
/** ORAOHRA Rule IX: more grades up than this at once need a justification. */
const MOST_GRADES_UP = 3;

/** Whether a nature of appointment fits what somebody held before it (ORAOHRA Rule IV). */
export function checkNature({ nature, natureName, from, earlier, next }: NatureQuestion): Findings {
  const errors: Record<string, string[]> = {};
  const warnings: string[] = [];
  const refuse = (message: string) => (errors['nature_code'] = [message]);
  const last =
    earlier
      .filter(({ governmentService }) => governmentService)
      .toSorted(byFirstDay)
      .at(-1) ?? null;
  const isWithoutGap = last !== null && (last.until === null || last.until >= from);

  if (nature === 'ORIG' && last) refuse(`Service on record began earlier: choose ${isWithoutGap ? 'reappointment' : 'reemployment'}.`);
  if (nature === 'REEMP' && !last) refuse('Nothing was served before: choose original.');
  if (nature === 'REEMP' && isWithoutGap)
    refuse('Reemployment follows a gap, and service runs until then. Choose reappointment or another.');
  if (nature === 'REINS' && !last) refuse('Nothing was served before, so no one can be reinstated.');
  if (WITHOUT_A_GAP.has(nature) && !last) refuse(`${natureName} follows an appointment, and none is on record. Choose original.`);
  if (WITHOUT_A_GAP.has(nature) && last && !isWithoutGap)
    refuse(`Service ended on ${longDate(dayBefore(last.until!))}. A person who returns after a gap is reemployed.`);
  if (errors['nature_code'] || !last) return { errors, warnings };

  const up = last.grade === null || next.grade === null ? null : next.grade - last.grade;
  if (nature === 'DEMO' && up !== null && up >= 0) refuse('A demotion leads to a lower salary grade.');
  if (nature === 'DEMO') warnings.push('A demotion that is no penalty needs the written consent of the person.');
  if (nature === 'PROM' && up !== null && up <= 0)
    warnings.push('The salary grade does not rise; a promotion usually brings a higher one.');
  if (nature === 'PROM' && up !== null && up > MOST_GRADES_UP && next.track !== 'faculty')
    warnings.push(`${up} salary grades up: more than ${MOST_GRADES_UP} at once need a justification (ORAOHRA Rule IX).`);
  if (nature === 'CHGST' && last.statusCode === next.statusCode) refuse('The status stays the same. Choose reappointment.');
  if (nature === 'CHGST' && last.positionId !== next.positionId) warnings.push('The position changes too; a change of status keeps it.');
  if (nature !== 'DEMO' && up !== null && up < 0) warnings.push('The salary grade falls; this is a demotion.');
  if (nature === 'RECL' && next.authority === '')
    errors['authority'] = ['Enter the NOSCA or the Board resolution that authorizes the reclassification.'];
  return { errors, warnings };
}

function byFirstDay(a: Span, b: Span): number {
  return a.from < b.from ? -1 : 1;
}
