import { z } from 'zod';
import { CLIENT_TYPES } from '@talaan/documents/contract/words.ts';
import { endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { LANGUAGES } from '@talaan/kernel/contract/say.ts';
import { AGES_OF_CLIENTS, FORM_WORDS, SEXES } from '../rules/form-words.ts';
import { oneOf, text } from './words.ts';

/** 0 is N/A; null is left out. */
const rated = (most: number) => z.number().int().min(0, 'Choose one of the answers.').max(most, `Choose 1 to ${most}, or N/A.`).nullable();

const WRONG_FORM = 'Answer the nine statements, or leave them out.';

/** The answer of a client, as the form and a paper give it. */
export const answerFacts = {
  service_id: z.coerce.number({ error: 'Choose the service.' }).int().min(1, 'Choose the service.').max(2_147_483_647),
  language: oneOf(LANGUAGES),
  client_type: oneOf(CLIENT_TYPES).nullable(),
  sex: oneOf(SEXES).nullable(),
  age: oneOf(AGES_OF_CLIENTS).nullable(),
  region: z
    .string()
    .regex(/^\d{10}$/, 'Choose from the list.')
    .nullable(),
  cc1: z.number().int().min(1, 'Choose one of the answers.').max(4, 'Choose 1 to 4.').nullable(),
  cc2: rated(4),
  cc3: rated(3),
  ratings: z.array(rated(5)).length(9, WRONG_FORM),
  comment: text(1000),
};
export const answerBody = z.object(answerFacts);
export type AnswerFacts = z.output<typeof answerBody>;

const choice = z.object({ id: z.number().int(), name: z.string() });
export const region = z.object({ code: z.string(), name: z.string() });

const PATH = '/api/rate/{token}';
const byToken = z.object({ token: z.string().max(60) });

/** Why a form is not there to be filled in. */
export const CLOSED_BECAUSE = FORM_WORDS.en.closed;

export const readRating = endpoint({
  method: 'GET',
  path: PATH,
  summary:
    'The form by which the client of a released paper rates the service, by the code of its link. Too many unknown codes lead to a waiting time.',
  access: 'public',
  params: byToken,
  response: z.object({
    /** Null where there is none to fill in. */
    form: z
      .object({
        intro: z.object({ en: z.string(), fil: z.string() }),
        services: z.array(choice),
        /** The one that the type of the paper is matched to. */
        service_id: recordId.nullable(),
        regions: z.array(region),
      })
      .nullable(),
    closed: oneOf(CLOSED_BECAUSE).nullable(),
  }),
});
export type RatingForm = NonNullable<z.output<(typeof readRating)['response']>['form']>;

export const sendRating = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Takes the answer of a client, once a paper, and keeps it without the person and the paper.',
  access: 'public',
  params: byToken,
  body: answerBody,
  response: messageOnly,
});
