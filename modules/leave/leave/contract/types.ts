import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { mayAllocate } from '../rules/filing/check-details.ts';
import { CHARGES, DETAILS, FORM_BOXES, LIVE_BIRTH, PAPER_CASES, UNITS } from '../rules/leave-type.ts';

const PATH = '/api/leave/types';
const ACCESS = ['EDATSADMIN'] as const;

/** Keeps `smallint` and the thousandths of a day exact. */
const MOST_DAYS = 1000;
const days = (most: number) => z.number('Enter a whole number.').int('Enter a whole number.').min(0).max(most).nullable();
const thousandths = z
  .number('Enter days, such as 3 or 0.5.')
  .int('Days have at most three decimals.')
  .min(1, 'Enter more than 0.')
  .max(MOST_DAYS * 1000, `At most ${MOST_DAYS} days.`)
  .nullable();
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

const paper = z.object({ name: text(150).min(1, 'Enter the name of the paper.'), when: z.enum(PAPER_CASES) });

/** What applies to a type from a day on; see `LeaveType`. */
const terms = z.object({
  name: text(100).min(1, 'Enter the name.'),
  box: z.enum(FORM_BOXES),
  details: z.enum(DETAILS).nullable(),
  charge: z.enum(CHARGES),
  /** Thousandths of a day. */
  amount: thousandths,
  unit: z.enum(UNITS),
  per: z.enum(['YEAR', 'EVENT']).nullable(),
  event: text(80).nullable(),
  most_events: days(100),
  smallest: z.enum(['DAY', 'HALF']),
  counts_dates: z.boolean(),
  sex: z.enum(['Female', 'Male']).nullable(),
  statuses: z.array(z.string().min(1).max(20)).min(1, 'Choose who may use it.').max(50),
  teachers: z.enum(['ANY', 'NOT_ON_TEACHER_LEAVE', 'ONLY_ON_TEACHER_LEAVE']),
  service_months: z.number('Enter a whole number.').int('Enter a whole number.').min(0).max(600),
  least_balance: thousandths,
  notice_days: days(366),
  /** Whether the event may still be to come at the filing, and how many working days before it the leave may begin. */
  event_may_come: z.boolean(),
  before_days: days(366),
  within_days: days(366),
  filed_within_days: days(366),
  longest_run: days(366),
  papers: z.array(paper).max(20),
  papers_may_follow: z.boolean(),
  earns: z.boolean(),
  is_confidential: z.boolean(),
  is_discretionary: z.boolean(),
  is_filed: z.boolean(),
  law: text(200).min(1, 'Enter the law or the resolution.'),
});
export type LeaveTerms = z.output<typeof terms>;

type Said = Pick<LeaveTerms, 'charge' | 'per' | 'amount' | 'event' | 'unit' | 'smallest' | 'box' | 'papers'>;

/** What does not go together. */
function judgeTerms({ charge, per, amount, event, unit, smallest, box, papers }: Said, context: z.RefinementCtx): void {
  const refuse = (field: keyof LeaveTerms, message: string, within: readonly (number | string)[] = []) =>
    context.addIssue({ code: 'custom', path: [field, ...within], message });
  if (charge === 'OWN' && per === null) refuse('per', 'Say what the days are given for: each year or each event.');
  if (charge === 'OWN' && per === 'YEAR' && amount === null) refuse('amount', 'Enter how many days are given each year.');
  if (per === 'EVENT' && !event) refuse('event', 'Enter how the form asks for the date of the event.');
  if ((charge === 'COC') !== (unit === 'HOURS'))
    refuse('unit', 'Hours are taken from compensatory overtime credits, and from nothing else.');
  if (unit === 'CALENDAR' && smallest === 'HALF') refuse('smallest', 'Leave that counts every day of the calendar is taken in whole days.');
  if (mayAllocate({ papers }) && (box !== 'MATERNITY' || amount !== LIVE_BIRTH))
    refuse('papers', 'Days are allocated of maternity leave of 105 days alone (RA 11210 Sec. 6).', [
      papers.findIndex(({ when }) => when === 'ALLOCATED'),
      'when',
    ]);
}

export const typeRow = terms.extend({
  /** The code, by which lists tell them apart. */
  id: z.string(),
  code: z.string(),
  place: z.number().int(),
  confidence: z.enum(['certain', 'likely', 'assumed']),
  /** From which day on these terms apply; in the future for a type that begins later. */
  effective_on: z.string(),
  /** Terms that are to come, and how many there were before. */
  next_on: z.string().nullable(),
  earlier: z.number().int(),
});
export type TypeRow = z.output<typeof typeRow>;

export const listLeaveTypes = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'The types of leave with the rules that apply today, in the order of the form.',
  access: ACCESS,
  query: listQuery(['place', 'name', 'code', 'since']).extend({
    charge: z.enum(CHARGES).optional(),
    per: z.enum(['YEAR', 'EVENT']).optional(),
    filed: z.coerce.number().int().min(0).max(1).optional(),
  }),
  response: listOf('types', typeRow),
});

export const exportLeaveTypes = exportOf(listLeaveTypes, 'types of leave');

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z][A-Z0-9]{1,9}$/, 'A code has 2 to 10 letters and digits, and begins with a letter.');
const byCode = z.object({ code });

export const readLeaveType = endpoint({
  method: 'GET',
  path: `${PATH}/{code}`,
  summary: 'One type of leave with all its rules, the newest first.',
  access: ACCESS,
  params: byCode,
  response: z.object({ type: typeRow, terms: z.array(terms.extend({ effective_on: z.string() })) }),
});

export const addLeaveType = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Adds a type of leave from a day on. What it gives each year people have at once.',
  access: ACCESS,
  reach: 'university',
  body: terms.extend({ code, effective_on: isoDate }).superRefine(judgeTerms),
  response: messageOnly,
});

export const changeLeaveTerms = endpoint({
  method: 'PUT',
  path: `${PATH}/{code}`,
  summary: 'Sets what applies to a type of leave from a day on, of today or later; applications filed before stay under their rules.',
  access: ACCESS,
  reach: 'university',
  params: byCode,
  body: terms.extend({ effective_on: isoDate }).superRefine(judgeTerms),
  response: messageOnly,
});
