import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';

/** A call about a day off: one of every campus applies to the whole university. */
export function reaching<E extends Endpoint>(call: E, { campus_id: campus }: { campus_id: number | null }): E {
  return campus === null ? { ...call, reach: 'university' } : call;
}
