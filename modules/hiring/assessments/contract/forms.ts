import { z } from 'zod';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const ACCESS = ['JOBPOST'] as const;
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
/** Hundredths of a point. */
const points = z.number({ error: 'Enter points.' }).int('At most two decimals.').min(1, 'Enter points.').max(100_000);

export const BOARDS = { NAPB: 'Non-academic (NAPB)', APB: 'Academic (APB)' } as const;
export const FACTOR_KINDS = {
  credential: 'Credential',
  examination: 'Examination',
  interview: 'Interview',
  demonstration: 'Demonstration',
} as const;
export const SCORED_BY = { file: 'Secretariat, from the file', examination: 'Examination', members: 'Each member' } as const;
export const GUIDES = {
  '': 'None',
  performance: 'Performance rating',
  education: 'Education',
  training: 'Training',
  experience: 'Experience',
} as const;

const keysOf = <K extends string>(words: Record<K, string>) => z.enum(Object.keys(words) as [K, ...K[]]);

const item = z.object({ name: text(120).min(1, 'Enter what is rated.'), points });
const factor = z.object({
  name: text(120).min(1, 'Enter the factor.'),
  points,
  kind: keysOf(FACTOR_KINDS),
  scored_by: keysOf(SCORED_BY),
  guide_code: keysOf(GUIDES),
  guide: text(500),
  items: z.array(item).max(20),
});

export const formRow = z.object({
  id: z.number().int(),
  name: z.string(),
  version: z.number().int(),
  board: keysOf(BOARDS),
  position_group: z.string(),
  total: z.number().int(),
  pass_on: z.enum(['total', 'credentials']),
  pass_mark: z.number().int(),
  drops_extremes: z.boolean(),
  preference_cap: z.number().int(),
  is_in_use: z.boolean(),
  factors: z.number().int(),
  posts: z.number().int(),
});
export type FormRow = z.output<typeof formRow>;

export const listForms = endpoint({
  method: 'GET',
  path: '/api/assessment/forms',
  summary: 'The assessment forms with their versions.',
  access: ACCESS,
  query: listQuery(['name', 'version', 'total', 'posts']).extend({
    board: keysOf(BOARDS).optional(),
    /** Also versions out of use. */
    all: z.coerce.number().int().min(0).max(1).default(0),
  }),
  response: listOf('forms', formRow),
});
export const exportForms = exportOf(listForms, 'forms');

export const formFactor = factor.extend({
  id: z.number().int(),
  items: z.array(item.extend({ id: z.number().int() })),
});
export const wholeForm = formRow.omit({ factors: true, posts: true }).extend({ factors: z.array(formFactor) });
export type WholeForm = z.output<typeof wholeForm>;
export type FormFactor = z.output<typeof formFactor>;

export const readForm = endpoint({
  method: 'GET',
  path: '/api/assessment/forms/{id}',
  summary: 'One version of an assessment form, with its factors and what members rate.',
  access: ACCESS,
  params: byId,
  response: z.object({ form: wholeForm }),
});

export const addForm = endpoint({
  method: 'POST',
  path: '/api/assessment/forms',
  summary: 'Adds a form, or the next version of the form of this name, which then takes the place of the one in use.',
  access: ACCESS,
  reach: 'university',
  body: z.object({
    name: text(120).min(1, 'Enter a name.'),
    board: keysOf(BOARDS),
    position_group: text(120),
    total: points,
    pass_on: z.enum(['total', 'credentials']),
    pass_mark: z.number({ error: 'Enter the pass mark.' }).int().min(0).max(100_000),
    drops_extremes: z.boolean(),
    preference_cap: z.number({ error: 'Enter points.' }).int().min(0).max(500, 'At most 5 points.'),
    factors: z.array(factor).min(1, 'Add a factor.').max(30),
  }),
  response: z.object({ message: z.string(), id: z.number().int() }),
});

export const setFormUse = endpoint({
  method: 'PUT',
  path: '/api/assessment/forms/{id}/use',
  summary: 'Takes a version of a form out of use for new posts, or into use again.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  body: z.object({ is_in_use: z.boolean() }),
  response: messageOnly,
});

const ground = z.object({ code: z.string(), label: z.string(), points: z.number().int(), is_in_use: z.boolean() });

export const readGrounds = endpoint({
  method: 'GET',
  path: '/api/assessment/preference-grounds',
  summary: 'The grounds of preference with their points.',
  access: ACCESS,
  response: z.object({ grounds: z.array(ground) }),
});

export const saveGround = endpoint({
  method: 'PUT',
  path: '/api/assessment/preference-grounds',
  summary: 'Sets the points of a ground of preference, or adds one.',
  access: ACCESS,
  reach: 'university',
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^[a-z][a-z-]{1,39}$/, 'Small letters and hyphens.'),
    label: text(200).min(1, 'Enter the ground.'),
    points: z.number({ error: 'Enter points.' }).int().min(0).max(500, 'At most 5 points.'),
    is_in_use: z.boolean(),
  }),
  response: messageOnly,
});
