import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { openSteps, previewRoute } from '@talaan/requests/contract/timeline.ts';
import { INTERVENTIONS, LINE_STATES, PLAN_KINDS, PLAN_MODES, PRIORITIES } from '../rules/plan.ts';
import { NEED_SOURCES, NEED_STATES } from '../rules/needs.ts';
import { administrativePlanFlow, facultyPlanFlow, type PlanState } from '../workflow.ts';

/** Who reads submitted plans of others within their reach. */
export const PLAN_READERS = ['LD', 'LDADMIN', 'LDHEAD', 'LDCOMSEC', 'LDDPCSEC', ...EXECUTIVES] as const;
/** Who makes plans: of themselves, and heads of their units. */
export const PLANNERS = ['LDDEVPLAN', 'LDHEAD'] as const;
const PATH = '/api/development/plans';

export const planKind = z.enum(PLAN_KINDS, { error: 'Choose the kind of plan.' });
export const PLAN_STATES = [...new Set<PlanState>([...facultyPlanFlow.states, ...administrativePlanFlow.states])];
const state = z.enum(PLAN_STATES as [PlanState, ...PlanState[]]);
const id = z.number().int();
const year = z.coerce.number().int().min(2000).max(2100);

const planRow = z.object({
  id,
  kind: planKind,
  personnel_id: id.nullable(),
  /** The person or the unit whose plan it is. */
  owner: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  from_year: id,
  to_year: id,
  version: id,
  first_id: id,
  state,
  lines: id,
  done: id,
  /** In centavos. */
  cost: id,
  filed_at: z.string(),
  ...openSteps,
});
export type PlanRow = z.output<typeof planRow>;

export const listPlans = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Development plans: one’s own, those of one’s units, and those that wait for one’s decision.',
  access: 'staff',
  query: listQuery(['owner', 'office', 'from_year', 'cost', 'filed_at', 'state'], 50).extend({
    whose: z.enum(['mine', 'waiting', 'all']).default('all'),
    kind: severalOf(planKind),
    state: severalOf(state),
    office: idList,
    year: year.optional(),
    ...groupedBy(['state', 'office', 'kind']),
  }),
  response: listOf('plans', planRow),
});
export const exportPlans = exportOf(listPlans, 'development plans');

const withoutRow = z.object({
  id,
  fullname: z.string(),
  avatar: z.string().nullable(),
  idno: z.string(),
  position: z.string(),
  office: z.string(),
});
export type WithoutRow = z.output<typeof withoutRow>;

export const listWithout = endpoint({
  method: 'GET',
  path: `${PATH}/without`,
  summary: 'People in service without an individual plan for a year, of one’s units.',
  access: ['LDADMIN', 'LDHEAD'],
  query: listQuery(['fullname', 'office', 'position'], 50).extend({ year, office: idList, ...groupedBy(['office']) }),
  response: listOf('people', withoutRow),
});
export const exportWithout = exportOf(listWithout, 'people without a plan');

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most.toLocaleString('en')} characters.`);

const planLine = z.object({
  id,
  priority: z.literal([...PRIORITIES]),
  need: z.string(),
  intervention: z.enum(INTERVENTIONS),
  title: z.string(),
  provider: z.string(),
  field: z.string(),
  mode: z.enum(PLAN_MODES).nullable(),
  from: z.string(),
  to: z.string(),
  cost: id,
  fund: z.string(),
  output: z.string(),
  needs_replacement: z.boolean(),
  person_id: id.nullable(),
  person: z.string().nullable(),
  competency_id: id.nullable(),
  need_id: id.nullable(),
  recommendation: z.string().nullable(),
  of_line: id.nullable(),
  state: z.enum(LINE_STATES),
  closed_on: z.string().nullable(),
  closed_because: z.string(),
  /** What a reviewer asks to change. */
  remark: z.string(),
});
export type PlanLineRow = z.output<typeof planLine>;

const plan = planRow.extend({
  office_id: id.nullable(),
  office_name: z.string(),
  lines: z.array(planLine),
  versions: z.array(z.object({ id, version: id, state, filed_at: z.string() })),
  is_own: z.boolean(),
  /** Why it cannot be revised today; null where its reader may. */
  why_not_revised: z.string().nullable(),
  may_close_lines: z.boolean(),
});
export type Plan = z.output<typeof plan>;

export const readPlan = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One development plan with its lines and versions, for its owner, their heads and those who have a part in it.',
  access: 'staff',
  params: byId,
  versioned: 'plans.plan:{id}',
  response: z.object({ plan, version: recordVersion }),
});

const lineBody = z.object({
  /** Of a line that the plan has already. */
  id: recordId.nullable().default(null),
  priority: z.literal([...PRIORITIES], { error: 'Choose a priority from 1 to 3.' }),
  need: text(500),
  intervention: z.enum(INTERVENTIONS, { error: 'Choose the intervention.' }),
  title: text(200),
  provider: text(200),
  field: text(200),
  mode: z.enum(PLAN_MODES).nullable(),
  from: isoDate,
  to: isoDate,
  /** In centavos. */
  cost: z.number({ error: 'Enter the estimated cost, 0 where there is none.' }).int().min(0).max(100_000_000_00, 'This cost is too high.'),
  fund: text(150),
  output: text(500),
  needs_replacement: z.boolean(),
  person_id: recordId.nullable(),
  competency_id: recordId.nullable(),
  need_id: recordId.nullable(),
  recommendation: text(100).nullable(),
  of_line: recordId.nullable(),
});
export type LineBody = z.output<typeof lineBody>;
const lines = z.array(lineBody).max(60, 'At most 60 lines.');

export const addPlan = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Drafts a development plan of one’s own, or of a unit that one heads; it is submitted by a step.',
  access: PLANNERS,
  reach: 'scope',
  body: z.object({
    kind: planKind,
    /** The unit; null for a plan of one’s own. */
    office_id: recordId.nullable(),
    from_year: year,
    lines,
  }),
  response: messageOnly.extend({ id }),
});

export const savePlan = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Changes one’s own development plan while it is a draft or was returned.',
  access: PLANNERS,
  reach: 'scope',
  params: byId,
  versioned: 'plans.plan:{id}',
  body: z.object({ lines }),
  response: messageOnly.extend({ id }),
});

export const revisePlan = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/revise`,
  summary: 'Begins the next version of an approved plan with its open lines, within the yearly window.',
  access: PLANNERS,
  reach: 'scope',
  params: byId,
  response: messageOnly.extend({ id }),
});

