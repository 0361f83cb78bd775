import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
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
