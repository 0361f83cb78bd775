import { z } from 'zod';
import { endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { centavos, figure, month, PREPARERS } from '@talaan/payroll/contract/fields.ts';

export const BONUSES = {
  MIDYEAR: 'Mid-year bonus',
  YEAREND: 'Year-end bonus and cash gift',
  PEI: 'Productivity enhancement incentive',
  SRI: 'Service recognition incentive',
  CLOTHING: 'Clothing allowance',
  MEDICAL: 'Medical allowance',
  LOYALTY: 'Loyalty award',
} as const;
export type Bonus = keyof typeof BONUSES;
export const bonus = z.enum(Object.keys(BONUSES) as [Bonus, ...Bonus[]]);

/** What a run of the kind BONUS asks beside: which bonus, of which year. */
export const bonusTerms = z.object({ bonus, year: figure });

const chosen = {
  bonus,
  month,
  campus_id: recordId.nullable(),
  fund_code: z
    .string()
    .regex(/^\d\d$/, 'Choose a fund cluster.')
    .nullable(),
};

const person = z.object({
  personnel_id: figure,
  idno: z.string(),
  fullname: z.string(),
  office: z.string().nullable(),
  /** Centavos; 0 where there is nothing. */
  amount: centavos,
  why_not: z.string().nullable(),
  /** Who has it already: by which run. */
  paid_by: z.object({ run_id: figure, title: z.string() }).nullable(),
});
export type PreviewedPerson = z.output<typeof person>;

export const previewBonus = endpoint({
  method: 'GET',
  path: '/api/payroll/bonuses/preview',
  summary: 'Who would get a bonus paid in a month, and who not and why, before its run is opened.',
  access: PREPARERS,
  reach: 'scope',
  query: z.object({
    bonus,
    month,
    campus_id: recordId.optional(),
    fund_code: z
      .string()
      .regex(/^\d\d$/)
      .optional(),
    q: z.string().trim().max(100).optional(),
  }),
  response: z.object({
    granted: figure,
    refused: figure,
    total: centavos,
    /** Those refused first, then by name; at most 200 that match. */
    people: z.array(person),
    matching: figure,
  }),
});

export const openBonus = endpoint({
  method: 'POST',
  path: '/api/payroll/bonuses',
  summary: 'Opens a run that pays a bonus in a month over a campus, a fund cluster or all, as a draft.',
  access: PREPARERS,
  reach: 'scope',
  body: z.object(chosen),
  response: messageOnly.extend({ id: figure }),
});
