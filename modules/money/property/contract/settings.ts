import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { cost, KEEPERS, named, paperType, READERS } from './fields.ts';

const terms = z.object({ effective_on: z.string(), life_years: z.number().int(), residual_permille: z.number().int() });

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/property/settings',
  summary:
    'What property is kept by: thresholds, accounts with their lives and residuals, fund clusters; and the state of the number series of a year.',
  access: READERS,
  query: z.object({ year: z.coerce.number().int().min(1900).max(2199).optional() }),
  response: z.object({
    thresholds: z.array(
      z.object({
        effective_on: z.string(),
        ppe_from: z.number().int(),
        splv_to: z.number().int(),
        /** It is still to come, so that it may be taken back. */
        is_future: z.boolean(),
      }),
    ),
    accounts: z.array(
      z.object({
        id: z.number().int(),
        code: z.string(),
        name: z.string(),
        kind: z.enum(['PPE', 'SEMI']),
        group_code: z.string(),
        account_code: z.string(),
        /** The latest first. */
        terms: z.array(terms),
      }),
    ),
    funds: z.array(z.object({ code: z.string(), name: z.string() })),
    year: z.number().int(),
    /** Years in which numbers were given, the latest first. */
    years: z.array(z.number().int()),
    series: z.array(z.object({ series: z.string(), last: z.number().int() })),
    voided: z.array(
      z.object({
        id: z.number().int(),
        type: paperType,
        number: z.string(),
        holder: z.string(),
        voided_at: z.string(),
        void_reason: z.string(),
      }),
    ),
  }),
});

const day = isoDate.refine((value) => value >= '1900-01-01', 'Enter a date from 1900 on.');

export const addThreshold = endpoint({
  method: 'POST',
  path: '/api/property/settings/thresholds',
  summary: 'Adds thresholds that hold from a day on; items take their class by them with their next paper.',
  access: KEEPERS,
  reach: 'university',
  body: z.object({ effective_on: day, ppe_from: cost, splv_to: cost }),
  response: messageOnly,
});

export const removeThreshold = endpoint({
  method: 'DELETE',
  path: '/api/property/settings/thresholds/{day}',
  summary: 'Takes back thresholds that are still to come.',
  access: KEEPERS,
  reach: 'university',
  params: z.object({ day: isoDate }),
  response: messageOnly,
});

const life = z.number({ error: 'Enter the years.' }).int().min(2, 'At least 2 years.').max(50, 'At most 50 years.');
const residual = z.number({ error: 'Enter the residual value.' }).min(0).max(500, 'At most 50 percent.').int('At most one decimal.');

export const addAccount = endpoint({
  method: 'POST',
  path: '/api/property/settings/accounts',
  summary: 'Adds an account of the Revised Chart of Accounts with its first terms.',
  access: KEEPERS,
  reach: 'university',
  body: z.object({
    code: z.string().regex(/^\d{8}$/, 'An account has 8 digits, such as 10605030.'),
    name: named(150, 'Enter the name of the account.'),
    kind: z.enum(['PPE', 'SEMI']),
    group_code: z.string().regex(/^\d{2}$/, 'Two digits, such as 05.'),
    account_code: z.string().regex(/^\d{2}$/, 'Two digits, such as 03.'),
    life_years: life,
    residual_permille: residual,
  }),
  response: messageOnly,
});

export const addTerms = endpoint({
  method: 'POST',
  path: '/api/property/settings/accounts/{id}/terms',
  summary: 'Adds the life and residual value of an account from a day on; items that are there keep theirs.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  body: z.object({ effective_on: day, life_years: life, residual_permille: residual }),
  response: messageOnly,
});

export const addFund = endpoint({
  method: 'POST',
  path: '/api/property/settings/funds',
  summary: 'Adds a fund cluster.',
  access: KEEPERS,
  reach: 'university',
  body: z.object({ code: z.string().regex(/^\d\d$/, 'Two digits, such as 08.'), name: named(150, 'Enter the name of the fund cluster.') }),
  response: messageOnly,
});
