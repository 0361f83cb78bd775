import type { Punch, Span } from './types.ts';

/** Punches within some minutes of the first: its first stands for an arrival, its last for a departure. */
export type Cluster = { first: Punch; last: Punch };

/** Steps 1 and 3 of section 5.1. Counted from the cluster's first punch, so that a chain does not run on. */
export function gatherClusters(punches: readonly Punch[], window: Span, clusterMinutes: number): Cluster[] {
  const clusters: Cluster[] = [];
  let open: Cluster | null = null;
  for (const punch of inOrder(punches)) {
    if (punch.minutes < window.from || punch.minutes >= window.to) continue;
    if (open && punch.minutes - open.first.minutes <= clusterMinutes) {
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
