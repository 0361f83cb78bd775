import type { Punch, Span } from '../types.ts';

/** Punches that follow one another closely: the first stands for an arrival, the last for a departure. */
export type Cluster = { first: Punch; last: Punch };

/** A chain of close punches is at most so many minutes long. */
const LONGEST_CLUSTER = 10;

/** Steps 1 and 3 of section 5.1: a punch belongs to a cluster while it is close to the one before it. */
export function gatherClusters(punches: readonly Punch[], window: Span, clusterMinutes: number): Cluster[] {
  const clusters: Cluster[] = [];
  let open: Cluster | null = null;
  for (const punch of inOrder(punches)) {
    if (punch.minutes < window.from || punch.minutes >= window.to) continue;
    if (open && punch.minutes - open.last.minutes <= clusterMinutes && punch.minutes - open.first.minutes <= LONGEST_CLUSTER) {
      if (punch.minutes > open.last.minutes) open.last = punch;
    } else {
      open = { first: punch, last: punch };
      clusters.push(open);
    }
  }
  return clusters;
}

/** By minute, then by id, so that the order in which punches arrived never matters. */
function inOrder(punches: readonly Punch[]): readonly Punch[] {
  for (let index = 1; index < punches.length; index++) {
    if (comesBefore(punches[index]!, punches[index - 1]!)) {
      return punches.toSorted((a, b) => (comesBefore(a, b) ? -1 : comesBefore(b, a) ? 1 : 0));
    }
  }
  return punches;
}

function comesBefore(first: Punch, second: Punch): boolean {
  return first.minutes < second.minutes || (first.minutes === second.minutes && first.id < second.id);
}
