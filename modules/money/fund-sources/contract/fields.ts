import { z } from 'zod';
import { recordId } from '@talaan/kernel/contract/endpoint.ts';
import { ACCOUNT_CODE } from '../rules/accounts.ts';
import { FUND_STATES, type FundState } from '../rules/how-full.ts';

/** Who keeps fund sources, and reads what they pay. */
export const KEEPERS = ['PAYROLLBUDGET'] as const;
/** Who chooses one for a casual or a contract: HR, those who appoint, those who draft contracts. */
export const CHOOSERS = ['PAYROLLBUDGET', 'PERSONNELS', 'RAI', 'JO'] as const;

export const CHARGE_KINDS = {
  APPOINTMENT: 'Casual',
  PREPARED: 'Appointment prepared',
  CONTRACT: 'Contract',
} as const;
export const POSTING_CAUSES = {
  OBLIGATE: 'Obligated',
  CHANGE: 'Changed',
  FREE: 'Freed',
  PAY: 'Paid',
} as const;

export const paidAs = z.enum(['CASUAL', 'CONTRACT']);
export const fundState = z.enum(Object.keys(FUND_STATES) as [FundState, ...FundState[]]);
export const chargeKind = z.enum(['APPOINTMENT', 'PREPARED', 'CONTRACT']);
export const postingCause = z.enum(['OBLIGATE', 'CHANGE', 'FREE', 'PAY']);

export const figure = z.number().int();
export const centavos = z.number().int();
export const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
export const named = (most: number, message: string) => text(most).min(1, message);
export const reason = text(500).min(10, 'Give a reason of at least 10 characters.');
export const year = z.coerce.number({ error: 'Enter a year.' }).int().min(2000, 'Enter a year from 2000.').max(2199);
export const amount = z
  .number({ error: 'Enter an amount in pesos.' })
  .int('An amount has at most two decimals.')
  .min(0, 'Enter an amount of zero or more.')
  .max(9_999_999_999_999, 'This is more than any fund has.');
export const accountCode = z
  .string()
  .trim()
  .regex(ACCOUNT_CODE, 'Enter an expense account such as 5-01-01-020 (casuals) or 5-02-12-990 (contracts).');
export const fundCode = z.string().regex(/^\d\d$/, 'Choose a fund cluster.');

/** How a sum comes about, in words: `12 months × PHP 17,506.00`; `source` is the law or circular behind its figure. */
export const costPart = z.object({ code: z.string(), label: z.string(), amount: centavos, how: z.string(), source: z.string().nullable() });
export type CostPart = z.output<typeof costPart>;

export const lineBody = z
  .object({
    /** Position, grade and office come from the item where one is given. */
    item_id: recordId.nullable().default(null),
    position_id: recordId.nullable().default(null),
    office_id: recordId.nullable().default(null),
    heads: z.number({ error: 'Enter how many.' }).int().min(1, 'At least one.').max(999, 'At most 999.'),
    salary_grade: z
      .number({ error: 'Enter the grade.' })
      .int()
      .min(1, 'Salary grades are 1 to 33.')
      .max(33, 'Salary grades are 1 to 33.')
      .nullable()
      .default(null),
    months: z.number({ error: 'Enter the months.' }).int().min(1, '1 to 12 months.').max(12, '1 to 12 months.'),
  })
  .refine(({ item_id, heads }) => item_id === null || heads === 1, { path: ['heads'], message: 'A plantilla item is for one person.' });
export type LineBody = z.output<typeof lineBody>;
