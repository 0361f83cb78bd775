import type { Cluster } from './clusters.ts';
import { leaveOutReturnOfPairs } from './evening-return.ts';
import { noteReturn } from '../note-return.ts';
import { chargeArrival, chargeDeparture, chargeMissingHalf } from './half-day-charges.ts';
import type { DayTerms } from './modifiers.ts';
import type { Attendance, DayResult, Moment, OfficeHours, Punch } from '../types.ts';
import { mustPunchIn, mustPunchOut, noteMissing, officeHalves, assessIdleDay, type HalfDays, type WorkStretch } from '../work-hours.ts';

/** Arrival and departure only: a schedule without noon punches, or a day at home with its web log. */
export function assessTwoPunchDay(
  result: DayResult,
  hours: OfficeHours,
  clusters: readonly Cluster[],
  terms: DayTerms,
  moment: Moment,
): Attendance {
  const halves = officeHalves(hours, terms);
  const idle = assessIdleDay(result, halves, clusters, terms, moment);
  if (idle) return idle;
  if (clusters.length === 0) return assessUnpunchedRest(result, halves, moment);
  const begin = halves.am.required > 0 ? halves.am : halves.pm;
  const end = halves.pm.required > 0 ? halves.pm : halves.am;
  const middle = (hours.amOut + hours.pmIn) / 2;
  const counting = leaveOutReturnOfPairs(clusters, hours.pmOut);
  const [arrival, departure] = dropExcusedEnd(pickEnds(counting, middle), counting, begin, end);
  placeEnds(result, halves, arrival, departure, middle);
  if (arrival) chargeHalvesBefore(result, halves, arrival);
  if (departure && moment.asOf >= end.to) chargeHalvesAfter(result, halves, departure);
  noteReturn(result, clusters);
  const lacksIn = !arrival && mustPunchIn(begin);
  const lacksOut = !departure && mustPunchOut(end);
  if (!moment.pending && lacksIn) noteMissing(result, 'amIn', "the day's arrival");
  if (!moment.pending && lacksOut) noteMissing(result, 'pmOut', "the day's departure");
  return lacksIn || lacksOut ? 'LACKING' : 'WHOLE';
}

export type Ends = [arrival: Punch | null, departure: Punch | null];

/** The first punch came, the last left; a single one did what its half of the day suggests. */
export function pickEnds(clusters: readonly Cluster[], middle: number): Ends {
  const first = clusters[0];
  const last = clusters.at(-1);
  if (!first || !last) return [null, null];
  if (first !== last) return [first.first, last.last];
  return first.first.minutes <= middle ? [first.first, null] : [null, last.last];
}

/** Where official business excuses an end of the day, an odd punch is one of the noon break and not that end. */
export function dropExcusedEnd(ends: Ends, clusters: readonly Cluster[], begin: WorkStretch, end: WorkStretch): Ends {
  if (clusters.length === 1 || clusters.length % 2 === 0) return ends;
  if (!mustPunchIn(begin)) return [null, ends[1]];
  return mustPunchOut(end) ? ends : [ends[0], null];
}

/** In the cells of the half to which they belong. */
export function placeEnds(result: DayResult, { am, pm }: HalfDays, arrival: Punch | null, departure: Punch | null, middle: number): void {
  const comesAtNoon = arrival !== null && arrival.minutes > middle && pm.required > 0;
  const leavesAtNoon = departure !== null && departure.minutes <= middle && am.required > 0;
  result.slots[am.required === 0 || comesAtNoon ? 'pmIn' : 'amIn'] = arrival;
  result.slots[pm.required === 0 || leavesAtNoon ? 'amOut' : 'pmOut'] = departure;
}

function chargeHalvesBefore(result: DayResult, { am, pm }: HalfDays, punch: Punch): void {
  if (punch.minutes >= am.to && am.required > 0) chargeMissingHalf(result, am, true);
  else chargeArrival(result, am, punch);
  chargeArrival(result, pm, punch);
}

function chargeHalvesAfter(result: DayResult, { am, pm }: HalfDays, punch: Punch): void {
  chargeDeparture(result, am, punch);
  if (punch.minutes <= pm.from && pm.required > 0) chargeMissingHalf(result, pm, false);
  else chargeDeparture(result, pm, punch);
}

/** Nobody punched on a day that leave or official business covers in part: the rest of it was missed. */
export function assessUnpunchedRest(result: DayResult, { am, pm }: HalfDays, moment: Moment): Attendance {
  if (moment.pending) return 'LACKING';
  if (am.required > 0) chargeMissingHalf(result, am, true);
  if (pm.required > 0) chargeMissingHalf(result, pm, false);
  return 'WHOLE';
}
