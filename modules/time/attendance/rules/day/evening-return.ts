import type { Cluster } from './clusters.ts';

/** So long away over the end of work, and the punches that follow are not the departure. */
const AWAY_FOR_GOOD = 120;

/** Of punches that may be the departure, those before a return in the evening (section 5.1 step 5). */
export function leaveOutReturn(candidates: readonly Cluster[], end: number): readonly Cluster[] {
  return upTo(candidates, (index) => isReturn(candidates, index, end));
}

/** The same for all punches of a day without noon punches: they come in pairs, so an even number before the gap means that the person was out. */
export function leaveOutReturnOfPairs(clusters: readonly Cluster[], end: number): readonly Cluster[] {
  return upTo(clusters, (index) => index % 2 === 0 && isReturn(clusters, index, end));
}

function upTo(clusters: readonly Cluster[], endsAt: (index: number) => boolean): readonly Cluster[] {
  for (let index = 1; index < clusters.length; index++) if (endsAt(index)) return clusters.slice(0, index);
  return clusters;
}

function isReturn(clusters: readonly Cluster[], index: number, end: number): boolean {
  const left = clusters[index - 1]!.last.minutes;
  const came = clusters[index]!.first.minutes;
  return left < end && came > end && came - left >= AWAY_FOR_GOOD;
}
