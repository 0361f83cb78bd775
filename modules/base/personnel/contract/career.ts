import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint } from '@talaan/kernel/contract/endpoint.ts';

const period = { from: z.string(), to: z.string().nullable() };

/** Where somebody was on a day, in which item, at what salary. Money in centavos. */
export const position = z.object({
  on: z.string(),
  /** Active, away and how, or separated and why. */
  personnel_status: z.string(),
  appointment: z
    .object({
      id: z.number().int(),
      ...period,
      office_id: z.number().int(),
      office: z.string(),
      acronym: z.string(),
      campus: z.string(),
      position: z.string(),
      salary_grade: z.number().int().nullable(),
      status_code: z.string(),
      status: z.string(),
      nature: z.string().nullable(),
      item_id: z.number().int().nullable(),
      item_number: z.string().nullable(),
      is_substitute: z.boolean(),
      daily_rate: z.number().int().nullable(),
      authority: z.string(),
    })
    .nullable(),
  salary: z
    .object({
      ...period,
      salary_grade: z.number().int(),
      step: z.number().int(),
      amount: z.number().int(),
      cause: z.string(),
      authority: z.string(),
    })
    .nullable(),
  designations: z.array(
    z.object({
      ...period,
      id: z.number().int(),
      title: z.string(),
      office: z.string(),
      is_in_charge: z.boolean(),
      units_released: z.number().int(),
    }),
  ),
  heads: z.array(z.object({ ...period, title: z.string(), office: z.string(), is_acting: z.boolean() })),
  assignment: z.object({ ...period, kind: z.string(), place: z.string(), order_number: z.string() }).nullable(),
  standing: z.object({ ...period, status: z.string(), authority: z.string() }).nullable(),
  /** The last one before the day, where nothing runs. */
  separation: z.object({ last_day: z.string(), cause: z.string(), authority: z.string() }).nullable(),
});
export type Position = z.output<typeof position>;

export const readPosition = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/position',
  summary: 'Where a person is on a day: office, position, item, salary, designations, assignment and standing.',
  access: ['PERSONNELS'],
  params: byId,
  query: z.object({ on: isoDate.optional() }),
  response: z.object({ position }),
});

export const CAREER_KINDS = [
  'appointment',
  'salary',
  'designation',
  'head',
  'assignment',
  'standing',
  'leave without pay',
  'separation',
] as const;

const careerEvent = z.object({
  /** `personnel.appointment:17` */
  key: z.string(),
  kind: z.enum(CAREER_KINDS),
  from: z.string(),
  to: z.string().nullable(),
  title: z.string(),
  /** Lines under the title. */
  details: z.array(z.string()),
  /** Salaries of one appointment, the newest first. */
  salaries: z.array(
    z.object({ ...period, salary_grade: z.number().int(), step: z.number().int(), amount: z.number().int(), cause: z.string() }),
  ),
  corrections: z.array(z.object({ at: z.string(), by: z.string().nullable(), reason: z.string() })),
});
export type CareerEvent = z.output<typeof careerEvent>;

export const readCareer = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/timeline',
  summary: 'The career of a person: every dated row, the newest first, with what was corrected.',
  access: ['PERSONNELS'],
  params: byId,
  response: z.object({
    timeline: z.array(careerEvent),
    /** Rows that were taken out again, and why. */
    taken_out: z.array(z.object({ what: z.string(), at: z.string(), by: z.string().nullable(), reason: z.string() })),
  }),
});

export const listConnectedOffices = endpoint({
  method: 'GET',
  path: '/api/account/connectedoffice',
  summary: 'The offices in which one serves or served: by appointment, assignment, designation, or as their head.',
  access: 'staff',
  response: z.object({
    offices: z.array(
      z.object({
        key: z.string(),
        office_id: z.number().int(),
        office: z.string(),
        acronym: z.string(),
        campus: z.string(),
        by: z.enum(['appointment', 'assignment', 'designation', 'head', 'officer in charge']),
        as: z.string(),
        ...period,
        is_now: z.boolean(),
      }),
    ),
  }),
});
