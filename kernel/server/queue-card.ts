import type { Group } from '../contract/groups.ts';
import { anyPoint } from '../contract/contributions.ts';
import type { Call } from './mount.ts';

/** Open items of a list that holds no requests, as counts beside the inbox: registrations, proposals, papers that expire. */
export interface QueueCard {
  name: string;
  title: string;
  /** Who sees it; absent for everybody. */
  groups?: readonly Group[];
  /** Counts what is the caller's own or of the offices for which they act, whatever their groups reach. */
  isOwn?: true;
  /** The list, with the filter that shows just these. */
  link: string;
  /**
   * Within the caller's reach, by one statement; `oldest` is the day of what has been there longest, where that is known, and `link` leads to
   * where it is, where that is another page than the card's.
   */
  count: (call: Pick<Call, 'db' | 'actor' | 'today' | 'now' | 'server'>) => Promise<Queue>;
}

interface Queue {
  waiting: number;
  late: number;
  oldest?: string | null;
  link?: string;
}

/** The counts beside the inbox; a module below it contributes them too. */
export const queueCards = anyPoint<QueueCard>('counts beside the inbox');
