import { z } from 'zod';
import { byId, endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';

export const notification = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  link: z.string().nullable(),
  created_at: z.string(),
  personnel_id: z.number().int().nullable(),
  /** 0 is unread. */
  status: z.number().int(),
});
export type Notification = z.output<typeof notification>;

/** How many the bell shows (specification, section 9). */
export const BELL_SHOWS = 5;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'One’s notifications, newest first; without bounds from 10 days ago to the end of today.',
  access: 'signed-in',
  query: z.object({ from: isoDate.optional(), to: isoDate.optional() }),
  response: z.object({ notifications: z.array(notification) }),
});

export const markNotification = endpoint({
  method: 'PUT',
  path: '/api/notifications/{id}',
  summary: 'Marks one of one’s notifications read (1) or unread (0).',
  access: 'signed-in',
  params: byId,
  body: z.object({ status: z.number().int().min(0).max(1) }),
  response: z.object({ notification }),
});
