import type { Book, LotDates } from '../contract.ts';

/** A lot while a set of postings is planned. */
export interface OpenLot {
  id: number;
  personnelId: number;
  book: string;
  earnedOn: string | null;
  expiresOn: string | null;
  /** False for a lot that came with a merged record: nothing is credited to it any more. */
  isOwn: boolean;
  floor: number;
  /** Balance less holds, over all days. */
  free: number;
  /** In order, and never beyond the expiry. */
  spans: Span[];
}

/** From a day asked for until the next one: the lowest running sum, holds included, and by how much the plan has moved it. */
export interface Span {
  from: string;
  lowest: number;
  moved: number;
}

export interface Taken {
  lot: OpenLot;
  amount: number;
}

/** What the lots give on a day, the one that expires first before the others, and what is missing (0 when it is enough). */
export function takeFromLots(lots: readonly OpenLot[], on: string, wanted: number, only?: LotDates): { taken: Taken[]; missing: number } {
  const taken: Taken[] = [];
  let missing = wanted;
  for (const lot of lots.filter((one) => isAlive(one, on) && (!only || hasDates(one, only))).toSorted(byExpiry)) {
    const amount = Math.min(missing, usableOn(lot, on));
    if (amount <= 0) continue;
    moveLot(lot, on, -amount);
    taken.push({ lot, amount });
    missing -= amount;
    if (missing === 0) break;
  }
  return { taken, missing };
}

/**
 * What may be used of a lot on a day: the lowest running sum from that day to its expiry, above its floor. A back-dated leave so
 * cannot take what a later one has used.
 */
export function usableOn(lot: OpenLot, on: string): number {
  if (!isAlive(lot, on)) return 0;
  const lowest = Math.min(...lot.spans.filter(({ from }) => from >= on).map((span) => span.lowest));
  return Number.isFinite(lowest) ? Math.max(lowest - lot.floor, 0) : 0;
}

/** Moves the running sums of a lot from a day on; the day is one of those asked for. */
export function moveLot(lot: OpenLot, on: string, by: number): void {
  lot.free += by;
  for (const span of lot.spans) {
    if (span.from < on) continue;
    span.lowest += by;
    span.moved += by;
  }
}

/** The first span in which a lot is below its floor. */
export function firstShortSpan(lot: OpenLot): Span | undefined {
  return lot.spans.find(({ lowest }) => lowest < lot.floor);
}

export function isAlive({ earnedOn, expiresOn }: OpenLot, on: string): boolean {
  return (earnedOn === null || earnedOn <= on) && (expiresOn === null || on <= expiresOn);
}

/** Finds the lot that a credit goes to. */
export function creditedLot(lots: readonly OpenLot[], { code, hasLots }: Book, dates: LotDates | undefined): OpenLot | undefined {
  return lots.find((lot) => lot.isOwn && lot.book === code && (!hasLots || (dates && hasDates(lot, dates))));
}

function hasDates(lot: OpenLot, { earnedOn, expiresOn }: LotDates): boolean {
  return lot.earnedOn === earnedOn && lot.expiresOn === expiresOn;
}

/** A lot without expiry comes last; of two that expire on the same day the older one comes first. */
function byExpiry(one: OpenLot, other: OpenLot): number {
  if (one.expiresOn === other.expiresOn) return one.id - other.id;
  if (one.expiresOn === null) return 1;
  if (other.expiresOn === null) return -1;
  return one.expiresOn < other.expiresOn ? -1 : 1;
}
