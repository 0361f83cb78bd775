import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';

export const HABITS = { tardiness: 'Tardiness', undertime: 'Undertime', absence: 'Absence without leave' } as const;

const habit = z.object({
  personnel_id: z.number().int(),
  fullname: z.string(),
  office: z.string(),
  kind: z.enum(['tardiness', 'undertime', 'absence']),
  /** The locked months of the year that count: times, or thousandths of a day of absence. */
  months: z.array(z.object({ month: z.number().int(), amount: z.number().int() })),
  /** Those of them that make it habitual; none while it is a candidate. */
  habitual: z.array(z.number().int()),
});
export type Habit = z.output<typeof habit>;

export const listHabits = endpoint({
  method: 'GET',
  path: '/api/dtr/habits',
  summary:
    'People whose locked months of a year count towards habitual tardiness, undertime or absence, with the evidence. Nothing follows from it by itself.',
  access: ['EDATSADMIN'],
  query: z.object({ year: z.coerce.number().int().min(1900).max(2199) }),
  response: z.object({ habits: z.array(habit) }),
});
