import { z } from 'zod';
import { isoMonth } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { LOAD_READERS, segmentFacts } from './segments.ts';

const minutes = {
  kept: z.number().int(),
  excused: z.number().int(),
  missed: z.number().int(),
  made_up: z.number().int(),
  /** Not over yet, or unclear because a punch is missing. */
  open: z.number().int(),
};

const segmentOfDay = z.object({
  segment_id: z.number().int(),
  state: z.enum(['KEPT', 'PARTLY', 'MISSED', 'MADE_UP', 'EXCUSED', 'UNCLEAR', 'OPEN']),
  ...minutes,
  late: z.number().int(),
  early: z.number().int(),
  excuses: z.array(z.string()),
  made_up_on: z.string().nullable(),
});
export type SegmentOfDay = z.output<typeof segmentOfDay>;

const segment = z.object({ ...segmentFacts, term: z.string(), ...minutes });
export type MonthSegment = z.output<typeof segment>;

export const facultyMonth = z.object({
  personnel: z.object({ id: z.number().int(), idno: z.string(), fullname: z.string(), office: z.string().nullable() }),
  month: z.string(),
  terms: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
  /** The load that falls into the month, each segment with what its days come to. */
  segments: z.array(segment),
  /** The paper of the month that was issued and not withdrawn, and whether it says what the punches show today. */
  issued: z.object({ code: z.string(), control_number: z.string(), date: z.string(), is_current: z.boolean() }).nullable(),
  /** The days on which there is a segment; punches are minutes from midnight. */
  days: z.array(z.object({ date: z.string(), punches: z.array(z.number().int()), segments: z.array(segmentOfDay) })),
});
export type FacultyMonth = z.output<typeof facultyMonth>;

export const readOwnFacultyMonth = endpoint({
  method: 'GET',
  path: '/api/account/faculty-dtr',
  summary: 'The caller’s segments of load in a month: what was kept and missed of each.',
  access: 'signed-in',
  query: z.object({ month: isoMonth }),
  response: facultyMonth,
});

export const readFacultyMonth = endpoint({
  method: 'GET',
  path: '/api/loads/dtr/{id}',
  summary: 'A teacher’s segments of load in a month, for their heads, academic affairs and HR.',
  access: LOAD_READERS,
  params: byId,
  query: z.object({ month: isoMonth }),
  response: facultyMonth,
});

export const printOwnFacultyDtr = endpoint({
  method: 'GET',
  path: '/api/account/faculty-dtr/print',
  summary: 'The caller’s faculty DTR of a month as PDF: as it was issued while that is what the punches show, else a draft.',
  access: 'signed-in',
  query: z.object({ month: isoMonth }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const issueFacultyDtr = endpoint({
  method: 'POST',
  path: '/api/account/faculty-dtr/issue',
  summary: 'Issues the caller’s faculty DTR of a month that is over; one that was issued before is withdrawn.',
  access: 'signed-in',
  body: z.object({ month: isoMonth }),
  response: messageOnly.extend({ code: z.string() }),
});

export const printFacultyDtr = endpoint({
  method: 'GET',
  path: '/api/loads/dtr/{id}/print',
  summary: 'The faculty DTR of a teacher as PDF, for their heads, academic affairs and HR.',
  access: LOAD_READERS,
  params: byId,
  query: z.object({ month: isoMonth }),
  response: fileAnswer,
  download: ['application/pdf'],
});
