import { anyPoint } from '../contract/contributions.ts';
import type { Group } from '../contract/groups.ts';
import type { Call } from './mount.ts';

/** A number of the home that nobody has to work off: vacant items, people in service. What is to be done is a `QueueCard`. */
export interface HomeFigure {
  name: string;
  title: string;
  /** Who sees it. */
  groups: readonly Group[];
  /** Whose home shows other numbers in its place. */
  unless?: readonly Group[];
  /** Among the others; the smallest first. */
  place: number;
  /** The list behind it, with the filter that shows just these; for those who may not open it, the number alone. */
  link: string;
  /**
   * Within the caller's reach, by one statement; `of` is of how many, where a part is counted. `title` and `link` where it speaks of another
   * day than usual.
   */
  count: (call: Pick<Call, 'db' | 'actor' | 'today' | 'now'>) => Promise<{ count: number; of?: number; title?: string; link?: string }>;
}

export const homeFigures = anyPoint<HomeFigure>('numbers of the home');
