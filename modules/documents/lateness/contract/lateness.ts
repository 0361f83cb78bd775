import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { explanationText } from '@talaan/documents/contract/steps.ts';
import { DELAY_CAUSES, DTS, EXPLANATIONS, oneOf } from '@talaan/documents/contract/words.ts';

const place = z.object({ id: z.number().int(), acronym: z.string(), fullname: z.string() });

export const lateStay = z.object({
  /** Of the hop. */
  id: z.number().int(),
  document_id: z.number().int(),
  tracking_no: z.string(),
  /** Empty where the caller sees the number alone. */
  subject: z.string(),
  office: place,
  from: place.nullable(),
  sent_at: z.string(),
  received_at: z.string().nullable(),
  due_at: z.string(),
  /** Null while it is still there. */
  ended_at: z.string().nullable(),
  /** Office minutes after the due moment, until it ended or now. */
  minutes_late: z.number().int(),
  explanation: oneOf(EXPLANATIONS),
});
export type LateStay = z.output<typeof lateStay>;

export const listLate = endpoint({
  method: 'GET',
  path: '/api/dts/overdue',
  summary:
    'Late routing steps of papers in an acting office, and their explanations; for who tracks all documents, of every office. Those to explain first.',
  access: DTS,
  query: listQuery(['tracking_no', 'due', 'office']).extend({
    ...groupedBy(['office', 'explanation']),
    office: recordId.optional(),
    explanation: oneOf(EXPLANATIONS).optional(),
    /** Was due in the office from a day, until a day. */
    from: isoDate.optional(),
    to: isoDate.optional(),
    /** 1: stays that were received and have ended, as figures count them; 0: papers that are still there. */
    ended: z.coerce.number().int().min(0).max(1).optional(),
    /** Of papers registered from a day, until a day, by an office or a unit of it. */
    registered_from: isoDate.optional(),
    registered_to: isoDate.optional(),
    within: recordId.optional(),
  }),
  response: listOf('stays', lateStay),
});
export const exportLate = exportOf(listLate, 'late papers');

export const readLate = endpoint({
  method: 'GET',
  path: '/api/dts/overdue/{id}',
  summary: 'A late routing step and its explanation, for the office, those who decide on it, and who tracks all documents.',
  access: 'staff',
  params: byId,
  response: z.object({
    stay: lateStay.extend({
      /** Of the request; null while nothing is written. */
      request_id: z.number().int().nullable(),
      cause: oneOf(DELAY_CAUSES).nullable(),
      text: z.string(),
      file: z.object({ name: z.string(), path: z.string() }).nullable(),
      /** The caller may write it, or write it again. */
      may_explain: z.boolean(),
    }),
  }),
});

export const explainLate = endpoint({
  method: 'POST',
  path: '/api/dts/overdue/{id}/explanation',
  summary:
    'Explains a late routing step, once; a returned explanation is written again. The head above the office, or who tracks all documents, accepts or returns it.',
  access: 'staff',
  params: byId,
  body: explanationText.extend({
    /** Uploaded by POST /api/upload. */
    file_path: z.string().min(1).max(200).nullable(),
  }),
  response: messageOnly,
});

export const readLateFile = endpoint({
  method: 'GET',
  path: '/api/dts/overdue/{id}/file',
  summary: 'The file of the explanation of a late routing step.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
