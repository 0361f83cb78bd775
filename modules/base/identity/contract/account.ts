import { z } from 'zod';
import { endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { currentUser, language } from '../contract.ts';

/** The largest picture of oneself, in bytes (specification, section 5). */
export const AVATAR_LIMIT = 2_097_152;

const email = z.string().trim().toLowerCase().pipe(z.email('This is no e-mail address.').max(254));

/** What may be changed of one's account: the name where no personnel record gives it, and the e-mail address. */
export const accountInfo = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(200).optional(),
  email: email.optional(),
  /** Needed for another e-mail address. */
  current_password: z.string().max(1000).optional(),
});

export const updateInfo = endpoint({
  method: 'POST',
  path: '/api/users/me/update_info',
  summary: 'Changes the caller’s name, or asks for another e-mail address; takes a body or query parameters.',
  access: 'signed-in',
  query: accountInfo,
  body: accountInfo,
  response: messageOnly.extend({
    user: currentUser.pick({ id: true, email: true, name: true }),
    /** The address that waits for the code sent to it. */
    email_waits: z.string().nullable(),
  }),
  ownTransactions: true,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/users/me/confirm_email',
  summary: 'Takes the code that was sent to the new e-mail address, and changes to it.',
  access: 'signed-in',
  body: z.object({ code: z.string().trim().min(1, 'Enter the code.').max(20) }),
  response: messageOnly,
  ownTransactions: true,
});

export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/api/users/me/language',
  summary: 'Keeps in which language the screens speak to the caller.',
  access: 'signed-in',
  body: z.object({ language }),
  response: messageOnly,
});

export const readAddressOfRecord = endpoint({
  method: 'GET',
  path: '/api/users/me/record-address',
  summary: 'The e-mail address on the caller’s personnel record, which letters go to; null without a record.',
  access: 'signed-in',
  response: z.object({ record: z.object({ email: z.string().nullable() }).nullable() }),
});

export const giveRecordOwnAddress = endpoint({
  method: 'POST',
  path: '/api/users/me/record-address',
  summary: 'Writes the address with which the caller signs in into their personnel record.',
  access: 'signed-in',
  response: messageOnly,
});

/** Both ways of the specification, body and query, are read by one rule. */
export const newPassword = z
  .object({
    current_password: z.string().min(1, 'Enter your current password.').max(1000),
    password: z.string().min(1, 'Choose a new password.').max(1000),
    password_confirmation: z.string().max(1000),
  })
  .refine((given) => given.password === given.password_confirmation, {
    path: ['password_confirmation'],
    message: 'This is not the same as the new password.',
  });

const passwordFields = z.object({
  current_password: z.string().optional(),
  password: z.string().optional(),
  password_confirmation: z.string().optional(),
});

export const updatePassword = endpoint({
  method: 'POST',
  path: '/api/users/me/update_password',
  summary: 'Changes the caller’s password and ends their other sessions; takes a body or query parameters.',
  access: 'signed-in',
  query: passwordFields,
  body: passwordFields,
  response: messageOnly,
  ownTransactions: true,
});

const edge = z.coerce.number().int().min(0).max(20_000);

export const changeAvatar = endpoint({
  method: 'POST',
  path: '/api/users/me/avatar',
  summary: 'Stores the caller’s picture: png, jpg or jpeg of at most 2 MB, cropped to the given square in pixels.',
  access: 'signed-in',
  upload: { maxBytes: AVATAR_LIMIT },
  body: z.object({ left: edge.optional(), top: edge.optional(), side: edge.min(1).optional() }),
  response: z.object({ path: z.string() }),
});

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/users/me/avatar',
  summary: 'Removes the caller’s picture.',
  access: 'signed-in',
  response: messageOnly,
});

export const readAvatar = endpoint({
  method: 'GET',
  path: '/avatars/{name}',
  summary: 'A picture of a person, by an address that cannot be guessed; small for a row of a list.',
  access: 'public',
  params: z.object({ name: z.string().max(100) }),
  query: z.object({ small: z.stringbool().default(false) }),
  response: fileAnswer,
  download: ['image/jpeg'],
});

export const session = z.object({
  id: z.string(),
  /** As in `Chrome on Windows`. */
  device: z.string(),
  address: z.string().nullable(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_this: z.boolean(),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/users/me/sessions',
  summary: 'Where one is signed in.',
  access: 'signed-in',
  response: z.object({ sessions: z.array(session) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/users/me/sessions/{id}',
  summary: 'Ends one of the caller’s sessions.',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  response: messageOnly,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/me/sessions',
  summary: 'Ends all of the caller’s sessions but this one.',
  access: 'signed-in',
  response: messageOnly,
});

export const opening = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Who opened it. */
  name: z.string(),
  what: z.string(),
});

export const listOpenings = endpoint({
  method: 'GET',
  path: '/api/users/me/openings',
  summary: 'Who opened the caller’s record, and which page of it.',
  access: 'signed-in',
  query: listQuery(['at'], 15),
  response: listOf('openings', opening),
});

export const exportOpenings = exportOf(listOpenings, 'openings of one’s record');
