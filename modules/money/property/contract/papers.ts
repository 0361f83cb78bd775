import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { jobRun } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import {
  filePath,
  fundCode,
  itemIds,
  KEEPERS,
  lineState,
  named,
  paperState,
  paperType,
  pastDate,
  propertyClass,
  READERS,
  reason,
  serial,
  text,
} from './fields.ts';

export const paperRow = z.object({
  id: z.number().int(),
  type: paperType,
  class: propertyClass.nullable(),
  number: z.string(),
  dated_on: z.string(),
  personnel_id: z.number().int(),
  holder: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  office_name: z.string(),
  fund_code: z.string(),
  state: paperState,
  items: z.number().int(),
  /** How many of its lines are disputed. */
  disputed: z.number().int(),
  /** Of the items that are still on it, in centavos. */
  amount: z.number().int(),
  issued_at: z.string(),
  acknowledged_at: z.string().nullable(),
  /** Of a receipt in force: the day from which it is to be renewed. */
  renewal_on: z.string().nullable(),
  /** When its holder was reminded of it last. */
  reminded_at: z.string().nullable(),
  has_signed_copy: z.boolean(),
});
export type PaperRow = z.output<typeof paperRow>;

export const listPapers = endpoint({
  method: 'GET',
  path: '/api/property/papers',
  summary: 'Receipts and slips within the caller’s scope, the latest first.',
  access: READERS,
  query: listQuery(['number', 'dated_on', 'holder', 'office', 'state']).extend({
    type: severalOf(paperType),
    class: severalOf(propertyClass),
    state: severalOf(paperState),
    holder: idList,
    office: recordId.optional(),
    fund: fundCode.optional(),
    year: z.coerce.number().int().min(1900).max(2199).optional(),
    /** Those with a line that its holder disputes. */
    disputed: z.coerce.number().int().min(0).max(1).optional(),
    /** Those that wait for their holder since so many days. */
    waiting: z.coerce.number().int().min(0).max(366).optional(),
    /** Receipts whose three years are over, or will be within so many days. */
    renewal: z.coerce.number().int().min(0).max(366).optional(),
    ...groupedBy(['state', 'type', 'office', 'holder', 'fund']),
  }),
  response: listOf('papers', paperRow),
});

export const exportPapers = exportOf(listPapers, 'papers of property');

export const paperRecord = paperRow.extend({
  user: z.string().nullable(),
  issued_by: z.string().nullable(),
  acknowledged_by: z.string().nullable(),
  replaces: z.object({ id: z.number().int(), type: paperType, number: z.string() }).nullable(),
  replaced_by: z.array(z.object({ id: z.number().int(), type: paperType, number: z.string() })),
  voided_at: z.string().nullable(),
  void_reason: z.string().nullable(),
  /** For its verification; null for a paper of earlier times. */
  code: z.string().nullable(),
  /** The working day until which it is to be acknowledged; null once it is. */
  acknowledge_by: z.string().nullable(),
  lines: z.array(
    z.object({
      item_id: z.number().int(),
      no: z.number().int(),
      property_no: z.string(),
      article: z.string(),
      description: z.string(),
      serial: z.string(),
      amount: z.number().int(),
      state: lineState,
      note: z.string(),
      has_photo: z.boolean(),
      ended_on: z.string().nullable(),
    }),
  ),
  /** Whether the caller is its holder and may acknowledge it now. */
  is_acknowledgeable: z.boolean(),
});
export type PaperRecord = z.output<typeof paperRecord>;

export const readPaper = endpoint({
  method: 'GET',
  path: '/api/property/papers/{id}',
  summary: 'One paper with its lines: for who keeps or reads property, and for its holder.',
  access: 'staff',
  params: byId,
  versioned: 'property.paper:{id}',
  response: z.object({ paper: paperRecord, version: recordVersion }),
});

export const printPaper = endpoint({
  method: 'GET',
  path: '/api/property/papers/{id}/print',
  summary: 'The receipt (GAM Appendix 71) or slip (Annex A.3) as it was issued, with its code, as a PDF.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const findPropertyPeople = endpoint({
  method: 'GET',
  path: '/api/property/people',
  summary: 'The five people nearest to the typed name or number, each with why they cannot be accountable today, if so.',
  access: KEEPERS,
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({
    personnel: z.array(foundPerson.extend({ hindrance: z.string().nullable() })),
  }),
});

