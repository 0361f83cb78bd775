import { z } from 'zod';
import { STATUSES, type Status } from '../rules/vaccination-status.ts';

/** Where all calls of health begin. */
export const PATH = '/api/health';

export const status = z.enum(Object.keys(STATUSES) as [Status, ...Status[]]);

export const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

/** What the rules say of a status. */
export const standing = z.object({
  status,
  since: z.string().nullable(),
  next: z.object({ status, on: z.string() }).nullable(),
  why: z.string(),
});
