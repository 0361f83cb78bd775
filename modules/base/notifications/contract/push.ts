import { z } from 'zod';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

/** Minutes of a day; the same twice is no quiet time. */
const minute = z.number().int().min(0).max(1439);

const quietHours = z.object({ quiet_from: minute, quiet_to: minute });

const browser = z.object({
  id: z.number().int(),
  /** `Chrome on Android`. */
  device: z.string(),
  since: z.string(),
  /** By which the browser knows whether it is this one. */
  endpoint: z.string(),
});

export const readPush = endpoint({
  method: 'GET',
  path: '/api/notifications/push',
  summary: 'The key with which browsers ask to be notified, one’s browsers that are, and the hours in which none is.',
  access: 'signed-in',
  response: quietHours.extend({ key: z.string(), browsers: z.array(browser) }),
});

/** A key as browsers write it, in base64url. */
const key = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`));

export const subscribeBrowser = endpoint({
  method: 'PUT',
  path: '/api/notifications/push',
  summary: 'Notifies a browser of the caller of what is pending with them and what was decided of theirs, also while Talaan is closed.',
  access: 'signed-in',
  body: z.object({ endpoint: z.url().max(1000), keys: z.object({ p256dh: key(65), auth: key(16) }) }),
  response: messageOnly,
});

export const unsubscribeBrowser = endpoint({
  method: 'DELETE',
  path: '/api/notifications/push/{id}',
  summary: 'Ends the notifications of one of the caller’s browsers.',
  access: 'signed-in',
  params: byId,
  response: messageOnly,
});

export const chooseQuietHours = endpoint({
  method: 'PUT',
  path: '/api/notifications/quiet-hours',
  summary: 'Chooses the hours in which no browser of the caller is notified; what comes then is sent at their end.',
  access: 'signed-in',
  body: quietHours,
  response: quietHours,
});
