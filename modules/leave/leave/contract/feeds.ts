import { z } from 'zod';
import { endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

const PATH = '/api/leave/feeds';
/** One’s own leave, or that of the offices that one heads or serves as clerk. */
export const FEEDS = { own: 'My leave', office: 'Leave of my office' } as const;
const whose = z.enum(Object.keys(FEEDS) as [keyof typeof FEEDS]);
export type Whose = z.output<typeof whose>;
const byWhose = z.object({ whose });

export const listFeeds = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'The calendars of leave that the caller may have fetched by other programs, and since when their addresses are.',
  access: 'staff',
  response: z.object({ feeds: z.array(z.object({ whose, made_at: z.string().nullable() })) }),
});

export const makeFeed = endpoint({
  method: 'POST',
  path: `${PATH}/{whose}`,
  summary: 'Makes the address of a calendar, or another in its place: the one before no longer works. It is shown once.',
  access: 'staff',
  params: byWhose,
  response: z.object({ message: z.string(), address: z.string() }),
});

export const removeFeed = endpoint({
  method: 'DELETE',
  path: `${PATH}/{whose}`,
  summary: 'Removes the address of a calendar: it no longer works.',
  access: 'staff',
  params: byWhose,
  response: messageOnly,
});

const byToken = z.object({ token: z.string().min(1).max(100) });

export const fetchFeed = endpoint({
  method: 'GET',
  path: '/api/leave/calendars/{token}/leave.ics',
  summary: 'A calendar of leave by the token of its address, as its account may see it now; confidential leave is Leave.',
  access: 'public',
  params: byToken,
  response: fileAnswer,
  download: ['text/calendar'],
});

export const fetchFeedOfQuery = endpoint({
  method: 'GET',
  path: '/api/leave/calendar.ics',
  summary: 'The same by an address that was made when the token was in its query; it works until its owner makes another.',
  access: 'public',
  query: byToken,
  response: fileAnswer,
  download: ['text/calendar'],
});
