import { z } from 'zod';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { takeSteps } from '@talaan/requests/contract/steps.ts';
import { achievementScale, adjectiveScale, period } from './fields.ts';
import { rateLines, readForm } from './forms.ts';
import { PERFORMANCE_READERS } from './people.ts';

/** So many forms are rated on one page; the others follow once these are rated. */
export const RATED_AT_ONCE = 20;

const formToRate = readForm.response.shape.form
  .pick({ id: true, form: true, seen: true, ratee: true, weights: true, lines: true, comments: true, discussed_on: true, last: true })
  .extend({ office: z.string() });
export type FormToRate = z.output<typeof formToRate>;

export const readFormsToRate = endpoint({
  method: 'GET',
  path: '/api/department/performance/ratings',
  summary: 'The self-rated forms of a period that wait for the rating of the caller, with all their lines.',
  access: PERFORMANCE_READERS,
  query: z.object({ period: recordId.optional() }),
  response: z.object({
    shown: period.nullable(),
    /** How many wait in all. */
    waiting: z.number().int(),
    adjectives: adjectiveScale.nullable(),
    achievement: achievementScale.nullable(),
    forms: z.array(formToRate),
  }),
});
export type FormsToRate = z.output<typeof readFormsToRate.response>;

export const rateForms = endpoint({
  method: 'PUT',
  path: '/api/department/performance/ratings',
  summary:
    'Rates several forms, each alone: one that another rated already stays as they rated it, and is named. A fault in any of them rates none.',
  access: PERFORMANCE_READERS,
  reach: 'scope',
  body: z.object({
    forms: z
      .array(rateLines.body.extend({ id: recordId }))
      .min(1, 'Choose at least one form.')
      .max(RATED_AT_ONCE),
  }),
  response: z.object({ message: z.string(), outcomes: takeSteps.response.shape.outcomes }),
});
