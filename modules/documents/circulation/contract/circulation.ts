import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { MOST_AT_ONCE, stepResult } from '@talaan/documents/contract/steps.ts';
import { DTS, oneOf, reasonText } from '@talaan/documents/contract/words.ts';

/** How far an office is with a circulated paper. */
export const ACKNOWLEDGEMENTS = { open: 'To acknowledge', late: 'Late', done: 'Acknowledged' } as const;

const place = z.object({ id: z.number().int(), acronym: z.string(), fullname: z.string() });

/** When an office acknowledged a paper, and until when it was asked to. */
const answer = {
  sent_at: z.string(),
  due_on: z.string(),
  acknowledged_at: z.string().nullable(),
  acknowledged_by: z.string().nullable(),
  is_late: z.boolean(),
};

/** A paper that was circulated to the acting office; `id` is that of the document. */
export const circulatedPaper = z.object({
  id: z.number().int(),
  tracking_no: z.string(),
  subject: z.string(),
  type: z.string(),
  from: place,
  note: z.string(),
  ...answer,
});
export type CirculatedPaper = z.output<typeof circulatedPaper>;

export const listCirculated = endpoint({
  method: 'GET',
  path: '/api/dts/circulated',
  summary: 'The papers that were circulated to an acting office for information, those to acknowledge first.',
  access: DTS,
  query: listQuery(['tracking_no', 'subject', 'from', 'sent', 'due']).extend({
    ...groupedBy(['from', 'type']),
    /** The acting office; by default the caller's own. */
    office: recordId.optional(),
    acknowledgement: oneOf(ACKNOWLEDGEMENTS).optional(),
  }),
  response: listOf('papers', circulatedPaper),
});

export const exportCirculated = exportOf(listCirculated, 'circulated papers');

export const acknowledgePapers = endpoint({
  method: 'POST',
  path: '/api/dts/acknowledgements',
  summary: 'Acknowledges circulated papers for an acting office, once for each; a second time shows who did.',
  access: DTS,
  reach: 'scope',
  body: z.object({
    office_id: recordId,
    /** Documents. */
    ids: z
      .array(recordId)
      .min(1, 'Choose at least one paper.')
      .max(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} papers.`)
      .transform((ids) => [...new Set(ids)]),
  }),
  response: messageOnly.extend({ results: z.array(stepResult) }),
});

/** An office to which a paper was circulated; `id` is that of the office. */
export const circulatedOffice = z.object({
  id: z.number().int(),
  acronym: z.string(),
  fullname: z.string(),
  campus: z.string(),
  ...answer,
});
export type CirculatedOffice = z.output<typeof circulatedOffice>;

export const listAcknowledgements = endpoint({
  method: 'GET',
  path: '/api/dts/documents/{id}/acknowledgements',
  summary: 'The offices to which a document was circulated, and who of them acknowledged it; for those who see the document whole.',
  access: DTS,
  params: byId,
  query: listQuery(['office', 'due', 'acknowledged']).extend({
    ...groupedBy(['campus']),
    acting: recordId.optional(),
    acknowledgement: oneOf(ACKNOWLEDGEMENTS).optional(),
  }),
  response: listOf('offices', circulatedOffice),
});

export const exportAcknowledgements = exportOf(listAcknowledgements, 'acknowledgements');

export const remindOffices = endpoint({
  method: 'POST',
  path: '/api/dts/documents/{id}/remind',
  summary: 'Reminds the offices that have not acknowledged a document, once a day: for the office that circulated it or holds it.',
  access: DTS,
  reach: 'scope',
  params: byId,
  body: z.object({ office_id: recordId }),
  response: messageOnly,
});

/** So many rows a list selects at once. */
const MOST_OFFICES = 500;

/** What became of one of the offices; `id` is that of the office. */
export const withdrawal = z.object({
  id: z.number().int(),
  acronym: z.string(),
  /** 'already': it was withdrawn from the office before; 'refused': `message` says why. */
  outcome: z.enum(['done', 'already', 'refused']),
  message: z.string(),
});
export type Withdrawal = z.output<typeof withdrawal>;

export const withdrawFromOffices = endpoint({
  method: 'POST',
  path: '/api/dts/documents/{id}/withdraw',
  summary:
    'Withdraws a circulated document from offices that have not acknowledged it, with a reason: for the office that circulated it or holds it. A single office from which it cannot be withdrawn is refused.',
  access: DTS,
  reach: 'scope',
  params: byId,
  body: z.object({
    /** The acting office. */
    office_id: recordId,
    from: z
      .array(recordId)
      .min(1, 'Choose at least one office.')
      .max(MOST_OFFICES, `Choose at most ${MOST_OFFICES} offices.`)
      .transform((ids) => [...new Set(ids)]),
    reason: reasonText,
  }),
  response: messageOnly.extend({ results: z.array(withdrawal) }),
});
