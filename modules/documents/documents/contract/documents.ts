import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { documentFlow } from '../workflow.ts';
import { PAPER_AGE_CODES } from '../rules/paper-ages.ts';
import {
  CLIENT_TYPES,
  COMPLEXITIES,
  CONFIDENTIALITIES,
  COUNTED_AS,
  DTS,
  EXPLANATIONS,
  HOP_ENDS,
  KINDS,
  LISTS,
  oneOf,
  PAUSE_CAUSES,
  PRIORITIES,
} from './words.ts';

const place = z.object({ id: z.number().int(), acronym: z.string(), fullname: z.string() });
const state = z.enum(documentFlow.states);
const action = z.enum(documentFlow.actions);

/** What a reader sees: all of it, its head without files and description (RESTRICTED), or number and state alone (CONFIDENTIAL). */
export const SIGHTS = ['whole', 'head', 'state'] as const;

export const documentRow = z.object({
  id: z.number().int(),
  /** Null for a draft. */
  tracking_no: z.string().nullable(),
  /** Empty where the caller sees number and state alone, as are the sender and its reference. */
  subject: z.string(),
  type: z.string(),
  type_code: z.string(),
  kind: oneOf(KINDS),
  priority: oneOf(PRIORITIES),
  confidentiality: oneOf(CONFIDENTIALITIES),
  sender: z.string(),
  state,
  origin: place,
  /** Where it is; null for a draft and for a closed one. */
  holder: place.nullable(),
  /** From which office it came there. */
  from: place.nullable(),
  instruction: z.string(),
  /** For whose attention it is where it is. */
  for_person: z.string().nullable(),
  /** The number under which it leaves the university; null while it has none, or where the caller sees number and state alone. */
  outgoing_no: z.string().nullable(),
  /** When it was sent to where it is, or registered. */
  sent_at: z.string().nullable(),
  received_at: z.string().nullable(),
  /** Of the stay in the office; null while a pause runs. */
  hop_due_at: z.string().nullable(),
  due_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  /** Its row is all that is left of it. */
  disposed_on: z.string().nullable(),
  /** Office minutes until the stay is due, negative once it is late; null while no clock of it runs. */
  hop_left_minutes: z.number().int().nullable(),
  /** Working days left until the due day: negative where it has passed, null where the document is closed or a draft. */
  days_left: z.number().int().nullable(),
  /** The stay is late (A5). */
  is_late: z.boolean(),
  /** It is late in the office that received it, and forwarded only with an explanation. */
  must_explain: z.boolean(),
  /** The whole document is late. */
  is_overdue: z.boolean(),
  /** Reported as lost, and neither found nor replaced since. */
  is_lost: z.boolean(),
  /** Sent to this office since the caller last looked. */
  is_new: z.boolean(),
  /** The file in which a search found it, with what is around the first word; null where it was found without its files. */
  found_in: z.object({ name: z.string(), words: z.string() }).nullable(),
});

export type DocumentRow = z.output<typeof documentRow>;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/dts/documents',
  summary:
    'The documents of one list of an acting office, those due first on top; without a list all that are registered. Counted up to 1,000.',
  access: DTS,
  query: listQuery(['tracking_no', 'subject', 'type', 'origin', 'hop_due', 'due', 'sent', 'closed']).extend({
    ...groupedBy(['type', 'from', 'priority', 'state']),
    /** The acting office; by default the caller's own. */
    office: recordId.optional(),
    list: oneOf(LISTS).optional(),
    type: recordId.optional(),
    kind: oneOf(KINDS).optional(),
    priority: oneOf(PRIORITIES).optional(),
    state: state.optional(),
    /** Registered by this office. */
    origin: recordId.optional(),
    /** Where it is, or came from on its way. */
    at: recordId.optional(),
    /** 1: for the attention of the caller alone. */
    for_me: z.literal('1').optional(),
    late: z.coerce.number().int().min(0).max(1).optional(),
    /** 1: lost ones alone, 0: the others. */
    lost: z.coerce.number().int().min(0).max(1).optional(),
    complexity: oneOf(COMPLEXITIES).optional(),
    /** 1: confidential ones alone, 0: the others. */
    confidential: z.coerce.number().int().min(0).max(1).optional(),
    /** Registered by this office or a unit of it. */
    within: recordId.optional(),
    /** Counted so by a figure. */
    counted: oneOf(COUNTED_AS).optional(),
    /** Open, and of this age in working days. */
    age: z.enum(PAPER_AGE_CODES).optional(),
    /** With a stay in this office that has ended. */
    stayed: recordId.optional(),
    /** Registered from a day, until a day. */
    from: isoDate.optional(),
    to: isoDate.optional(),
  }),
  response: listOf('documents', documentRow),
});

export const exportDocuments = exportOf(listDocuments, 'documents');

export const findDocument = endpoint({
  method: 'GET',
  path: '/api/dts/documents/find',
  summary: 'A document by its tracking number, or by its number in an office and year.',
  access: DTS,
  query: z.object({
    tracking_no: z.string().trim().max(200).optional(),
    office: recordId.optional(),
    year: z.coerce.number().int().min(1900).max(2200).optional(),
    no: recordId.optional(),
  }),
  response: z.object({ id: z.number().int(), tracking_no: z.string() }),
});

