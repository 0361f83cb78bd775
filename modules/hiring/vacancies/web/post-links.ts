import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';

/** A screen about one post that another module has, such as its applicants. */
export interface PostLink {
  /** By which the server tells how far it is (`postFigures`). */
  key: string;
  label: string;
  /** Its address, with `{id}` for the number of the post. */
  link: string;
  /** The view group that opens it. */
  group: Group;
  /** Its place among the others: applicants 10, interviews 20, assessment 30, appointment 40. */
  place: number;
}

export const postLinks = anyPoint<PostLink>('what leads on from a job post');
