import { chargeLate, chargeUndertime, LAW } from './charges.ts';
import type { Cluster } from './clusters.ts';
import type { DayTerms } from './modifiers.ts';
import { formatPunch, formatTime } from '../format-time.ts';
import { placeLunch } from './flexi-slots.ts';
import { requiredMinutes } from '../spans.ts';
import { dropExcusedEnd, pickEnds, placeEnds, assessUnpunchedRest } from './two-punch-day.ts';
import type { Attendance, DayResult, FlexiHours, Moment, Punch } from '../types.ts';
import {
  missedAfter,
  missedBefore,
  mustPunchIn,
  mustPunchOut,
  noteMissing,
  splitDay,
  assessIdleDay,
  type HalfDays,
} from '../work-hours.ts';

/** Section 5.2, FLEXI: the arrival fixes the day's hours; lunch is never charged, unless punched longer. */
export function assessFlexiDay(
  result: DayResult,
  hours: FlexiHours,
  clusters: readonly Cluster[],
  terms: DayTerms,
  moment: Moment,
): Attendance {
  const middle = (hours.lunchStart + hours.lunchEnd) / 2;
  const ends = pickEnds(clusters, middle);
  const halves = flexiHalves(hours, ends[0]?.minutes ?? Infinity, terms);
  const idle = assessIdleDay(result, halves, clusters, terms, moment);
  if (idle) return idle;
  if (clusters.length === 0) return assessUnpunchedRest(result, halves, moment);

  const begin = halves.am.required > 0 ? halves.am : halves.pm;
  const end = halves.pm.required > 0 ? halves.pm : halves.am;
  const [arrival, departure] = dropExcusedEnd(ends, clusters, begin, end);
  placeEnds(result, halves, arrival, departure, middle);
  placeLunch(result.slots, clusters, hours);
  if (arrival) chargeFlexiArrival(result, halves, arrival, begin.from);
  const lacksIn = !arrival && mustPunchIn(begin);
  if (!lacksIn && departure && moment.asOf >= end.to) {
    chargeFlexiDeparture(result, halves, departure, end.to);
  }
  chargeLongLunch(result, hours, halves);
  const lacksOut = !departure && mustPunchOut(end);
  if (!moment.pending && lacksIn) noteMissing(result, 'amIn', "the day's arrival");
  if (!moment.pending && lacksOut) noteMissing(result, 'pmOut', "the day's departure");
  return lacksIn || lacksOut ? 'LACKING' : 'WHOLE';
}

/** The official arrival lies between the earliest and the latest; a half day away leaves half the hours. */
export function flexiHalves(hours: FlexiHours, arrival: number, terms: DayTerms): HalfDays {
  const half = hours.workMinutes / 2;
  if (terms.am) {
    const morning = { from: hours.lunchStart - half, to: hours.lunchStart };
    return splitDay(morning, { from: hours.lunchEnd, to: hours.lunchEnd + half }, terms);
  }
  const atWorkFrom = terms.business.reduce((first, span) => Math.min(first, span.from), arrival);
  const from = Math.min(Math.max(atWorkFrom, hours.earliestIn), hours.latestIn);
  if (terms.pm) {
    const morning = { from, to: from + half };
    return splitDay(morning, { from: from + half, to: from + hours.workMinutes }, terms);
  }
  const to = from + hours.workMinutes + hours.lunchEnd - hours.lunchStart;
  return splitDay({ from, to: hours.lunchStart }, { from: hours.lunchEnd, to }, terms);
}

function chargeFlexiArrival(result: DayResult, { am, pm }: HalfDays, punch: Punch, begin: number): void {
  const late = missedBefore(am, punch.minutes) + missedBefore(pm, punch.minutes);
  const text = `Arrived ${formatPunch(punch)}; the latest arrival is ${formatTime(begin)}${apart(late, punch.minutes - begin)}`;
  chargeLate(result, 'LATE_ARRIVAL', late, text, LAW.flexibleHours);
}

function chargeFlexiDeparture(result: DayResult, { am, pm }: HalfDays, punch: Punch, end: number): void {
  const under = missedAfter(am, punch.minutes) + missedAfter(pm, punch.minutes);
  const text = `Left ${formatPunch(punch)}; the hours that began on arrival end at ${formatTime(end)}${apart(under, end - punch.minutes)}`;
  chargeUndertime(result, 'EARLY_DEPARTURE', under, text, LAW.flexibleHours);
}

function chargeLongLunch(result: DayResult, hours: FlexiHours, { am, pm }: HalfDays): void {
  const { amIn, amOut, pmIn, pmOut } = result.slots;
  if (!amIn || !amOut || !pmIn || !pmOut || am.required === 0 || pm.required === 0) return;
  const day = { from: am.from, to: pm.to };
  const lunch = hours.lunchEnd - hours.lunchStart;
  const longer = requiredMinutes(day, am.away, amOut.minutes, pmIn.minutes) - lunch;
  const text = `Out from ${formatTime(amOut.minutes)} to ${formatTime(pmIn.minutes)}; lunch is ${lunch} minutes`;
  chargeUndertime(result, 'LONG_LUNCH', longer, text, LAW.flexibleHours);
}

/** Says it where less is charged than the clock shows. */
function apart(charged: number, elapsed: number): string {
  return charged < elapsed ? ', lunch and hours excused apart' : '';
}
