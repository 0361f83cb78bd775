import { z } from 'zod';
import { CLIENT_TYPES } from '@talaan/documents/contract/words.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { oneOf, READERS } from './words.ts';

const PATH = '/api/feedback/satisfaction';

/** Which answers: of these days, of an office with its units, of a service, of external or internal ones. */
const asked = {
  from: isoDate,
  to: isoDate,
  office: recordId.optional(),
  service: recordId.optional(),
  external: z.coerce.number().int().min(0).max(1).optional(),
};

const score = z.object({
  answers: z.number().int(),
  satisfied: z.number().int(),
  not_applicable: z.number().int(),
  left_out: z.number().int(),
  permille: z.number().int().nullable(),
});

export const satisfaction = z.object({
  answers: z.number().int(),
  transactions: z.number().int(),
  least_sample: z.number().int(),
  /** By type of client; null is not known. */
  client_types: z.array(
    z.object({ client_type: oneOf(CLIENT_TYPES).nullable(), answers: z.number().int(), transactions: z.number().int() }),
  ),
  /** How many answers the scores are of: those in whole parts of at least five. What follows is empty without any. */
  scored: z.number().int(),
  /** SQD0 to SQD8. */
  dimensions: z.array(score),
  /** Of SQD1 to SQD8 together. */
  overall: score.nullable(),
  charter: z
    .object({
      cc1: z.record(z.string(), z.number().int()),
      cc2: z.record(z.string(), z.number().int()),
      cc3: z.record(z.string(), z.number().int()),
    })
    .nullable(),
  comments: z.array(
    z.object({
      id: z.string(),
      /** The month, the quarter or the year that is shown of it, and the service. */
      from_day: z.string(),
      to_day: z.string(),
      service: z.string().nullable(),
      text: z.string(),
    }),
  ),
});
export type SatisfactionAnswer = z.output<typeof satisfaction>;

export const readSatisfaction = endpoint({
  method: 'GET',
  path: PATH,
  summary:
    'What clients answered, within the caller’s scope: how many by type of client; scores by dimension, overall, Citizen’s Charter, comments from whole parts of at least five answers.',
  access: READERS,
  query: z.object(asked),
  response: z.object({ satisfaction, services: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
});

export const serviceScore = z.object({
  id: z.number().int(),
  name: z.string(),
  is_external: z.boolean(),
  office: z.string().nullable(),
  transactions: z.number().int(),
  answers: z.number().int(),
  /** Tenths of a percent; null where no part of at least five answers tells of it. */
  overall: z.number().int().nullable(),
  satisfied: z.number().int().nullable(),
  word: z.string().nullable(),
});
export type ServiceScore = z.output<typeof serviceScore>;

export const listServiceScores = endpoint({
  method: 'GET',
  path: `${PATH}/services`,
  summary: 'Transactions, answers and scores of each service, within the caller’s scope.',
  access: READERS,
  query: listQuery(['name', 'transactions', 'answers']).extend(asked),
  response: listOf('services', serviceScore),
});

export const exportServiceScores = exportOf(listServiceScores, 'scores of services');

export const printSatisfaction = endpoint({
  method: 'GET',
  path: `${PATH}/report`,
  summary: 'The yearly report of client satisfaction of the whole university, by Annex B of ARTA MC 2022-05.',
  access: READERS,
  reach: 'university',
  query: z.object({ year: z.coerce.number().int().min(2000).max(2200) }),
  response: fileAnswer,
  download: ['application/pdf'],
});
