import type { RequestView } from '../../contract/timeline.ts';

/** The address of a request that is none of a screen’s kinds: numbers of requests are of all kinds, and addresses are typed or kept. Null where it is shown here. */
export function elsewhere({ kind, screen }: Pick<RequestView, 'kind' | 'screen'>, kinds: readonly string[] | 'all'): string | null {
  return kinds === 'all' || kinds.includes(kind) ? null : screen;
}
