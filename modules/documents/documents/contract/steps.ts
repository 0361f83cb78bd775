import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { asNumber } from '../rules/read-scan.ts';
import { CIRCLES, DELAY_CAUSES, DTS, HOLD_CAUSES, INSTRUCTIONS, oneOf, reasonText, RELEASE_MODES, text } from './words.ts';

/** Documents that one call takes. */
export const MOST_AT_ONCE = 200;
const MOST_OFFICES = 100;

const many = {
  /** The acting office. */
  office_id: recordId,
  ids: z
    .array(recordId)
    .min(1, 'Choose at least one document.')
    .max(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} documents.`)
    .transform((ids) => [...new Set(ids)]),
};
const remark = { reason: text(1000) };
const because = { reason: reasonText };

/** Why a stay is late, as it is explained with a forward or alone. */
export const explanationText = z.object({
  cause: oneOf(DELAY_CAUSES, 'Choose the cause.'),
  text: text(1000).min(10, 'Explain in at least 10 characters.'),
});

const extension = {
  days: z.number({ error: 'Enter working days.' }).int().min(1, 'At least one working day.').max(20),
  /** The letter to the client, uploaded by POST /api/upload; needed where one of the papers comes from outside (RA 11032 Sec. 9b). */
  letter_path: z.string().min(1).max(200).nullable(),
};

/** What is done with documents, with what each act needs. */
export const stepBody = z.discriminatedUnion('action', [
  z.object({ action: z.literal('register'), ...many }),
  z.object({
    action: z.literal('forward'),
    ...many,
    /** The first gets the document, each other one a copy (…-1, …-2). */
    to: z
      .array(recordId)
      .min(1, 'Choose the office.')
      .max(MOST_OFFICES, `Choose at most ${MOST_OFFICES} offices.`)
      .transform((ids) => [...new Set(ids)]),
    /** For whose attention in the office, where it goes to one. */
    to_person_id: recordId.nullable().default(null),
    instruction: oneOf(INSTRUCTIONS, 'Choose an instruction.'),
    note: text(1000),
    /** Why those that are late in the office are; needed where one is not explained yet (A5). */
    explanation: explanationText.nullable().default(null),
  }),
  z
    .object({
      action: z.literal('circulate'),
      ...many,
      circle: oneOf(CIRCLES, 'Choose the recipient.'),
      /** Of `chosen`. */
      to: z
        .array(recordId)
        .max(MOST_OFFICES, `Choose at most ${MOST_OFFICES} offices.`)
        .transform((ids) => [...new Set(ids)]),
      /** Of `campus`. */
      campus_id: recordId.nullable(),
      note: text(1000),
      /** Until when it is to be acknowledged. */
      due_on: isoDate,
    })
    .refine(({ circle, to }) => circle !== 'chosen' || to.length > 0, { path: ['to'], error: 'Choose the offices.' })
    .refine(({ circle, campus_id: campus }) => circle !== 'campus' || campus !== null, {
      path: ['campus_id'],
      error: 'Choose the campus.',
    }),
  z.object({ action: z.literal('cancel_forward'), ...many, ...remark }),
  z.object({ action: z.literal('receive'), ...many }),
  z.object({ action: z.literal('refuse'), ...many, ...because }),
  z
    .object({ action: z.literal('hold'), ...many, ...remark, cause: oneOf(HOLD_CAUSES, 'Choose the cause.') })
    .refine(({ cause, reason }) => cause !== 'other' || reason !== '', { path: ['reason'], error: 'Enter a reason.' }),
  z.object({ action: z.literal('resume'), ...many, ...remark }),
  z.object({ action: z.literal('report_lost'), ...many, ...because }),
  z.object({ action: z.literal('found'), ...many, ...remark }),
  z.object({
    action: z.literal('replace'),
    ...many,
    reason: text(800).min(1, 'Enter from what the copy was made.'),
    certified_by: text(150).min(1, 'Enter who certified the copy.'),
    /** A scan of the copy, uploaded by POST /api/upload. */
    copy_path: z.string().min(1).max(200).nullable(),
  }),
  z.object({ action: z.literal('return'), ...many, ...because, to: z.enum(['previous', 'origin']) }),
  z.object({ action: z.literal('sign'), ...many, ...remark }),
  z.object({ action: z.literal('approve'), ...many, ...remark }),
  z.object({ action: z.literal('ready'), ...many, ...remark }),
  z.object({ action: z.literal('number'), ...many, ...remark }),
  z
    .object({
      action: z.literal('claim'),
      ...many,
      claimant: text(150).min(1, 'Enter who claims it.'),
      /** The name under the signature in the book of releases. */
      signed_by: text(150),
      /** The paper of who claims (identification, authority), uploaded by POST /api/upload; needed without a signature. */
      paper_path: z.string().min(1).max(200).nullable().default(null),
      claimed_on: isoDate,
    })
    .refine(({ signed_by: signed, paper_path: paper }) => signed !== '' || paper !== null, {
      path: ['signed_by'],
      error: 'Enter who signed for it, or attach the paper of who claims.',
    }),
  z
    .object({ action: z.literal('release'), ...many, ...remark, mode: oneOf(RELEASE_MODES), courier: text(150), tracking: text(100) })
    .refine(({ mode, tracking }) => mode !== 'courier' || tracking !== '', {
      path: ['tracking'],
      error: 'Enter the tracking number of the courier.',
    }),
  z.object({ action: z.literal('reject'), ...many, ...because }),
  z.object({
    action: z.literal('close_duplicate'),
    ...many,
    ...because,
    /** The tracking number of the document that goes on. */
    duplicate_of: z.string().trim().min(1, 'Enter the number of the other document.').max(200).transform(asNumber),
  }),
  z.object({ action: z.literal('reopen'), ...many, ...because }),
  z.object({ action: z.literal('archive'), ...many, ...remark }),
  z.object({ action: z.literal('legal_hold'), ...many, ...because }),
  z.object({ action: z.literal('lift_hold'), ...many, ...because }),
  z.object({ action: z.literal('extend'), ...many, ...because, ...extension }),
  z.object({ action: z.literal('ask_extension'), ...many, ...because, ...extension }),
]);
export type StepBody = z.output<typeof stepBody>;
export type StepOf<A extends StepBody['action']> = Extract<StepBody, { action: A }>;

/** What became of one of the documents. */
export const stepResult = z.object({
  /** Null for a scanned number that no document has. */
  id: z.number().int().nullable(),
  tracking_no: z.string(),
  /**
   * 'acknowledged': a scanned paper was circulated to the office; 'already': the same office received or acknowledged it before, and nothing
   * changed; 'refused': `message` says why.
   */
  outcome: z.enum(['done', 'acknowledged', 'already', 'refused']),
  message: z.string(),
  /** Its outgoing number, where it has one once it is numbered, released or claimed. */
  outgoing_no: z.string().optional(),
});
export type StepResult = z.output<typeof stepResult>;

const told = messageOnly.extend({ results: z.array(stepResult) });

export const takeSteps = endpoint({
  method: 'POST',
  path: '/api/dts/steps',
  summary:
    'Does something with one or several documents for an acting office, in one transaction: each is done, or answered why not. A single one that cannot be done is refused.',
  access: DTS,
  reach: 'scope',
  body: stepBody,
  response: told,
});

export const receiveScanned = endpoint({
  method: 'POST',
  path: '/api/dts/receipts',
  summary:
    'Receives documents by the tracking numbers of their slips, and acknowledges those that were circulated to the office; scanned again by the same office, a slip shows the first receipt and changes nothing.',
  access: DTS,
  reach: 'scope',
  body: z.object({
    office_id: recordId,
    tracking_numbers: z
      .array(z.string().trim().min(1).max(200))
      .min(1, 'Scan at least one slip.')
      .max(MOST_AT_ONCE, `Send at most ${MOST_AT_ONCE} at once.`)
      .transform((numbers) => [...new Set(numbers)]),
  }),
  response: told,
});
