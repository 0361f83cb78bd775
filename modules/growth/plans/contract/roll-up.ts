import { z } from 'zod';
import { endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { INTERVENTIONS } from '../rules/plan.ts';
import { PLAN_READERS } from './plans.ts';

const id = z.number().int();

/** What plans are counted: those in force, or also those on their way. */
export const COUNTED = { approved: 'Approved', submitted: 'Approved and submitted' } as const;

const query = z.object({
  kind: z.enum(['FACULTY', 'ADMINISTRATIVE']),
  from_year: z.coerce.number().int().min(2000).max(2100).optional(),
  office: recordId.optional(),
  counted: z.enum(Object.keys(COUNTED) as [keyof typeof COUNTED]).default('approved'),
});

const rolledYear = z.object({
  year: id,
  /** In centavos. */
  cost: id,
  lines: z.record(z.enum(INTERVENTIONS), id),
  /** People away full time, and how many of them must be replaced. */
  away: id,
  to_replace: id,
});

const rolledUnit = z.object({
  id,
  name: z.string(),
  acronym: z.string(),
  /** How far below the highest unit that is shown. */
  depth: id,
  cost: id,
  plans: id,
  years: z.array(rolledYear),
});
export type RolledUnit = z.output<typeof rolledUnit>;

const awayLine = z.object({
  id,
  plan_id: id,
  fullname: z.string().nullable(),
  office: z.string(),
  title: z.string(),
  provider: z.string(),
  from: z.string(),
  to: z.string(),
  needs_replacement: z.boolean(),
});
export type AwayLine = z.output<typeof awayLine>;

export const readRollUp = endpoint({
  method: 'GET',
  path: '/api/development/roll-up',
  summary: 'Faculty or staff plans by department, college and university: cost by year, lines by intervention, who would be missing.',
  access: PLAN_READERS,
  query,
  response: z.object({ years: z.array(id), units: z.array(rolledUnit), away: z.array(awayLine) }),
});
export type RollUp = z.output<typeof readRollUp.response>;

export const printRollUp = endpoint({
  method: 'GET',
  path: '/api/development/roll-up/print',
  summary: 'The same on paper, or as a workbook.',
  access: PLAN_READERS,
  query: query.extend({ format: z.enum(['pdf', 'xlsx']).default('pdf') }),
  response: fileAnswer,
  download: ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
});
