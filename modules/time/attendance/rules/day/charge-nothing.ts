import { note } from './charges.ts';
import type { DayResult } from '../types.ts';

/**
 * Section 5.1 step 8: a day on which the person was to work and did not punch, and from which nothing came of anybody either, is charged to
 * nobody until data come or HR says that the device was whole. What is settled without punches (leave, business, rest) stays as it is.
 */
export function chargeNothing(result: DayResult): void {
  if (result.status === 'PENDING' || result.absentThousandths + result.lateMinutes + result.undertimeMinutes === 0) return;
  result.status = 'NO_DATA';
  result.absentThousandths = 0;
  result.lateMinutes = result.lateTimes = 0;
  result.undertimeMinutes = result.undertimeTimes = 0;
  result.reasons = result.reasons.filter(({ kind }) => kind === 'NOTE');
  const half = result.amWord ?? result.pmWord;
  if (half === null) result.word = WORD;
  else {
    result.word = null;
    result.amWord ??= WORD;
    result.pmWord ??= WORD;
  }
  note(result, 'NOTHING_CAME', 'No punches came from the devices on this day; it is charged once data come and show none of this person.');
}

const WORD = 'NO DATA';