const pause = z.object({
  cause: oneOf(PAUSE_CAUSES),
  reason: z.string(),
  held_at: z.string(),
  held_by: z.string(),
  resumed_at: z.string().nullable(),
  resumed_by: z.string().nullable(),
});

const hop = z.object({
  id: z.number().int(),
  no: z.number().int(),
  office: place,
  from: place.nullable(),
  state,
  instruction: z.string(),
  note: z.string(),
  /** For whose attention. */
  for_person: z.string().nullable(),
  sent_at: z.string(),
  sent_by: z.string(),
  received_at: z.string().nullable(),
  received_by: z.string().nullable(),
  due_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  ended_as: oneOf(HOP_ENDS).nullable(),
  /** Office minutes on the way, in the office and paused; of a stay that goes on in another row 0. */
  minutes_on_way: z.number().int(),
  minutes_in_office: z.number().int(),
  minutes_paused: z.number().int(),
  is_late: z.boolean(),
  /** Of a late stay: null where it was not late. */
  explanation: oneOf(EXPLANATIONS).nullable(),
  pauses: z.array(pause),
});
export type Hop = z.output<typeof hop>;

const step = z.object({
  no: z.number().int(),
  action: z.string(),
  label: z.string(),
  at: z.string(),
  by: z.string(),
  office: z.string().nullable(),
  reason: z.string(),
  details: z.record(z.string(), z.unknown()).nullable(),
});

export const documentPage = documentRow.extend({
  sight: z.enum(SIGHTS),
  no: z.number().int().nullable(),
  year: z.number().int().nullable(),
  type_id: z.number().int(),
  complexity: oneOf(COMPLEXITIES),
  working_days: z.number().int(),
  description: z.string(),
  sender_name: z.string(),
  sender_office: z.string(),
  sender_contact: z.string(),
  /** The employee who handed it in. */
  sender_person: z.object({ id: z.number().int(), fullname: z.string() }).nullable(),
  /** The code of the paper that Talaan printed. */
  paper_code: z.string().nullable(),
  reference_no: z.string(),
  paper_date: z.string().nullable(),
  pages: z.number().int().nullable(),
  copies: z.number().int(),
  came_at: z.string().nullable(),
  registered_at: z.string().nullable(),
  extended_until: z.string().nullable(),
  /** Why it must not be disposed of; null where it may, and for who does not see it whole. */
  legal_hold: z.string().nullable(),
  created_by: z.string(),
  requirements: z.array(z.string()),
  attachments: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      bytes: z.number().int(),
      path: z.string(),
      /** Whether it is found by its words; null until it was read. */
      is_searchable: z.boolean().nullable(),
    }),
  ),
  related: z.object({ id: z.number().int(), tracking_no: z.string().nullable() }).nullable(),
  parent: z.object({ id: z.number().int(), tracking_no: z.string().nullable() }).nullable(),
  /** The document that goes on in place of this one, which was registered twice. */
  duplicate_of: z.object({ id: z.number().int(), tracking_no: z.string().nullable() }).nullable(),
  /** What was registered of it again. */
  duplicates: z.array(z.object({ id: z.number().int(), tracking_no: z.string() })),
  copies_sent: z.array(z.object({ id: z.number().int(), tracking_no: z.string(), office: z.string().nullable(), state })),
  /** To how many offices it was circulated; null where it was not, or the caller does not see it whole. */
  circulation: z
    .object({
      offices: z.number().int(),
      acknowledged: z.number().int(),
      late: z.number().int(),
      /** Of the acting office; null where it was not circulated there. */
      own: z.enum(['open', 'done']).nullable(),
      /** The acting office may remind the others, and withdraw the paper from them. */
      may_remind: z.boolean(),
    })
    .nullable(),
  hops: z.array(hop),
  steps: z.array(step),
  /** Where it usually goes next: an office, or words of the route alone. */
  next: z.object({ office: place.nullable(), label: z.string(), limit_minutes: z.number().int() }).nullable(),
  /** Of a paper from outside, for an office that has it or had it; the code is null until the receipt is given. */
  receipt: z.object({ code: z.string().nullable(), lacking: z.array(z.string()), client_type: oneOf(CLIENT_TYPES).nullable() }).nullable(),
  /** What the caller may do for the acting office. */
  actions: z.array(action),
});
export type DocumentPage = z.output<typeof documentPage>;

export const readDocument = endpoint({
  method: 'GET',
  path: '/api/dts/documents/{id}',
  summary: 'A document: its head, its routing steps with their minutes, its deadline, and what the caller may do with it.',
  access: DTS,
  params: byId,
  query: z.object({ office: recordId.optional() }),
  versioned: 'documents.document:{id}',
  response: z.object({ document: documentPage, version: recordVersion }),
});

export const readAttachment = endpoint({
  method: 'GET',
  path: '/api/dts/documents/{id}/files/{file}',
  summary: 'A file of a document.',
  access: DTS,
  params: byId.extend({ file: recordId }),
  query: z.object({ office: recordId.optional() }),
  response: fileAnswer,
  download: ['application/pdf'],
});
