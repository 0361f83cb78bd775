import type { Cluster } from './clusters.ts';
import { leaveOutReturn } from './evening-return.ts';
import type { OfficeHours, Slots } from '../types.ts';

/** How far beyond the noon break a punch may still belong to it: up to 13:59, and 11:00 as "late morning". */
const NOON_MARGIN = 60;

export function emptySlots(): Slots {
  return { amIn: null, amOut: null, pmIn: null, pmOut: null };
}

/** Which halves of the day need no attendance (leave, official business, suspension). */
export type ExcusedHalves = { am: boolean; pm: boolean };

/** Step 5 of section 5.1: which punch fills which of the four cells. `workEnds` is where a suspension ends the day, else its scheduled end. */
export function pickSlots(clusters: readonly Cluster[], hours: OfficeHours, excused: ExcusedHalves, workEnds: number = hours.pmOut): Slots {
  const slots = emptySlots();
  const [morning, midday, late] = sortByTimeOfDay(clusters, hours, workEnds);

  const onlyLeft = !excused.am && isLoneDeparture(morning, midday, hours);
  const arrival = onlyLeft ? null : (morning[0] ?? null);
  slots.amIn = arrival?.first ?? null;

  const leavingAtMidday = excused.am && !arrival && late.length === 0 ? takeLeavingAtMidday(midday, hours) : null;
  if (excused.am && !arrival) {
    slots.pmIn = midday[0]?.first ?? null;
  } else if (midday.length > 1) {
    slots.amOut = onlyLeft ? null : midday[0]!.last;
    slots.pmIn = midday.at(-1)!.first;
  } else if (midday.length === 1) {
    if (midday[0]!.first.minutes <= (hours.amOut + hours.pmIn) / 2) slots.amOut = midday[0]!.last;
    else slots.pmIn = midday[0]!.first;
  }

  const leftEarly = morning.at(-1);
  if (!slots.amOut && leftEarly && leftEarly !== arrival) slots.amOut = leftEarly.last;

  const morningAbsent = !slots.amIn && !slots.amOut;
  const comesLate = !slots.pmIn && late.length > 1 && (slots.amOut !== null || morningAbsent);
  if (comesLate) slots.pmIn = late[0]!.first;
  const departure = leavingAtMidday ?? leaveOutReturn(comesLate ? late.slice(1) : late, hours.pmOut).at(-1);
  slots.pmOut = departure?.last ?? null;

  return excused.am === excused.pm ? slots : completeSoleHalf(slots, excused, clusters);
}

/** Those that begin before noon; of the rest those of the noon break up to 13:59 or to where work ends; those from then on. */
function sortByTimeOfDay(clusters: readonly Cluster[], hours: OfficeHours, workEnds: number): [Cluster[], Cluster[], Cluster[]] {
  const morning: Cluster[] = [];
  const midday: Cluster[] = [];
  const late: Cluster[] = [];
  const noonEnds = workEnds > hours.pmIn ? Math.min(hours.pmIn + NOON_MARGIN, workEnds) : hours.pmIn + NOON_MARGIN;
  for (const cluster of clusters) {
    const straddlesNoon = morning.length > 0 && cluster.last.minutes >= hours.amOut;
    if (cluster.first.minutes < hours.amOut && !straddlesNoon) morning.push(cluster);
    else if (cluster.first.minutes < noonEnds) midday.push(cluster);
    else late.push(cluster);
  }
  return [morning, midday, late];
}

/** A single punch of the late morning is the arrival only if there is one at noon as well. */
function isLoneDeparture(morning: Cluster[], midday: Cluster[], hours: OfficeHours): boolean {
  if (morning.length !== 1) return false;
  if (morning[0]!.first.minutes <= hours.amOut - NOON_MARGIN) return false;
  return !midday.some((cluster) => cluster.first.minutes <= hours.pmIn);
}

/** Where the morning is excused, two noon punches with nothing later came and left. */
function takeLeavingAtMidday(midday: Cluster[], hours: OfficeHours): Cluster | null {
  if (midday.length < 2) return null;
  return midday.at(-1)!.last.minutes >= hours.pmIn ? midday.pop()! : null;
}

/** With only one half to attend, its arrival and departure may lie in the other half. */
function completeSoleHalf(slots: Slots, excused: ExcusedHalves, clusters: readonly Cluster[]): Slots {
  const last = clusters.at(-1)?.last ?? null;
  if (excused.pm && slots.amIn && !slots.amOut && last && last !== slots.amIn) {
    return { amIn: slots.amIn, amOut: last, pmIn: null, pmOut: null };
  }
  if (excused.am && slots.amIn && !slots.amOut && !slots.pmIn && slots.pmOut) {
    return { amIn: null, amOut: null, pmIn: slots.amIn, pmOut: slots.pmOut };
  }
  return slots;
}
