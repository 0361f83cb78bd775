import { anyPoint } from '../contract/contributions.ts';
import type { Group } from '../contract/groups.ts';

/** One line of an answer, and the screen that it opens. */
export interface Found {
  id: string | number;
  label: string;
  description: string;
  path: string;
}

/** Asks for what is nearest to what was typed; a handful is enough. `views` are the groups of who asks. */
export type Find = (term: string, views: readonly string[], signal: AbortSignal) => Promise<Found[]>;

/** What a module lets people find by Ctrl-K. */
export interface SearchFinder {
  /** The heading above what it finds: `People`. */
  title: string;
  /** Among the others; the smallest first. */
  place: number;
  /**
   * What one types first, as an action of its own: `Print DTR of `. Such a finder is asked with what follows, and while it is, no other
   * is; Ctrl-K offers it among the actions.
   */
  prefix?: string;
  /** Holders of one of these may ask. */
  groups: readonly Group[];
  load: () => Promise<{ find: Find }>;
}

export const searchFinders = anyPoint<SearchFinder>('what the search finds');
