import { chargeLate, chargeUndertime, LAW } from './charges.ts';
import { formatPunch, formatTime } from '../format-time.ts';
import type { DayResult, Punch } from '../types.ts';
import { missedAfter, missedBefore, type WorkStretch } from '../work-hours.ts';

export function chargeArrival(result: DayResult, half: WorkStretch, punch: Punch): void {
  const late = missedBefore(half, punch.minutes);
  if (late === 0) return;
  const end = punch.minutes > half.to ? ` and ends at ${formatTime(half.to)}` : '';
  const excused = lessExcused(late, Math.min(punch.minutes, half.to) - half.from);
  const text = `Arrived ${formatPunch(punch)}; the ${half.name} begins at ${formatTime(half.from)}${end}${excused}`;
  chargeLate(result, 'LATE_ARRIVAL', late, text);
}

export function chargeDeparture(result: DayResult, half: WorkStretch, punch: Punch): void {
  const under = missedAfter(half, punch.minutes);
  if (under === 0) return;
  const excused = lessExcused(under, half.to - Math.max(punch.minutes, half.from));
  const text = `Left ${formatPunch(punch)}; the ${half.name} ends at ${formatTime(half.to)}${excused}`;
  chargeUndertime(result, 'EARLY_DEPARTURE', under, text);
}

/** MC 17 s.2010: a morning missed without leave is tardiness, an afternoon undertime. */
export function chargeMissingHalf(result: DayResult, half: WorkStretch, isMorning: boolean): void {
  const hours = `${formatTime(half.from)} to ${formatTime(half.to)}`;
  const text = `No attendance in the ${half.name} (${hours}) and no leave or official business`;
  if (isMorning) chargeLate(result, 'MORNING_MISSING', half.required, text, LAW.halfDay);
  else chargeUndertime(result, 'AFTERNOON_MISSING', half.required, text, LAW.halfDay);
}

/** Says it where leave or official business shortened what is charged. */
function lessExcused(charged: number, elapsed: number): string {
  return charged < elapsed ? ', less the hours excused' : '';
}
