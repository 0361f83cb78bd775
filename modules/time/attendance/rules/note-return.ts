import { LAW, note } from './day/charges.ts';
import type { Cluster } from './day/clusters.ts';
import { formatTime } from './format-time.ts';
import type { DayResult } from './types.ts';

/** Says of what was punched after the departure that it offsets nothing. */
export function noteReturn(result: DayResult, clusters: readonly Cluster[]): void {
  const departure = result.slots.pmOut;
  if (!departure) return;
  const later = clusters.filter((cluster) => cluster.first.minutes > departure.minutes);
  if (later.length === 0) return;
  note(result, 'RETURNED_AFTER_WORK', `Returned after work (${formatPunches(later)}); this does not offset undertime.`, LAW.noOffset);
}

/** '6:30 PM, 6:45 PM'. */
export function formatPunches(clusters: readonly Cluster[]): string {
  return clusters.map((cluster) => formatTime(cluster.first.minutes)).join(', ');
}
