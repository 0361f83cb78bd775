import type { Cluster } from './day/clusters.ts';
import { scheduledSpan } from './day-window.ts';
import { halvesOf } from './half-weekdays.ts';
import type { DayResult, OvertimePunches, Schedule, Span } from './types.ts';

/**
 * Gives a day with approved overtime its overtime punches (OT_IN and OT_OUT of section 5.1), after late and undertime are settled: those
 * from the end of the regular hours on, on a rest day or holiday all. Where several follow the regular hours the first is the departure.
 */
export function placeOvertime(result: DayResult, schedule: Schedule, weekday: number, clusters: readonly Cluster[]): void {
  const after = regularEnd(result, schedule, weekday);
  const leaves = endsAtNoon(schedule, weekday) ? 'amOut' : 'pmOut';
  if (after === null) {
    result.overtime = { after, ...pairUp(clusters.map(inOrOut), []) };
    return;
  }
  const later = clusters.filter((cluster) => cluster.last.minutes >= after);
  const [first] = later;
  if (!first || !stayed(result, after, leaves, clusters.length - later.length)) {
    result.overtime = { after, ...pairUp(later.map(inOrOut), []) };
    return;
  }
  if (later.length > 1) result.slots = { ...result.slots, [leaves]: first.last };
  // Who stayed is in until a departure; with an even number the first is no departure of the overtime, and no arrival was punched.
  const rest = later.length % 2 === 0 ? later.slice(2) : later.slice(1);
  const left = later.length % 2 === 0 ? later[1]! : first;
  result.overtime = { after, ...pairUp(rest.map(inOrOut), left.last.minutes > after ? [{ from: after, to: left.last.minutes }] : []) };
}

/** Whether the person was at work when the regular hours ended: every arrival before has its departure but the last, which is that of the day. */
function stayed({ slots }: DayResult, after: number, leaves: 'amOut' | 'pmOut', before: number): boolean {
  const cameLate = [slots.amIn, slots.pmIn].some((arrival) => arrival !== null && arrival.minutes >= after);
  const departure = slots[leaves];
  return isAtWork(before) && departure !== null && departure.minutes >= after && !cameLate;
}

/** Whether the afternoon of a weekday is free. */
function endsAtNoon(schedule: Schedule, weekday: number): boolean {
  const row = schedule.weekdays[weekday - 1];
  return row !== null && row !== undefined && 'pmIn' in row && halvesOf(row).pm === null;
}

/** After an odd number of punches one is in. */
function isAtWork(punches: number): boolean {
  return punches % 2 === 1;
}

/** Whether the departure of the day itself is a punch of overtime after its window: the person was at work when the hours ended, and stayed. */
export function staysBeyond(clusters: readonly Cluster[], scheduled: Span | null, window: Span): boolean {
  if (!scheduled) return false;
  const before = clusters.filter((cluster) => cluster.last.minutes < scheduled.to).length;
  const next = clusters[before];
  return isAtWork(before) && next !== undefined && next.first.minutes >= window.to;
}

/** Null where the whole day has no regular hours; flexible hours end nine hours after the arrival that counts. */
function regularEnd({ status, slots }: DayResult, schedule: Schedule, weekday: number): number | null {
  const span = scheduledSpan(schedule, weekday);
  if (!span || status === 'HOLIDAY' || status === 'REST') return null;
  if (schedule.kind !== 'FLEXI') return span.to;
  const hours = schedule.weekdays[weekday - 1]!;
  const arrival = Math.min(Math.max(slots.amIn?.minutes ?? hours.latestIn, hours.earliestIn), hours.latestIn);
  return arrival + hours.workMinutes + hours.lunchEnd - hours.lunchStart;
}

const inOrOut = ({ first, last }: Cluster): Span => ({ from: first.minutes, to: last.minutes });

/** Arrivals and departures in turn; the last of an odd number is alone. */
function pairUp(punches: readonly Span[], stays: Span[]): Omit<OvertimePunches, 'after'> {
  const single: number[] = [];
  for (let at = 0; at < punches.length; at += 2) {
    const departure = punches[at + 1];
    if (departure) stays.push({ from: punches[at]!.from, to: departure.to });
    else single.push(punches[at]!.from);
  }
  return { stays, single };
}
