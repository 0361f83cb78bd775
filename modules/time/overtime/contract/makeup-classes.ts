import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { makeupFlow } from '../workflow.ts';

const state = z.enum(makeupFlow.states);

const classFacts = {
  id: z.number().int(),
  state,
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  missed_on: z.string(),
  reason: z.string(),
  subject: z.string(),
  section: z.string(),
  room: z.string(),
  held_on: z.string(),
  /** Minutes from midnight. */
  from_minute: z.number().int(),
  to_minute: z.number().int(),
  /** What the punches show; null before it is over. */
  attended_minutes: z.number().int().nullable(),
};

const makeupRow = z.object({ ...classFacts, ...openSteps });
export type MakeupRow = z.output<typeof makeupRow>;

export const listMakeupClasses = endpoint({
  method: 'GET',
  path: '/api/makeup-classes',
  summary: 'Make-up classes of the caller, or of the offices within the reach of academic affairs and of those who head them.',
  access: 'staff',
  keptOffline: { whose: 'mine' },
  query: listQuery(['fullname', 'held_on', 'missed_on']).extend({
    whose: z.enum(['mine', 'all']).default('mine'),
    state: z
      .union([state, z.array(state)])
      .transform((value) => [value].flat())
      .optional(),
    office: idList,
  }),
  response: listOf('classes', makeupRow).extend({
    /** Whether the caller teaches. */
    may_file: z.boolean(),
  }),
});
export const exportMakeupClasses = exportOf(listMakeupClasses, 'make-up classes');

const makeupClass = z.object(classFacts);
export type MakeupClass = z.output<typeof makeupClass>;

export const readMakeupClass = endpoint({
  method: 'GET',
  path: '/api/makeup-classes/{id}',
  summary: 'One make-up class.',
  access: 'staff',
  params: byId,
  response: z.object({ makeup_class: makeupClass }),
});

const line = (what: string) => z.string().trim().min(1, what).max(100, 'At most 100 characters.');

export const fileMakeupClass = endpoint({
  method: 'POST',
  path: '/api/makeup-classes',
  summary: 'Files a make-up class of the caller, who teaches.',
  access: 'staff',
  body: z
    .object({
      missed_on: isoDate,
      reason: z.string().trim().min(1, 'Enter why the class was missed.').max(500),
      subject: line('Enter the subject.'),
      section: line('Enter the section.'),
      room: line('Enter the room.'),
      held_on: isoDate,
      from_minute: z.number('Enter from when.').int().min(0).max(1439),
      to_minute: z.number('Enter until when.').int().min(1).max(1440),
    })
    .refine(({ missed_on, held_on }) => held_on > missed_on, { path: ['held_on'], error: 'Choose a day after the missed class.' })
    .refine(({ from_minute, to_minute }) => to_minute > from_minute, { path: ['to_minute'], error: 'Enter an end after the beginning.' }),
  response: messageOnly.extend({ id: z.number().int() }),
});