const issueOrder = z.object({
  item_ids: itemIds,
  personnel_id: recordId,
  /** Who uses the items under the accountable person, such as a job order. */
  user_id: recordId.nullable().default(null),
  dated_on: pastDate,
});

export const previewIssue = endpoint({
  method: 'POST',
  path: '/api/property/papers/preview',
  summary: 'The papers that issuing these items would make, by class and fund, with the reason of each class. Writes nothing.',
  access: KEEPERS,
  reach: 'scope',
  body: issueOrder,
  response: z.object({
    papers: z.array(
      z.object({
        type: z.enum(['PAR', 'ICS']),
        class: propertyClass,
        fund_code: z.string(),
        amount: z.number().int(),
        items: z.array(
          z.object({ id: z.number().int(), property_no: z.string(), article: z.string(), unit_cost: z.number().int(), reason: z.string() }),
        ),
      }),
    ),
  }),
});

const issued = messageOnly.extend({
  papers: z.array(z.object({ id: z.number().int(), type: z.enum(['PAR', 'ICS']), number: z.string() })),
});

export const issueItems = endpoint({
  method: 'POST',
  path: '/api/property/papers',
  summary: 'Issues items in stock to a person, on one paper for each class and fund.',
  access: KEEPERS,
  reach: 'scope',
  body: issueOrder,
  response: issued,
});

export const withdrawItems = endpoint({
  method: 'POST',
  path: '/api/property/papers/withdrawals',
  summary: 'Takes items back into stock that were not acknowledged.',
  access: KEEPERS,
  reach: 'scope',
  body: z.object({ item_ids: itemIds, reason }),
  response: messageOnly,
});

export const voidPaper = endpoint({
  method: 'POST',
  path: '/api/property/papers/{id}/void',
  summary: 'Voids a wrong paper, whose number stays with the reason; its items go into stock, or onto new papers at once.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  versioned: 'property.paper:{id}',
  body: z.object({
    reason,
    /** To whom its items are issued anew, and as of when. */
    again: issueOrder.omit({ item_ids: true }).nullable(),
  }),
  response: issued,
});

export const answerDispute = endpoint({
  method: 'POST',
  path: '/api/property/papers/{id}/disputes/{item}/answer',
  summary: 'Answers a disputed line: the item is corrected onto a paper of its own, or taken back into stock.',
  access: KEEPERS,
  reach: 'scope',
  params: byId.extend({ item: recordId }),
  body: z.object({
    reason,
    /** What is said of the item on its new paper; null takes it back into stock. */
    corrected: z
      .object({
        article: named(100, 'Name the article.'),
        description: text(500),
        brand: text(100),
        model: text(100),
        serial,
        dated_on: pastDate,
      })
      .nullable(),
  }),
  response: issued,
});

export const remindHolders = endpoint({
  method: 'POST',
  path: '/api/property/papers/reminders',
  summary: 'Reminds the holders of papers that wait for them; those that were reminded today are left out.',
  access: KEEPERS,
  reach: 'scope',
  body: z.object({ ids: z.array(recordId).min(1, 'Choose at least one paper.').max(1000) }),
  response: messageOnly,
});

export const renewPapers = endpoint({
  method: 'POST',
  path: '/api/property/renewals',
  summary: 'Starts a job that renews acknowledged receipts that are due: each becomes a new one of this day, to be acknowledged.',
  access: KEEPERS,
  reach: 'scope',
  body: z.object({ ids: z.array(recordId).min(1, 'Choose at least one receipt.').max(1000) }),
  response: z.object({ job: jobRun }),
});

export const keepSignedCopy = endpoint({
  method: 'PUT',
  path: '/api/property/papers/{id}/signed',
  summary: 'Keeps the signed copy (PDF) of a paper; one that still waits is acknowledged by it.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ path: filePath }),
  response: messageOnly,
});

export const readSignedCopy = endpoint({
  method: 'GET',
  path: '/api/property/papers/{id}/signed',
  summary: 'The signed copy of a paper: for who keeps or reads property, and for its holder.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const readDisputePhoto = endpoint({
  method: 'GET',
  path: '/api/property/papers/{id}/disputes/{item}/photo',
  summary: 'The photo with which a line of a paper was disputed: for who keeps or reads property, and for its holder.',
  access: 'staff',
  params: byId.extend({ item: recordId }),
  response: fileAnswer,
  download: ['image/jpeg', 'image/png'],
});
