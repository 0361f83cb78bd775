import { gatherClusters, type Cluster } from './clusters.ts';
import { emptySlots } from './slots.ts';
import type { OfficeHours, Punch, Slots, Span } from '../types.ts';

/** What the key pressed on a device says: 0 in, 1 out, 2 break out, 3 break in, 4 overtime in, 5 overtime out. */
const COMES = [0, 3, 4];
const LEAVES = [1, 2, 5];
const OVERTIME = [4, 5];

/** A stay as the keys say it; without `out` the departure was not punched. */
interface Stay {
  in: Cluster;
  out: Cluster | undefined;
}

/**
 * The stays of a day as the keys of the devices say them (section 5.1 step 4), overtime left out; null where they are not reliable: a punch without
 * a key (entered by hand, or of a device that sends none), or arrivals and departures that do not alternate, beginning with an arrival.
 */
export function readStays(punches: readonly Punch[], window: Span, clusterMinutes: number): Stay[] | null {
  const counting = punches.filter(({ minutes }) => minutes >= window.from && minutes < window.to);
  if (counting.length === 0 || !counting.every(({ state }) => state !== undefined && state >= 0 && state <= 5)) return null;
  const clusters = groupByDirection(counting).flatMap((group) => gatherClusters(group, window, clusterMinutes));
  if (!clusters.every(({ first }, index) => (index % 2 === 0 ? COMES : LEAVES).includes(first.state!))) return null;
  const stays: Stay[] = [];
  for (let index = 0; index < clusters.length; index += 2) stays.push({ in: clusters[index]!, out: clusters[index + 1] });
  return stays.filter((stay) => !OVERTIME.includes(stay.in.first.state!));
}

/** The four cells of a day by its stays: the first arrival before noon, the last departure before the afternoon begins, and so on. */
export function slotsOfStays(stays: readonly Stay[], hours: OfficeHours): Slots {
  const slots = emptySlots();
  // Who comes back after work attends nothing by it.
  const counting = stays.filter((stay) => stay.in.first.minutes < hours.pmOut);
  const morning = counting.filter((stay) => stay.in.first.minutes < hours.amOut);
  const afternoon = counting.filter((stay) => stay.in.first.minutes >= hours.amOut);
  slots.amIn = morning[0]?.in.first ?? null;
  const leftAtNoon = morning.findLast(({ out }) => out && (out.last.minutes < hours.pmIn || afternoon.length > 0));
  slots.amOut = leftAtNoon?.out?.last ?? null;
  slots.pmIn = afternoon[0]?.in.first ?? null;
  const last = counting.at(-1);
  if (last?.out && last.out.last !== slots.amOut) slots.pmOut = last.out.last;
  return slots;
}

/** Punches in their order, parted where one comes and the next leaves: a departure and a return within two minutes are two. */
function groupByDirection(punches: readonly Punch[]): Punch[][] {
  const groups: Punch[][] = [];
  for (const punch of punches.toSorted((one, other) => one.minutes - other.minutes)) {
    const open = groups.at(-1);
    if (open && COMES.includes(open[0]!.state!) === COMES.includes(punch.state!)) open.push(punch);
    else groups.push([punch]);
  }
  return groups;
}
