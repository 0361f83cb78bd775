import { chargeLate, chargeUndertime } from './charges.ts';
import type { Cluster } from './clusters.ts';
import type { DayTerms } from './modifiers.ts';
import { leaveOutReturnOfPairs } from './evening-return.ts';
import { noteReturn } from '../note-return.ts';
import { formatPunch, formatTime } from '../format-time.ts';
import { overlap } from '../spans.ts';
import { pickEnds } from './two-punch-day.ts';
import type { Attendance, DayResult, Moment, Punch, ShiftHours, Slots, Span } from '../types.ts';
import {
  excuseWord,
  hoursAway,
  lackLog,
  missedAfter,
  missedBefore,
  mustPunchIn,
  mustPunchOut,
  noteMissing,
  assessAbsence,
  workStretch,
  type WorkStretch,
} from '../work-hours.ts';

/** One stretch with two punches. Where its break lies is not known, so no charge goes above the hours less it. */
export function assessShiftDay(
  result: DayResult,
  hours: ShiftHours,
  clusters: readonly Cluster[],
  terms: DayTerms,
  moment: Moment,
): Attendance {
  const middle = (hours.start + hours.end) / 2;
  const away = hoursAway({ from: hours.start, to: middle }, { from: middle, to: hours.end }, terms);
  const shift = workStretch('shift', { from: hours.start, to: hours.end }, away, terms);
  if (shift.required === 0) {
    result.amWord = result.pmWord = excuseWord(shift, terms.am ?? terms.pm, terms);
    return 'EXCUSED';
  }
  const chargeable = Math.max(0, shift.required - hours.breakMinutes);

  const [arrival, departure] = pickEnds(leaveOutReturnOfPairs(clusters, hours.end), middle);
  result.slots.amIn = arrival;
  result.slots.pmOut = departure;
  if (!arrival && !departure) {
    if (terms.workFromHome) return lackLog(result, moment);
    if (away.length === 0) return assessAbsence(result, chargeable, terms, moment);
    if (moment.pending) return 'LACKING';
    chargeUndertime(result, 'EARLY_DEPARTURE', chargeable, 'No attendance in the hours left of the shift');
    return 'WHOLE';
  }
  if (arrival) chargeShiftArrival(result, shift, arrival, chargeable);
  if (departure && moment.asOf >= shift.to) {
    chargeShiftDeparture(result, shift, departure, chargeable - result.lateMinutes);
  }
  result.nightMinutes = nightMinutes(hours, result.slots);
  noteReturn(result, clusters);
  const lacksIn = !arrival && mustPunchIn(shift);
  const lacksOut = !departure && mustPunchOut(shift);
  if (!moment.pending && lacksIn) noteMissing(result, 'amIn', "the shift's arrival");
  if (!moment.pending && lacksOut) noteMissing(result, 'pmOut', "the shift's departure");
  return lacksIn || lacksOut ? 'LACKING' : 'WHOLE';
}

function chargeShiftArrival(result: DayResult, shift: WorkStretch, punch: Punch, atMost: number): void {
  const late = Math.min(missedBefore(shift, punch.minutes), atMost);
  const text = `Arrived ${formatPunch(punch)}; the shift begins at ${formatTime(shift.from)}`;
  chargeLate(result, 'LATE_ARRIVAL', late, text);
}

function chargeShiftDeparture(result: DayResult, shift: WorkStretch, punch: Punch, atMost: number): void {
  const under = Math.min(missedAfter(shift, punch.minutes), atMost);
  const text = `Left ${formatPunch(punch)}; the shift ends at ${formatTime(shift.to)}`;
  chargeUndertime(result, 'EARLY_DEPARTURE', under, text);
}

/** RA 11701: regular shift hours worked between 18:00 and 06:00. */
const NIGHTS: readonly Span[] = [
  { from: -360, to: 360 },
  { from: 1080, to: 1800 },
];

/** Also of a shift during which work was suspended: it was worked all the same. */
export function nightMinutes({ start, end, breakMinutes }: ShiftHours, { amIn, pmOut }: Slots): number {
  if (!amIn || !pmOut) return 0;
  const onDuty = { from: Math.max(start, amIn.minutes), to: Math.min(end, pmOut.minutes) };
  const atNight = NIGHTS.reduce((sum, night) => sum + overlap(night, onDuty), 0);
  return Math.max(0, Math.min(atNight, onDuty.to - onDuty.from - breakMinutes));
}
