import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { KEEPERS } from './fields.ts';

/** How attendance was taken: the person's own phone, their card or number at the door, or by hand. */
export const WAYS = { QR: 'Own phone', CARD: 'Card or number', HAND: 'By hand' } as const;
export type Way = keyof typeof WAYS;

/** So long before a session begins and after it ends its code is taken, in minutes. */
export const CODE_MINUTES = 60;

const attendee = z.object({
  /** Of the nomination. */
  id: z.number().int(),
  fullname: z.string(),
  idno: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  /** When the session was attended; null where it was not. */
  at: z.string().nullable(),
  way: z.enum(Object.keys(WAYS) as [Way]).nullable(),
});
export type Attendee = z.output<typeof attendee>;

export const readSession = endpoint({
  method: 'GET',
  path: '/api/lnd/sessions/{id}',
  summary: 'One session with its QR and who of the approved attended it.',
  access: KEEPERS,
  params: byId,
  response: z.object({
    session: z.object({
      id: z.number().int(),
      training_id: z.number().int(),
      title: z.string(),
      date: z.string(),
      from_minute: z.number().int(),
      to_minute: z.number().int(),
      topic: z.string(),
      /** What the QR says: the address at which a person marks themselves. */
      url: z.string(),
      /** The picture of it (SVG). */
      qr: z.string(),
      attendees: z.array(attendee),
    }),
  }),
});
export type SessionRecord = z.output<typeof readSession.response>['session'];

export const printAttendance = endpoint({
  method: 'GET',
  path: '/api/lnd/sessions/{id}/sheet',
  summary: 'The attendance sheet of a session: its people with room to sign, and its QR.',
  access: KEEPERS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const attendSession = endpoint({
  method: 'POST',
  path: '/api/lnd/sessions/attend',
  summary: 'Marks the caller at a session by the code of its QR, while it is held.',
  access: 'staff',
  body: z.object({ code: z.string().regex(/^[0-9A-Z]{16}$/, 'This is no code of a session.') }),
  response: messageOnly.extend({ title: z.string() }),
});

/** So many scans are sent at a time. */
export const SCANS_AT_ONCE = 200;

const scan = z.object({
  /** Of the phone or tablet, so that what is sent twice is told apart. */
  key: z.uuid(),
  /** The QR of an employee card, or an employee number. */
  given: z.string().trim().min(1).max(60),
  /** By the clock of the phone. */
  at: z.iso.datetime({ offset: true }),
});
export type SentScan = z.output<typeof scan>;

export const SCAN_OUTCOMES = {
  TAKEN: 'Attended',
  BEFORE: 'Marked before',
  UNKNOWN: 'No such card or number',
  NOT_APPROVED: 'Not approved for this training',
} as const;
export type ScanOutcome = keyof typeof SCAN_OUTCOMES;

export const sendScans = endpoint({
  method: 'POST',
  path: '/api/lnd/sessions/{id}/scans',
  summary: 'Takes what was scanned at the door of a session, also later where there was no network; sent twice it counts once.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  body: z.object({ scans: z.array(scan).min(1).max(SCANS_AT_ONCE) }),
  response: z.object({
    outcomes: z.array(
      z.object({ key: z.string(), fullname: z.string().nullable(), outcome: z.enum(Object.keys(SCAN_OUTCOMES) as [ScanOutcome]) }),
    ),
  }),
});

export const markAttendance = endpoint({
  method: 'PUT',
  path: '/api/lnd/sessions/{id}/attendance',
  summary: 'Marks by hand who attended a session, or takes the mark away.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  body: z.object({ nomination_id: recordId, attended: z.boolean() }),
  response: messageOnly,
});

export const issueCertificates = endpoint({
  method: 'POST',
  path: '/api/lnd/programs/{id}/certificates',
  summary: 'Issues certificates with codes to all who attended enough of a training and have none.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  response: messageOnly.extend({ issued: z.number().int() }),
});

export const printCertificate = endpoint({
  method: 'GET',
  path: '/api/lnd/recommendations/{id}/certificate',
  summary: 'The certificate that the university issued of a training.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printCertificates = endpoint({
  method: 'GET',
  path: '/api/lnd/programs/{id}/certificates',
  summary: 'All certificates of a training as one file.',
  access: KEEPERS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