export const reviewPlan = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/review`,
  summary: 'Reviews an individual plan line by line: approved, or returned with what is to be changed.',
  access: 'staff',
  params: byId,
  body: z.object({
    reviews: z.array(z.object({ line_id: recordId, is_returned: z.boolean(), remark: text(500) })).max(60),
  }),
  response: messageOnly,
});

export const closeLine = endpoint({
  method: 'PUT',
  path: '/api/development/lines/{id}',
  summary: 'Says that a line of an approved plan is done, was given up, or is open again.',
  access: 'staff',
  params: byId,
  body: z
    .object({ state: z.enum(LINE_STATES), closed_on: isoDate.nullable(), because: text(300) })
    .refine(({ state: to, because }) => to !== 'DROPPED' || because !== '', { path: ['because'], error: 'Say why it was given up.' })
    .refine(({ state: to, closed_on: on }) => to === 'OPEN' || on !== null, { path: ['closed_on'], error: 'Enter the day.' }),
  response: messageOnly,
});

const offered = planLine
  .omit({ id: true, person: true, state: true, closed_on: true, closed_because: true, remark: true })
  .extend({ said: z.string() });
export type Offered = z.output<typeof offered>;

export const offerLines = endpoint({
  method: 'GET',
  path: `${PATH}/offer`,
  summary: 'What a new plan may take in: needs of the owner that nothing answers yet, and open lines of earlier plans.',
  access: PLANNERS,
  query: z.object({ kind: planKind, from_year: year.optional(), office_id: recordId.optional() }),
  response: z.object({
    /** As asked; else this year, or the next where this one has a plan. */
    from_year: id,
    /** Why such a plan cannot be begun; null where it can. */
    why_not: z.string().nullable(),
    needs: z.array(offered.extend({ source: z.enum(NEED_SOURCES), state: z.enum(NEED_STATES), since: z.string() })),
    lines: z.array(offered),
  }),
});

export const planOffices = endpoint({
  method: 'GET',
  path: `${PATH}/offices`,
  summary: 'The units for which the caller may make a plan, and the people who serve in them.',
  access: PLANNERS,
  query: z.object({ office_id: recordId.optional() }),
  response: z.object({
    offices: z.array(z.object({ id, fullname: z.string(), acronym: z.string() })),
    people: z.array(z.object({ id, fullname: z.string(), track: z.string() })),
  }),
});

export const previewPlanRoute = endpoint({
  method: 'GET',
  path: `${PATH}/route`,
  summary: 'Who would decide a plan, with names and why, before it is filed.',
  access: PLANNERS,
  query: z.object({ kind: planKind, office_id: recordId.optional() }),
  response: previewRoute.response,
});

export const printPlan = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/print`,
  summary: 'A development plan as its form, or as a workbook.',
  access: 'staff',
  params: byId,
  query: z.object({ format: z.enum(['pdf', 'xlsx']).default('pdf') }),
  response: fileAnswer,
  download: ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
});
