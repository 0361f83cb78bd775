import type { Group } from '@talaan/kernel/contract/groups.ts';

/** Who sees the applicants of posts. */
export const READERS = ['JOBPOST', 'RSP', 'APPLICANTS'] as const satisfies Group[];
/** Who screens them. */
export const SCREENERS = ['RSP', 'APPLICANTS'] as const satisfies Group[];
