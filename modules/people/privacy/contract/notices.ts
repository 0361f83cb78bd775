import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const ACCESS = ['PRIVACY'] as const;

/** `to_come` is published with a day to come; one published edition at most is in force. */
export const NOTICE_STATES = ['draft', 'to_come', 'in_force', 'earlier'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

const noticeRow = z.object({
  id: z.number().int(),
  title: z.string(),
  state: z.enum(NOTICE_STATES),
  /** From which day it applies; null of a draft. */
  effective_on: z.string().nullable(),
  published_at: z.string().nullable(),
  published_by: z.string().nullable(),
  /** How many of the accounts that can sign in have read it. */
  readers: z.number().int(),
});
export type NoticeRow = z.output<typeof noticeRow>;

/** Paragraphs stand apart by an empty line; one that begins with # is a heading. */
const texts = z.object({ english: z.string(), filipino: z.string() });

const notice = noticeRow.extend(texts.shape);
export type PrivacyNotice = z.output<typeof notice>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/privacy/notices',
  summary: 'The editions of the privacy notice with how many have read each, drafts first, then the latest.',
  access: ACCESS,
  reach: 'university',
  query: listQuery(['effective_on', 'title']),
  response: listOf('notices', noticeRow).extend({ accounts: z.number().int() }),
});

export const exportNotices = exportOf(listNotices, 'notices');

export const readNotice = endpoint({
  method: 'GET',
  path: '/api/privacy/notices/{id}',
  summary: 'One edition of the privacy notice with its texts.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  versioned: 'privacy.notice:{id}',
  response: z.object({ notice, version: recordVersion }),
});

const text = (language: string) => z.string().trim().min(50, `Enter the notice in ${language}.`).max(20_000, 'At most 20000 characters.');

const body = z.object({
  title: z.string().trim().min(1, 'Name the edition.').max(150, 'At most 150 characters.'),
  english: text('English'),
  filipino: text('Filipino'),
});

export const draftNotice = endpoint({
  method: 'POST',
  path: '/api/privacy/notices',
  summary: 'Drafts an edition of the privacy notice.',
  access: ACCESS,
  reach: 'university',
  body,
  response: messageOnly,
});

export const editNotice = endpoint({
  method: 'PUT',
  path: '/api/privacy/notices/{id}',
  versioned: 'privacy.notice:{id}',
  summary: 'Edits a draft; a published edition stays as it is.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  body,
  response: messageOnly,
});

export const publishNotice = endpoint({
  method: 'PUT',
  path: '/api/privacy/notices/{id}/publication',
  versioned: 'privacy.notice:{id}',
  summary: 'Publishes a draft with the day from which it applies, for good; all who can sign in are notified.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  body: z.object({ effective_on: isoDate }),
  response: messageOnly,
});

export const removeNotice = endpoint({
  method: 'DELETE',
  path: '/api/privacy/notices/{id}',
  summary: 'Removes a draft.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  response: messageOnly,
});

const edition = z.object({ id: z.number().int(), title: z.string(), effective_on: z.string() });

export const showNotice = endpoint({
  method: 'GET',
  path: '/api/privacy-notice',
  summary: 'The privacy notice in force, or the edition asked for, with all published editions, the latest first. 404 where none is.',
  access: 'public',
  keptFor: 60,
  query: z.object({ edition: recordId.optional() }),
  response: z.object({
    notice: edition.extend({ ...texts.shape, state: z.enum(NOTICE_STATES) }),
    editions: z.array(edition.extend({ state: z.enum(NOTICE_STATES) })),
  }),
});

export const readOwnNotice = endpoint({
  method: 'GET',
  path: '/api/users/me/privacy-notice',
  summary: 'The edition of the privacy notice in force, and when the caller confirmed to have read it; null where none is published.',
  access: 'signed-in',
  response: z.object({ notice: edition.extend({ read_at: z.string().nullable() }).nullable() }),
});

export const confirmNotice = endpoint({
  method: 'POST',
  path: '/api/users/me/privacy-notice',
  summary: 'Confirms that the caller has read this published edition; once, however often it is sent.',
  access: 'signed-in',
  body: z.object({ notice: z.number().int() }),
  response: messageOnly,
});
