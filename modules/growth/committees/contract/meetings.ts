import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { meetingFlow, type MeetingAction } from '../workflow.ts';
import { committeeKind, KEEPERS, seatRow } from './committees.ts';

const PATH = '/api/committees/meetings';
const figure = z.number().int();
const state = z.enum(meetingFlow.states);

export const meetingRow = z.object({
  id: figure,
  committee_id: figure,
  committee: z.string(),
  kind: committeeKind,
  date: z.string(),
  /** Minutes after midnight. */
  begins: figure,
  place: z.string(),
  state,
  items: figure,
  decided: figure,
});
export type MeetingRow = z.output<typeof meetingRow>;

export const listMeetings = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Meetings of committees, those that come first.',
  access: KEEPERS,
  query: listQuery(['date', 'committee', 'state']).extend({
    kind: committeeKind.optional(),
    committee: recordId.optional(),
    state: severalOf(state).optional(),
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .optional(),
  }),
  response: listOf('meetings', meetingRow),
});

export const exportMeetings = exportOf(listMeetings, 'meetings');

export const openAction = z.object({ action: z.string(), label: z.string(), needs_reason: z.string().nullable(), goes_on: z.boolean() });

export const agendaRow = z.object({
  id: figure,
  place: figure,
  request_id: figure.nullable(),
  kind: z.string().nullable(),
  /** `Scholarship`; null of a matter in words. */
  kind_title: z.string().nullable(),
  title: z.string(),
  owner: z.string().nullable(),
  office: z.string().nullable(),
  state: z.string().nullable(),
  /** What the members read of it, in a sentence each. */
  says: z.array(z.string()),
  points: z.string().nullable(),
  decision: z.string().nullable(),
  decision_words: z.string(),
  remarks: z.string(),
  abstained: z.array(z.string()),
  own_office: z.array(z.string()),
  /** Why it cannot be decided at this meeting; null where it can, or was. */
  refused: z.string().nullable(),
  actions: z.array(openAction),
});
export type AgendaRow = z.output<typeof agendaRow>;

export const readMeeting = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One meeting with its agenda, who is present, its quorum and what may be decided.',
  access: 'staff',
  params: byId,
  versioned: 'committees.meeting:{id}',
  response: z.object({
    meeting: meetingRow.extend({ minutes: z.string() }),
    seats: z.array(
      seatRow
        .pick({ id: true, fullname: true, role: true, represents: true, position: true, office: true })
        .extend({ is_present: z.boolean() }),
    ),
    quorum: z.object({ seats: figure, needed: figure, voting: figure, holds: z.boolean() }),
    agenda: z.array(agendaRow),
    /** Requests that wait for this committee and are on no agenda that is still to come. */
    candidates: z.array(
      z.object({ id: figure, title: z.string(), kind_title: z.string(), owner: z.string().nullable(), office: z.string().nullable() }),
    ),
    actions: z.array(z.enum(meetingFlow.actions)),
    /** Whether the caller keeps it: plans it, and writes its agenda and its minutes. */
    is_kept: z.boolean(),
    /** Whether the caller records what it decides, as its secretary. */
    may_decide: z.boolean(),
    steps: z.array(z.object({ label: z.string(), by: z.string().nullable(), at: z.string(), reason: z.string() })),
    version: recordVersion,
  }),
});
export type Meeting = z.output<typeof readMeeting.response>;

const facts = z.object({
  date: isoDate,
  begins: figure.min(0, 'Enter the time.').max(1439),
  place: z.string().trim().min(1, 'Enter the place.').max(120, 'At most 120 characters.'),
});

export const planMeeting = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Plans a meeting of a committee.',
  access: 'staff',
  body: facts.extend({ committee_id: recordId }),
  response: messageOnly.extend({ id: figure }),
});

export const editMeeting = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Moves a meeting that was not held yet to another day, time or place; members of one that was called are notified.',
  access: 'staff',
  params: byId,
  versioned: 'committees.meeting:{id}',
  body: facts,
  response: messageOnly,
});

export const addItems = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/items`,
  summary: 'Puts requests that wait for the committee on the agenda, or a matter in words.',
  access: 'staff',
  params: byId,
  body: z.object({
    requests: z.array(recordId).max(200, 'At most 200 at a time.'),
    title: z.string().trim().max(200, 'At most 200 characters.'),
  }),
  response: messageOnly,
});

export const removeItem = endpoint({
  method: 'DELETE',
  path: '/api/committees/items/{id}',
  summary: 'Takes an item off the agenda that was not decided.',
  access: 'staff',
  params: byId,
  response: messageOnly,
});

const PLAIN = ['call', 'adjourn', 'approveMinutes', 'cancel'] as const satisfies MeetingAction[];

export const stepMeeting = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/steps`,
  summary: 'Calls, adjourns or cancels a meeting, or approves its minutes as the chair.',
  access: 'staff',
  params: byId,
  body: z.object({ action: z.enum(PLAIN), reason: z.string().trim().max(500, 'At most 500 characters.') }),
  response: messageOnly,
});

export const recordPresence = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}/presence`,
  summary: 'Records who is present; the first time the meeting is held by that.',
  access: 'staff',
  params: byId,
  body: z.object({ seats: z.array(recordId).min(1, 'Mark who is present.').max(100) }),
  response: messageOnly,
});

export const decideItems = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/decisions`,
  summary: 'Records what the meeting decided of items, each on its own: one that cannot be decided does not hinder the others.',
  access: 'staff',
  params: byId,
  body: z.object({
    items: z.array(recordId).min(1, 'Choose items.').max(200, 'At most 200 at a time.'),
    /** A step of their requests, DEFER to a later meeting, or NOTE for a matter in words. */
    action: z.string().min(1).max(60),
    remarks: z.string().trim().max(1000, 'At most 1,000 characters.'),
  }),
  response: messageOnly.extend({
    outcomes: z.array(z.object({ id: figure, title: z.string(), done: z.boolean(), because: z.string().nullable() })),
  }),
});

export const saveMinutes = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}/minutes`,
  summary: 'Saves the minutes of a meeting that was held and not approved yet.',
  access: 'staff',
  params: byId,
  versioned: 'committees.meeting:{id}',
  body: z.object({ minutes: z.string().trim().max(20_000, 'At most 20,000 characters.') }),
  response: messageOnly,
});

export const printMeeting = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/print`,
  summary: 'The agenda of a meeting before it is held, its minutes after that.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
