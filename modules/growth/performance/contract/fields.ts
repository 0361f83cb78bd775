import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { recordId } from '@talaan/kernel/contract/endpoint.ts';
import { FORMS, MEASURES } from '../rules/form/form-line.ts';
import { RANKS } from '../rules/form/weights.ts';
import { ipcrFlow } from '../workflow.ts';

export const form = z.enum(FORMS, { error: 'Choose a form.' });
export const measure = z.enum(MEASURES, { error: 'Choose how it is measured.' });
export const rank = z.enum(RANKS, { error: 'Choose whose weights these are.' });
export const state = z.enum(ipcrFlow.states);

/** A whole rating as it is shown; what is typed is judged by `findRatingFaults`, which says it in the words of the rules. */
export const level = z.literal([1, 2, 3, 4, 5]);
export const ratings = z.object({ quality: level.nullable(), efficiency: level.nullable(), timeliness: level.nullable() });
export const typedRatings = z.object({
  quality: z.number().nullable(),
  efficiency: z.number().nullable(),
  timeliness: z.number().nullable(),
});

const words = z.object(
  Object.fromEntries([5, 4, 3, 2, 1].map((one) => [one, z.string().trim().max(500, 'At most 500 characters.')])) as Record<
    5 | 4 | 3 | 2 | 1,
    z.ZodString
  >,
);
const scale = z.discriminatedUnion('by', [z.object({ by: z.literal('ACHIEVEMENT') }), z.object({ by: z.literal('WORDS'), words })]);

/** How each dimension of a line is rated; absent where it does not apply. */
export const scales = z.object({ quality: scale.optional(), efficiency: scale.optional(), timeliness: scale.optional() });

const groupWeight = z.object({
  code: z.string().trim().min(1, 'Enter a code.').max(20).toUpperCase(),
  name: z.string().trim().min(1, 'Enter the name of the function.').max(100),
  weight: z.number('Enter a whole percent.'),
  is_support: z.boolean(),
});
export const groups = z.array(groupWeight).min(1, 'Add at least one function.').max(10);

export const formWeights = z.array(
  z.object({ code: z.enum(['WHOLE', 'DESIGNATION', 'POSITION']), name: z.string(), weight: z.number().int(), groups }),
);

const dated = { effective_on: isoDate, source: z.string().trim().min(1, 'Enter the circular or order.').max(200) };
const days = z.number('Enter the number of days.').int().min(0).max(366);
/** In thousandths; the rules say what is wrong with a scale. */
const rating = z.number('Enter a rating with two decimals.').int();

export const deadlineTable = z.object({
  ...dated,
  targets_before: days,
  targets_after_entry: days,
  self_rating: days,
  final: days,
  appeal: days.min(1),
  appeal_months: z.number().int().min(1).max(12),
  least_days: days,
});
export const adjectiveScale = z.object({ ...dated, least: z.object({ 5: rating, 4: rating, 3: rating, 2: rating }) });
const percent = z.number('Enter a whole percent.');
export const achievementScale = z.object({
  ...dated,
  least: z.object({ 5: percent, 4: percent, 3: percent }),
  poor_up_to: percent,
});
export const weightTable = z.object({ ...dated, form, rank, groups });

/** Whole thousandths: 20 reports are 20000, 95 % is 95000. */
export const amount = z.number().int().min(0).max(2_000_000_000, 'At most 2,000,000.');

/** A target as it is committed. `id` is null for a new one. */
export const typedLine = z.object({
  id: recordId.nullable(),
  part: z.enum(['WHOLE', 'DESIGNATION', 'POSITION']),
  group: z.string().max(20),
  output: z.string().trim().max(500, 'At most 500 characters.'),
  indicator: z.string().trim().max(1000, 'At most 1,000 characters.'),
  measure,
  target: amount.nullable(),
  due_on: isoDate.nullable(),
  scales,
  weight: z
    .number()
    .int('Enter a whole percent from 1 to 100.')
    .min(1, 'Enter a whole percent from 1 to 100.')
    .max(100, 'Enter a whole percent from 1 to 100.')
    .nullable(),
  parent_id: recordId.nullable(),
  mfo_id: recordId.nullable(),
  /** Of an OPCR or DPCR: the allotted budget in centavos, and who is accountable. */
  budget: z.number().int().min(0).max(1_000_000_000_000).nullable(),
  accountable: z.string().trim().max(500, 'At most 500 characters.'),
});
export type TypedLine = z.output<typeof typedLine>;

/** Lines of a form, as many as a person can be rated on. */
export const typedLines = z.array(typedLine).max(60, 'At most 60 targets.');

export const period = z.object({ id: z.number().int(), name: z.string(), from: z.string(), to: z.string() });

export const face = z.object({
  id: z.number().int(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  position: z.string().nullable(),
  office_id: z.number().int().nullable(),
  office: z.string().nullable(),
});
