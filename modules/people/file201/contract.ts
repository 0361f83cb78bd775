import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { lookup } from '@talaan/kernel/contract/lookup.ts';

const KEEPERS = ['PERSONNELS'] as const;

export const documentKinds = lookup({
  table: 'file201.document_kind',
  title: 'Kinds of 201 documents',
  path: '/api/file201/kinds',
  key: 'document_kinds',
  keepers: KEEPERS,
  extra: {
    is_confidential: z.boolean().meta({ title: 'Confidential', description: 'Only HR sees such documents, not the employee' }),
    expires: z.boolean().meta({ title: 'Expires', description: 'The day until which it is valid is asked for' }),
    is_required: z.boolean().meta({ title: 'Required', description: 'Every 201 file of an appointment in government service holds one' }),
  },
});

export const document = z.object({
  id: z.number().int(),
  kind_id: z.number().int(),
  kind: z.string(),
  is_confidential: z.boolean(),
  title: z.string(),
  number: z.string(),
  issuer: z.string(),
  issued_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  expiry: z.enum(['never', 'valid', 'soon', 'expired']),
  file: z.string(),
  added_by: z.string(),
  added_at: z.string(),
  withdrawn: z.object({ by: z.string().nullable(), at: z.string(), because: z.string() }).nullable(),
});
export type Document = z.output<typeof document>;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/file201',
  summary: 'The 201 file of a person within the caller’s scope, by kind, with withdrawn documents.',
  access: KEEPERS,
  params: byId,
  response: z.object({ documents: z.array(document) }),
});

export const listMyDocuments = endpoint({
  method: 'GET',
  path: '/api/file201/mine',
  summary: 'The caller’s own 201 file, without confidential documents.',
  access: 'staff',
  response: z.object({ documents: z.array(document) }),
});

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
const facts = z.object({
  kind_id: recordId,
  title: text(150).min(1, 'Enter the title.'),
  number: text(60),
  issuer: text(150),
  issued_on: isoDate.nullable(),
  expires_on: isoDate.nullable(),
});

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/personnels/{id}/file201',
  summary: 'Files a document that was uploaded.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: facts.extend({ attachment_path: z.string().min(1, 'Add the PDF.').max(300) }),
  response: messageOnly,
});

const byDocument = byId.extend({ document: recordId });

export const changeDocument = endpoint({
  method: 'PUT',
  path: '/api/personnels/{id}/file201/{document}',
  summary: 'Changes the facts of a document; the file itself does not change.',
  access: KEEPERS,
  reach: 'scope',
  params: byDocument,
  body: facts,
  response: messageOnly,
});

export const withdrawDocument = endpoint({
  method: 'POST',
  path: '/api/personnels/{id}/file201/{document}/withdraw',
  summary: 'Takes a wrong document out of the file, with a reason; it stays on record.',
  access: KEEPERS,
  reach: 'scope',
  params: byDocument,
  body: z.object({ reason: text(300).min(1, 'Enter the reason.') }),
  response: messageOnly,
});

export const fetchDocument = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/file201/{document}/content',
  summary: 'A document of a person within the caller’s scope.',
  access: KEEPERS,
  params: byDocument,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const fetchMyDocument = endpoint({
  method: 'GET',
  path: '/api/file201/mine/{id}/content',
  summary: 'A document of the caller’s own file.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const expiringRow = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  kind: z.string(),
  title: z.string(),
  number: z.string(),
  expires_on: z.string(),
  expiry: z.enum(['soon', 'expired', 'valid']),
});

export const listExpiring = endpoint({
  method: 'GET',
  path: '/api/file201/expiring',
  summary: 'Documents that expire, the soonest first: within 90 days and expired ones unless asked for all.',
  access: KEEPERS,
  query: listQuery(['expires_on', 'fullname', 'kind']).extend({
    kind: z.coerce.number().int().optional(),
    show: z.enum(['soon', 'expired', 'all']).optional(),
  }),
  response: listOf('documents', expiringRow),
});

export const exportExpiring = exportOf(listExpiring, 'documents that expire');

export const missingRow = z.object({
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  /** The names of the required kinds of which the file holds none. */
  missing: z.array(z.string()),
});

export const listMissing = endpoint({
  method: 'GET',
  path: '/api/file201/missing',
  summary: 'People in government service with incomplete 201 files, and what is missing.',
  access: KEEPERS,
  query: listQuery(['fullname', 'office', 'missing']).extend({ kind: z.coerce.number().int().optional(), office: recordId.optional() }),
  response: listOf('personnels', missingRow),
});

export const exportMissing = exportOf(listMissing, 'people with incomplete 201 files');

export const readPapers = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/file201/papers',
  summary: 'What is missing from the 201 file of a person, and what of it expires.',
  access: KEEPERS,
  params: byId,
  response: z.object({
    missing: z.array(z.string()),
    required: z.number().int(),
    expiring: z.array(document.pick({ id: true, title: true, expires_on: true, expiry: true })),
  }),
});

export const countKindUses = endpoint({
  method: 'GET',
  path: '/api/file201/lists/{list}/uses',
  summary: 'How often the kinds of documents are used, and where.',
  access: KEEPERS,
  params: z.object({ list: z.string().max(60) }),
  response: z.object({ uses: z.array(z.object({ id: z.number().int(), count: z.number().int(), where: z.array(z.string()) })) }),
});
