import type { Cluster } from './clusters.ts';
import { pickSlots } from './slots.ts';
import type { FlexiHours, OfficeHours, Slots } from '../types.ts';

/** The first and the last punch are arrival and departure; lunch is among those between, by the usual slots. */
export function placeLunch(slots: Slots, clusters: readonly Cluster[], hours: FlexiHours): void {
  if (clusters.length < 3 || !slots.amIn) return;
  const usual = pickSlots(clusters, noonOf(hours), { am: false, pm: false });
  const ends = new Set([clusters[0]!.first, clusters.at(-1)!.last]);
  if (!slots.amOut && usual.amOut && !ends.has(usual.amOut)) slots.amOut = usual.amOut;
  if (slots.pmOut && usual.pmIn && !ends.has(usual.pmIn)) slots.pmIn = usual.pmIn;
}

/** The four times that place a flexible day's punches in the cells. */
export function noonOf(hours: FlexiHours): OfficeHours {
  return {
    amIn: hours.earliestIn,
    amOut: hours.lunchStart,
    pmIn: hours.lunchEnd,
    pmOut: hours.lunchEnd + hours.workMinutes / 2,
  };
}
