import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { STATE_WORDS, type OvertimeState } from '../workflow.ts';

/** For what overtime is rendered; the same hours are never both paid and credited. */
export const FUNDINGS = {
  COC: 'Compensatory overtime credit',
  CDO: 'Compensatory day off',
  PAY: 'Overtime pay',
} as const;
export type Funding = keyof typeof FUNDINGS;

const funding = z.enum(Object.keys(FUNDINGS) as [Funding, ...Funding[]], { error: 'Choose credit, a day off or pay.' });
const state = z.enum(Object.keys(STATE_WORDS) as [OvertimeState, ...OvertimeState[]]);

/** Whose overtime a list shows: one's own, that of the offices one heads or serves, or all within one's reach for HR. */
export const WHOSE = ['mine', 'department', 'all'] as const;

/** Groups that file for others and see the overtime of an office. */
export const OFFICE_GROUPS = ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const;

const face = z.object({
  id: z.number().int(),
  fullname: z.string(),
  /** Null for one whom the caller does not reach, such as another of the same order. */
  avatar: z.string().nullable(),
  /** The acronym of where they serve today. */
  office: z.string().nullable(),
});

const overtimeRow = z.object({
  id: z.number().int(),
  kind: z.string(),
  activity: z.string(),
  funding,
  state,
  office: z.string().nullable(),
  /** The first three by name, and how many there are. */
  first_people: z.array(face),
  people: z.number().int(),
  first_on: z.string(),
  last_on: z.string(),
  /** Minutes that were ordered, and that count; null before they are matched. */
  ordered_minutes: z.number().int(),
  counted_minutes: z.number().int().nullable(),
  is_emergency: z.boolean(),
  filed_at: z.string(),
  ...openSteps,
});
export type OvertimeRow = z.output<typeof overtimeRow>;

export const listOvertime = endpoint({
  method: 'GET',
  path: '/api/overtime',
  summary: 'Overtime of the caller, of the offices that they head, or within the scope of HR; the newest first.',
  access: 'staff',
  keptOffline: { whose: 'mine' },
  query: listQuery(['filed_at', 'first_on', 'activity']).extend({
    whose: z.enum(WHOSE).default('mine'),
    state: z
      .union([state, z.array(state)])
      .transform((value) => [value].flat())
      .optional(),
    funding: funding.optional(),
    office: idList,
    /** With hours on this day or after, and before. */
    from: isoDate.optional(),
    to: isoDate.optional(),
  }),
  response: listOf('overtime', overtimeRow),
});
export const exportOvertime = exportOf(listOvertime, 'overtime');

const stretch = z.object({
  from: z.number().int(),
  to: z.number().int(),
  reason: z.enum(['COUNTED', 'BEFORE_APPROVAL', 'REGULAR_HOURS', 'NOT_PUNCHED', 'MEAL_BREAK', 'BELOW_MINIMUM', 'OVER_MOST']),
});

const duty = z.object({
  id: z.number().int(),
  date: z.string(),
  /** Minutes from midnight of the day; `to` above 1440 is the next morning. */
  from: z.number().int(),
  to: z.number().int(),
  kind: z.enum(['WORK', 'REST', 'HOLIDAY']).nullable(),
  counted_minutes: z.number().int().nullable(),
  stretches: z.array(stretch).nullable(),
});
export type Duty = z.output<typeof duty>;

const settled = z.object({
  month: z.string(),
  minutes: z.number().int(),
  credited_seconds: z.number().int().nullable(),
  day_off_thousandths: z.number().int().nullable(),
  paid_centavos: z.number().int().nullable(),
  /** In the unit of the figure beside it. */
  lost: z.number().int(),
  because: z.string(),
});
export type Settled = z.output<typeof settled>;

const person = face.extend({
  idno: z.string(),
  position: z.string().nullable(),
  duties: z.array(duty),
  settled: z.array(settled),
});
export type OvertimePerson = z.output<typeof person>;

const overtime = z.object({
  id: z.number().int(),
  kind: z.string(),
  state,
  funding,
  activity: z.string(),
  justification: z.string(),
  expected_output: z.string(),
  fund_source: z.string(),
  emergency: z.string(),
  office: z.string().nullable(),
  approved_at: z.string().nullable(),
  code: z.string().nullable(),
  personnel: z.array(person),
});
export type Overtime = z.output<typeof overtime>;

export const readOvertime = endpoint({
  method: 'GET',
  path: '/api/overtime/{id}',
  summary: 'Overtime with its people, their hours and the reason of each minute that did not count.',
  access: 'staff',
  params: byId,
  response: z.object({ overtime }),
});

const LONGEST = 1440;
const newDuty = z
  .object({
    /** Absent: the caller. */
    personnel_id: recordId.optional(),
    date: isoDate,
    from: z.number('Enter from when.').int().min(0).max(1439),
    to: z.number('Enter until when.').int().min(1).max(2160, 'Overtime ends by noon of the next day.'),
  })
  .refine(({ from, to }) => to > from, { path: ['to'], error: 'Enter an end after the beginning.' })
  .refine(({ from, to }) => to - from <= LONGEST, { path: ['to'], error: 'At most 24 hours at a time.' });

const text = (what: string) => z.string().trim().min(1, what).max(1000, 'At most 1,000 characters.');

export const fileOvertime = endpoint({
  method: 'POST',
  path: '/api/overtime',
  summary: 'Proposes overtime of the caller, or orders it for people within their reach.',
  access: 'staff',
  sentLater: 'Overtime request',
  body: z
    .object({
      funding,
      activity: z.string().trim().min(1, 'Enter the activity.').max(200, 'At most 200 characters.'),
      justification: text('Enter why it cannot be done in the regular hours.'),
      expected_output: text('Enter what will be done at the end.'),
      fund_source: z.string().trim().max(200).default(''),
      /** Why it is ordered after it was done; empty where it is ordered before. */
      emergency: z.string().trim().max(500).default(''),
      duties: z.array(newDuty).min(1, 'Enter at least one day.').max(300, 'At most 300 lines at once.'),
    })
    .refine(({ funding: of, fund_source }) => of !== 'PAY' || fund_source !== '', {
      path: ['fund_source'],
      error: 'Enter the fund source.',
    }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const findOvertimePeople = endpoint({
  method: 'GET',
  path: '/api/overtime/people',
  summary: 'People for whom the caller may file overtime: the nearest to a name or number.',
  access: OFFICE_GROUPS,
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({
    personnel: z.array(foundPerson),
  }),
});

export const printAuthority = endpoint({
  method: 'GET',
  path: '/api/overtime/{id}/form',
  summary: 'The authority to render overtime as a PDF; before it is approved a draft without number and code.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
