import { z } from 'zod';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

export const notification = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  /** Names whose records are counted, such as `University`; empty where it counts none. */
  over: z.string(),
  link: z.string().nullable(),
  created_at: z.string(),
  personnel_id: z.number().int().nullable(),
  /** 0 is unread. */
  status: z.number().int(),
});
export type Notification = z.output<typeof notification>;

/** How many the bell shows (specification, section 9). */
export const BELL_SHOWS = 5;

/** Days before today from which a list without bounds begins (specification, section 9). */
export const WINDOW_DAYS = 10;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'One’s notifications, newest first; without bounds from 10 days ago to the end of today.',
  access: 'signed-in',
  keptOffline: true,
  query: listQuery(['created_at'], 999).extend({
    from: isoDate.optional(),
    to: isoDate.optional(),
    /** 0 for the unread alone. */
    status: z.coerce.number().int().min(0).max(1).optional(),
  }),
  /** `unread` counts the unread within the bounds, on whichever page. */
  response: listOf('notifications', notification).extend({ unread: z.number().int() }),
});

export const exportNotifications = exportOf(listNotifications, 'notifications');

export const markAllRead = endpoint({
  method: 'PUT',
  path: '/api/notifications',
  summary: 'Marks all of the caller’s notifications as read, as opening the bell does.',
  access: 'signed-in',
  response: messageOnly,
});

/** When a notification also goes out by mail: as it comes, in one mail a day with what is still unread, or not at all. */
export const MAIL_CHOICES = ['at_once', 'daily', 'never'] as const;
const preferences = z.object({ mail: z.enum(MAIL_CHOICES) });

export const readPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  summary: 'How the caller wants to be notified beside the bell.',
  access: 'signed-in',
  response: preferences,
});

export const choosePreferences = endpoint({
  method: 'PUT',
  path: '/api/notifications/preferences',
  summary: 'Chooses how one is notified beside the bell.',
  access: 'signed-in',
  body: preferences,
  response: preferences,
});

export const markNotification = endpoint({
  method: 'PUT',
  path: '/api/notifications/{id}',
  summary: 'Marks one of the caller’s notifications as read (1) or unread (0).',
  access: 'signed-in',
  params: byId,
  body: z.object({ status: z.number().int().min(0).max(1) }),
  response: z.object({ notification }),
});
