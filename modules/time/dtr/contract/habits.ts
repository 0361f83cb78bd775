import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { habitFlow } from '../workflow.ts';

export const HABITS = { tardiness: 'Tardiness', undertime: 'Undertime', absence: 'Absence without leave' } as const;
const kind = z.enum(['tardiness', 'undertime', 'absence']);
export type HabitKind = z.output<typeof kind>;

/** A month with what counts in it: times, or thousandths of a day of absence. */
const countedMonth = z.object({ month: z.number().int(), amount: z.number().int() });

const habit = z.object({
  personnel_id: z.number().int(),
  fullname: z.string(),
  office: z.string(),
  kind,
  /** The locked months of the year that count. */
  months: z.array(countedMonth),
  /** Those of them that make it habitual; none while it is a candidate. */
  habitual: z.array(z.number().int()),
  /** Notices that were sent of it and not withdrawn, the newest first. */
  notices: z.array(z.object({ id: z.number().int(), state: z.enum(habitFlow.states), months: z.array(z.number().int()) })),
  /** The months of a notice that may be sent now; none where all were noticed. */
  to_notice: z.array(z.number().int()),
});
export type Habit = z.output<typeof habit>;

const year = z.coerce.number().int().min(1900).max(2199);

export const listHabits = endpoint({
  method: 'GET',
  path: '/api/dtr/habits',
  summary:
    'People whose locked months of a year count towards habitual tardiness, undertime or absence, with the evidence and the notices. Nothing follows from it automatically.',
  access: ['EDATSADMIN'],
  query: z.object({ year }),
  response: z.object({ habits: z.array(habit) }),
});

export const sendHabitNotice = endpoint({
  method: 'POST',
  path: '/api/dtr/habit-notices',
  summary: 'Sends an employee the numbered notice of a habit that locked months show, and asks for an explanation.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({ personnel_id: recordId, kind, year }),
  response: messageOnly.extend({ id: z.number().int() }),
});

const habitNotice = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  kind,
  year: z.number().int(),
  control_number: z.string(),
  /** Of the paper. */
  code: z.string(),
  state: z.enum(habitFlow.states),
  /** The months as they were when it was sent; `is_locked` is false where the record was reopened since. */
  months: z.array(countedMonth.extend({ is_locked: z.boolean() })),
});
export type HabitNotice = z.output<typeof habitNotice>;

export const readHabitNotice = endpoint({
  method: 'GET',
  path: '/api/dtr/habit-notices/{id}',
  summary: 'A notice on attendance, for the employee and for HR.',
  access: 'staff',
  params: byId,
  response: z.object({ notice: habitNotice }),
});

export const printHabitNotice = endpoint({
  method: 'GET',
  path: '/api/dtr/habit-notices/{id}/paper',
  summary: 'The notice as it was sent, as a PDF.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
