import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { documentFlow } from '../workflow.ts';
import { CONFIDENTIALITIES, DTS, KINDS, oneOf, PRIORITIES, text } from './words.ts';

export const MOST_FILES = 20;

const paperCode = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, 'This is no code of a paper.');
/** Paths of PDFs uploaded by POST /api/upload, 3 MB each at most. */
const attachments = z.array(z.string().min(1).max(200)).max(MOST_FILES, `At most ${MOST_FILES} files.`);

export const documentFacts = z.object({
  type_id: recordId,
  kind: oneOf(KINDS),
  subject: text(500).min(1, 'Enter the subject.'),
  description: text(4000),
  /** Who sent it, where it comes from outside. */
  sender_name: text(150),
  sender_office: text(200),
  sender_contact: text(150),
  /** The number and the date that the paper itself has. */
  reference_no: text(60),
  paper_date: isoDate.nullable(),
  pages: z.number().int().min(1, 'At least one page.').max(9999).nullable(),
  copies: z.number({ error: 'Enter a number of copies.' }).int().min(1, 'At least one copy.').max(999),
  priority: oneOf(PRIORITIES),
  confidentiality: oneOf(CONFIDENTIALITIES),
  related_id: recordId.nullable(),
  /** The employee who handed in a paper from inside, who then follows it. */
  sender_person_id: recordId.nullable().default(null),
  /** The receipt stamped on a paper from outside (YYYY-MM-DDTHH:MM of the university); null: when it is registered. */
  came_at: z.iso.datetime({ local: true, precision: -1, error: 'Enter a date and time.' }).nullable(),
  attachments,
});
export type DocumentFacts = z.output<typeof documentFacts>;

export const findSimilar = endpoint({
  method: 'GET',
  path: '/api/dts/documents/similar',
  summary:
    'Documents of the last 60 days with the same number of the paper, or the same sender, subject and date; of those that the acting office does not see, number and office alone.',
  access: DTS,
  query: z.object({
    office: recordId.optional(),
    reference_no: text(60).default(''),
    sender_name: text(150).default(''),
    sender_office: text(200).default(''),
    subject: text(500).default(''),
    /** Of the paper; without it the day on which it came counts, and that is today by default. */
    date: isoDate.optional(),
  }),
  response: z.object({
    documents: z.array(
      z.object({
        /** Null for one that the office does not see. */
        id: z.number().int().nullable(),
        tracking_no: z.string(),
        office: z.string(),
        subject: z.string(),
        registered_at: z.string().nullable(),
        is_same_number: z.boolean(),
      }),
    ),
  }),
});
export type SimilarDocument = z.output<typeof findSimilar.response>['documents'][number];

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/dts/documents',
  summary: 'Drafts a document of an office, or registers it at once: it then has its tracking number.',
  access: DTS,
  reach: 'scope',
  body: documentFacts.extend({
    office_id: recordId,
    register: z.boolean(),
    /** Of a paper that Talaan printed, which is registered once. */
    paper_code: paperCode.nullable().default(null),
  }),
  response: messageOnly.extend({ id: z.number().int(), tracking_no: z.string().nullable() }),
});

export const editDocument = endpoint({
  method: 'PUT',
  path: '/api/dts/documents/{id}',
  summary:
    'Changes a document: its maker until another office has received it, afterwards the records officer with a reason; old and new are kept.',
  access: DTS,
  reach: 'scope',
  params: byId,
  versioned: 'documents.document:{id}',
  body: documentFacts.extend({
    office_id: recordId,
    reason: text(1000),
    /** Files of the document that go. */
    removed_files: z.array(recordId).max(MOST_FILES),
  }),
  response: messageOnly,
});

export const addFiles = endpoint({
  method: 'POST',
  path: '/api/dts/documents/{id}/files',
  summary: `Adds scans to an open document: the office that holds it, in whatever state; a document has at most ${MOST_FILES}.`,
  access: DTS,
  reach: 'scope',
  params: byId,
  body: z.object({ office_id: recordId, attachments: attachments.min(1, 'Add at least one file.') }),
  response: messageOnly,
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/dts/documents/{id}',
  summary: 'Deletes a draft of one’s own; what is registered stays.',
  access: DTS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const readPrintedPaper = endpoint({
  method: 'GET',
  path: '/api/dts/papers/{code}',
  summary:
    'A paper that Talaan printed, as it can be registered: its title, the type that its kind usually has, and its number and state once it is registered.',
  access: DTS,
  params: z.object({ code: paperCode }),
  response: z.object({
    paper: z.object({
      code: z.string(),
      title: z.string(),
      control_number: z.string().nullable(),
      issued_on: z.string(),
      is_withdrawn: z.boolean(),
      /** Whom it is about. */
      person: z.object({ id: z.number().int(), fullname: z.string() }).nullable(),
    }),
    /** By the kind of the paper; null where no type in use fits. */
    type: z.object({ id: z.number().int(), name: z.string(), confidentiality: oneOf(CONFIDENTIALITIES) }).nullable(),
    document: z.object({ id: z.number().int(), tracking_no: z.string().nullable(), state: z.enum(documentFlow.states) }).nullable(),
  }),
});

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/dts/people',
  summary:
    'The five employees nearest to the typed name: who handed in a paper or, with an office, who serves in it or a unit of it and can be named as addressee.',
  access: DTS,
  query: z.object({ term: z.string().trim().max(100), office: recordId.optional() }),
  response: z.object({ people: z.array(foundPerson) }),
});
