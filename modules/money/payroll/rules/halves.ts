import type { RunKind } from '../contract/fields.ts';

/** The pay of a month is paid out in two halves; a bonus, an adjustment or a last pay at once. */
export function isPaidByHalves(kind: RunKind): boolean {
  return kind === 'REGULAR' || kind === 'CASUAL' || kind === 'JOBORDER';
}

/** The last day of the first half of a month. */
const FIRST_HALF = 15;

/** The days of service of a month. */
export interface Stay {
  from: string;
  to: string;
}

/**
 * The two halves in which a net pay is paid out: the odd centavo in the second. Who enters after the 15th has all of it in the second, who leaves
 * by the 15th in the first. Where the first half has been paid, the second is what is left, below zero where it was too much.
 */
export function halvesOf(net: number, stays: readonly Stay[], paidFirst: number | null = null): [first: number, second: number] {
  const first = paidFirst ?? firstHalf(net, stays);
  return [first, net - first];
}

function firstHalf(net: number, stays: readonly Stay[]): number {
  if (stays.length === 0) return 0;
  if (stays.every(({ from }) => dayOf(from) > FIRST_HALF)) return 0;
  return stays.every(({ to }) => dayOf(to) <= FIRST_HALF) ? net : Math.floor(net / 2);
}

function dayOf(date: string): number {
  return Number(date.slice(8, 10));
}
