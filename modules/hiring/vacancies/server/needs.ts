import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';

export interface CancelledPost {
  id: number;
  code: string;
  title: string;
  reason: string;
}

/** What follows where a job post is cancelled, in the transaction of it: such as the letters to its applicants. */
export const afterPostCancelled = anyPoint<(call: StepCall, post: CancelledPost) => Promise<void>>(
  'what follows where a job post is cancelled',
);

/** How far one thing of a job post is. */
export interface PostFigure {
  /** That of its `PostLink`. */
  key: string;
  /** In few words, such as `12 applied, 3 to decide`; empty where there is nothing of it yet. */
  read: (call: Pick<Call, 'db' | 'today'>, postId: number) => Promise<string>;
}

export const postFigures = anyPoint<PostFigure>('the figures of a job post');
