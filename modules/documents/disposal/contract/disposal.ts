import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { DTS, oneOf, reasonText, text } from '@talaan/documents/contract/words.ts';
import { DISPOSAL_MANNERS, DISPOSAL_STATES, KEPT_BACK, LEFT_OUT } from './words.ts';

const MOST_WITNESSES = 10;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DISPOSAL = { access: DTS, reach: 'university' } as const;

const count = z.number().int();
const year = z.coerce.number().int().min(1900).max(2200);
const place = z.object({ id: z.number().int(), acronym: z.string(), fullname: z.string() });
/** By what papers whose retention has passed are narrowed, in the list and in a request. */
const narrowing = { type: recordId.optional(), origin: recordId.optional(), closed_until: year.optional() };

export const duePaper = z.object({
  id: z.number().int(),
  tracking_no: z.string(),
  /** Empty where the caller sees number and state alone. */
  subject: z.string(),
  type: z.string(),
  schedule_item: z.string(),
  origin: place,
  closed_on: z.string(),
  retention_years: z.number().int(),
  /** The last day on which it had to be kept. */
  kept_until: z.string(),
  /** Why it is kept all the same; null where it may be disposed of. */
  kept_back: oneOf(KEPT_BACK).nullable(),
});
export type DuePaper = z.output<typeof duePaper>;

export const listDue = endpoint({
  ...DISPOSAL,
  method: 'GET',
  path: '/api/dts/disposals/due',
  summary:
    'Papers of the university whose retention has passed and that no request for disposal has, the longest first; those under legal hold or linked to an open paper only where asked for.',
  query: listQuery(['tracking_no', 'type', 'origin', 'closed', 'kept_until']).extend({
    ...groupedBy(['type', 'origin']),
    ...narrowing,
    kept_back: oneOf(KEPT_BACK).optional(),
  }),
  response: listOf('papers', duePaper),
});
export const exportDue = exportOf(listDue, 'papers due for disposal');

export const disposalRow = z.object({
  id: z.number().int(),
  /** `2026-01`: year and place in it. */
  number: z.string(),
  state: oneOf(DISPOSAL_STATES),
  office: place,
  manner: oneOf(DISPOSAL_MANNERS),
  /** Papers that are not left out. */
  papers: count,
  requested_at: z.string(),
  requested_by: z.string(),
  authority_no: z.string().nullable(),
  authority_date: z.string().nullable(),
  disposed_on: z.string().nullable(),
});
export type DisposalRow = z.output<typeof disposalRow>;

export const listDisposals = endpoint({
  ...DISPOSAL,
  method: 'GET',
  path: '/api/dts/disposals',
  summary: 'Requests for authority to dispose of records, the newest first.',
  query: listQuery(['number', 'requested', 'disposed', 'papers']).extend({ state: oneOf(DISPOSAL_STATES).optional() }),
  response: listOf('disposals', disposalRow),
});
export const exportDisposals = exportOf(listDisposals, 'requests for disposal');

export const requestDisposal = endpoint({
  ...DISPOSAL,
  method: 'POST',
  path: '/api/dts/disposals',
  summary: 'Asks for authority to dispose of all papers whose retention has passed, or of those of a type, an office or up to a year.',
  body: z.object({
    /** The acting office, whose letterhead the request has. */
    office_id: recordId,
    type: recordId.nullable(),
    origin: recordId.nullable(),
    closed_until: z.number().int().min(1900).max(2200).nullable(),
    manner: oneOf(DISPOSAL_MANNERS, 'Choose how the records are to be disposed of.'),
    note: text(1000),
  }),
  response: messageOnly.extend({ id: z.number().int() }),
});

const file = z.object({ name: z.string(), path: z.string() });

export const disposalLine = z.object({
  type: z.string(),
  code: z.string(),
  from_day: z.string(),
  until_day: z.string(),
  retention_years: z.number().int(),
  schedule_item: z.string(),
  papers: count,
});
export type DisposalLine = z.output<typeof disposalLine>;

