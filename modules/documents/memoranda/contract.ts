import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

export const KINDS = {
  memorandum: 'Memorandum',
  memorandum_circular: 'Memorandum Circular',
  office_order: 'Office Order',
  special_order: 'Special Order',
  administrative_order: 'Administrative Order',
  advisory: 'Advisory',
} as const;

const kind = z.enum(Object.keys(KINDS) as [keyof typeof KINDS, ...(keyof typeof KINDS)[]], { error: 'Choose what it is.' });

/** `Memorandum No. 012, s. 2026`, as the papers call it. */
export function titleOf({ kind, number, dated }: { kind: keyof typeof KINDS; number: string; dated: string }): string {
  return `${KINDS[kind]} No. ${number}, s. ${dated.slice(0, 4)}`;
}

/** Everyone who serves today on this campus, in this office with its units, on this track; what is null does not narrow. */
export const audienceLine = z.object({
  campus_id: recordId.nullable().default(null),
  office_id: recordId.nullable().default(null),
  track: z.enum(['faculty', 'staff']).nullable().default(null),
});
export type AudienceLine = z.output<typeof audienceLine>;

export const circularRow = z.object({
  id: z.number().int(),
  kind,
  number: z.string(),
  dated: z.string(),
  subject: z.string(),
  office: z.string().nullable(),
  state: z.enum(['posted', 'superseded', 'withdrawn']),
  needs_acknowledgement: z.boolean(),
  /** Whether it is to the caller. */
  is_mine_to_read: z.boolean(),
  read_at: z.string().nullable(),
  acknowledged_at: z.string().nullable(),
  /** In words: `Everybody`, `College of Arts and Sciences, faculty`; in the list by acronym. */
  audience: z.array(z.string()),
  /** Where the text holds what was searched for; every second part is a hit. */
  snippet: z.array(z.string()),
});
export type CircularRow = z.output<typeof circularRow>;

/** Who may post circulars, within the scope of the role. */
export const POSTERS: readonly Group[] = ['GENERALSETTINGS'];

const PATH = '/api/memorandum-circulars';

export const listCirculars = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Circulars that concern one, newest first; the term searches subject, number and text.',
  access: 'signed-in',
  keptOffline: true,
  query: listQuery(['dated', 'subject']).extend({
    year: z.coerce.number().int().min(1900).max(2200).optional(),
    kind: kind.optional(),
    show: z.enum(['unread', 'to_acknowledge', 'posted_by_me']).optional(),
  }),
  response: listOf('circulars', circularRow).extend({ unread: z.number().int(), to_acknowledge: z.number().int() }),
});

export const exportCirculars = exportOf(listCirculars, 'circulars');

export const circular = circularRow.omit({ snippet: true }).extend({
  signatory: z.string(),
  file_name: z.string(),
  posted_by: z.string(),
  posted_at: z.string(),
  ended_because: z.string(),
  ended_at: z.string().nullable(),
  superseded_by: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  supersedes: z.array(z.object({ id: z.number().int(), title: z.string() })),
  /** Whether its text can be searched. */
  is_searchable: z.boolean(),
  /** Whether the caller may see who has read it, remind them, and end it. */
  is_keeper: z.boolean(),
});
export type Circular = z.output<typeof circular>;

export const readCircular = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One circular that concerns one.',
  access: 'signed-in',
  params: byId,
  response: z.object({ circular }),
});

export const fetchCircular = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/file`,
  summary: 'The PDF of a circular that concerns one.',
  access: 'signed-in',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

/** A line of an audience in an address: campus, office and track, `-` for what does not narrow; `1 - faculty`. */
const lineInQuery = z
  .string()
  .regex(/^(\d{1,9}|-) (\d{1,9}|-) (faculty|staff|-)$/)
  .transform((line): AudienceLine => {
    const [campus, office, track] = line.split(' ') as [string, string, 'faculty' | 'staff' | '-'];
    return {
      campus_id: campus === '-' ? null : Number(campus),
      office_id: office === '-' ? null : Number(office),
      track: track === '-' ? null : track,
    };
  });

/** As `countAudience` takes it. */
export function lineOf({ campus_id, office_id, track }: AudienceLine): string {
  return [campus_id, office_id, track].map((part) => part ?? '-').join(' ');
}

export const countAudience = endpoint({
  method: 'GET',
  path: `${PATH}/audience`,
  summary: 'How many people who serve today a circular to this audience goes to, within the caller’s scope.',
  access: POSTERS,
  query: z.object({ line: z.union([lineInQuery.transform((line) => [line]), z.array(lineInQuery).max(50)]) }),
  response: z.object({ people: z.number().int() }),
});

export const postCircular = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Posts an uploaded circular to an audience within the caller’s scope, and notifies them.',
  access: POSTERS,
  reach: 'scope',
  body: z.object({
    attachment_path: z.string({ error: 'Add the PDF of the circular.' }).min(1, 'Add the PDF of the circular.').max(200),
    kind,
    number: z
      .string()
      .trim()
      .regex(/^[0-9A-Za-z-]{1,20}$/, 'Enter the number only, such as 012.'),
    dated: isoDate,
    subject: z.string().trim().min(1, 'Enter the subject.').max(300),
    office_id: recordId.nullable().default(null),
    signatory: z.string().trim().max(150).default(''),
    needs_acknowledgement: z.boolean().default(true),
    audience: z.array(audienceLine).min(1, 'Choose the audience.').max(50),
  }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const markCircularRead = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/read`,
  summary: 'Notes that one opened a circular; the first time stays.',
  access: 'signed-in',
  params: byId,
  response: messageOnly,
});

export const acknowledgeCircular = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/acknowledge`,
  summary: 'Acknowledges a circular; the first time stays.',
  access: 'signed-in',
  params: byId,
  response: messageOnly.extend({ acknowledged_at: z.string() }),
});

export const endCircular = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}/end`,
  summary: 'Withdraws a circular, or names the one that supersedes it; with the reason.',
  access: POSTERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    reason: z.string().trim().min(1, 'Enter the reason.').max(300),
    superseded_by: recordId.nullable().default(null),
  }),
  response: messageOnly,
});

export const reader = z.object({
  id: z.number().int(),
  fullname: z.string(),
  /** Null beyond the caller’s reach: a circular may go further. */
  avatar: z.string().nullable(),
  office: z.string(),
  office_acronym: z.string(),
  position: z.string(),
  read_at: z.string().nullable(),
  acknowledged_at: z.string().nullable(),
  has_account: z.boolean(),
});
export type Reader = z.output<typeof reader>;

export const listReaders = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/readers`,
  summary: 'Who of today’s audience has acknowledged or read a circular and who has not, by office.',
  access: POSTERS,
  params: byId,
  query: listQuery(['office', 'fullname']).extend({
    office: recordId.optional(),
    show: z.enum(['waiting', 'done']).optional(),
  }),
  response: listOf('readers', reader).extend({
    people: z.number().int(),
    done: z.number().int(),
    offices: z.array(z.object({ id: z.number().int(), acronym: z.string(), people: z.number().int(), done: z.number().int() })),
  }),
});

export const exportReaders = exportOf(listReaders, 'readers of a circular');

export const remindReaders = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/remind`,
  summary: 'Reminds everyone who has not acknowledged a circular, once a day at most.',
  access: POSTERS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});