export const readDisposal = endpoint({
  ...DISPOSAL,
  method: 'GET',
  path: '/api/dts/disposals/{id}',
  summary: 'A request for disposal: its records by type, its authority, and how it was carried out.',
  params: byId,
  response: z.object({
    disposal: disposalRow.extend({
      note: z.string(),
      /** The records series, as NAP Form No. 3 lists them. */
      lines: z.array(disposalLine),
      left_out: count,
      authority_file: file.nullable(),
      authorized_by: z.string().nullable(),
      witnesses: z.array(z.string()),
      certificate: file.nullable(),
      disposed_by: z.string().nullable(),
      /** Why it was withdrawn. */
      reason: z.string(),
    }),
  }),
});

export const disposalPaper = z.object({
  id: z.number().int(),
  tracking_no: z.string(),
  subject: z.string(),
  type: z.string(),
  closed_on: z.string().nullable(),
  disposed_on: z.string().nullable(),
  left_out: oneOf(LEFT_OUT).nullable(),
});
export type DisposalPaper = z.output<typeof disposalPaper>;

export const listDisposalPapers = endpoint({
  ...DISPOSAL,
  method: 'GET',
  path: '/api/dts/disposals/{id}/papers',
  summary: 'The papers of a request for disposal, and why some were left out.',
  params: byId,
  query: listQuery(['tracking_no', 'type']).extend({
    /** 1: those that were left out alone, 0: the others. */
    left_out: z.coerce.number().int().min(0).max(1).optional(),
  }),
  response: listOf('papers', disposalPaper),
});
export const exportDisposalPapers = exportOf(listDisposalPapers, 'papers of a request for disposal');

export const recordAuthority = endpoint({
  ...DISPOSAL,
  method: 'POST',
  path: '/api/dts/disposals/{id}/authority',
  summary: 'Records the authority of the National Archives to dispose of the records of a request: its number, date and file.',
  params: byId,
  body: z.object({
    authority_no: text(60).min(1, 'Enter the number of the authority.'),
    authority_date: isoDate,
    /** Uploaded by POST /api/upload. */
    file_path: z.string({ error: 'Attach the authority.' }).min(1, 'Attach the authority.').max(200),
  }),
  response: messageOnly,
});

export const disposeOfPapers = endpoint({
  ...DISPOSAL,
  method: 'POST',
  path: '/api/dts/disposals/{id}/disposal',
  summary:
    'Records that the papers of an authorized request were disposed of: their files are deleted, their rows stay. Papers that are open again, under legal hold or linked to an open paper are left out.',
  params: byId,
  body: z.object({
    disposed_on: isoDate,
    witnesses: z
      .array(text(150).min(1, 'Enter the name of the witness.'))
      .min(1, 'Enter at least one witness.')
      .max(MOST_WITNESSES, `At most ${MOST_WITNESSES} witnesses.`),
    /** The certificate of disposal, uploaded by POST /api/upload. */
    certificate_path: z.string({ error: 'Attach the certificate of disposal.' }).min(1, 'Attach the certificate of disposal.').max(200),
  }),
  response: messageOnly,
});

export const withdrawDisposal = endpoint({
  ...DISPOSAL,
  method: 'POST',
  path: '/api/dts/disposals/{id}/withdrawal',
  summary:
    'Withdraws a request for disposal that was not carried out, for instance because it was not authorized: its papers are free again.',
  params: byId,
  body: z.object({ reason: reasonText }),
  response: messageOnly,
});

export const printDisposal = endpoint({
  ...DISPOSAL,
  method: 'GET',
  path: '/api/dts/disposals/{id}/form',
  summary: 'The request for authority to dispose of records, as NAP Form No. 3 has it: a PDF for signature or a workbook.',
  params: byId,
  query: z.object({ format: z.enum(['pdf', 'xlsx']).default('pdf') }),
  response: fileAnswer,
  download: ['application/pdf', XLSX],
});

export const readDisposalFile = endpoint({
  ...DISPOSAL,
  method: 'GET',
  path: '/api/dts/disposals/{id}/files/{which}',
  summary: 'The authority or the certificate of a disposal.',
  params: byId.extend({ which: z.enum(['authority', 'certificate']) }),
  response: fileAnswer,
  download: ['application/pdf'],
});
