import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import type { SlotState } from '../rules/answers.ts';
import { SESSION_KINDS, SLOT_STATES, type SessionKind } from './words.ts';

const ACCESS = ['JOBPOST'] as const;
const PATH = '/api/interviews';
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
const kind = z.enum(Object.keys(SESSION_KINDS) as [SessionKind, ...SessionKind[]]);
const slotState = z.enum(Object.keys(SLOT_STATES) as [SlotState, ...SlotState[]]);
/** Minutes after midnight. */
const minute = z.number({ error: 'Enter the hour.' }).int().min(0).max(1439);

export const slotRow = z.object({
  id: z.number().int(),
  application_id: z.number().int(),
  reference: z.string().nullable(),
  fullname: z.string(),
  /** Of the application. */
  application_state: z.string(),
  start: minute,
  /** The first minute after it. */
  end: z.number().int(),
  state: slotState,
  answer_by: z.string(),
  answered_at: z.string().nullable(),
  reason: z.string(),
  preferred_on: z.string().nullable(),
  notified_at: z.string().nullable(),
});
export type SlotRow = z.output<typeof slotRow>;

const panelMember = z.object({
  personnel_id: z.number().int(),
  fullname: z.string(),
  /** Null for one who serves beyond the caller’s reach. */
  avatar: z.string().nullable(),
  /** The acronym of where they serve today. */
  office: z.string().nullable(),
});
export type PanelMember = z.output<typeof panelMember>;

export const sessionRow = z.object({
  id: z.number().int(),
  kind,
  day: z.string(),
  slot_minutes: z.number().int(),
  venue: z.string(),
  link: z.string(),
  bring: z.string(),
  remarks: z.string(),
  answer_hours: z.number().int(),
  state: z.enum(['DRAFT', 'PUBLISHED', 'CANCELLED']),
  panel: z.array(panelMember),
  slots: z.array(slotRow),
});
export type SessionRow = z.output<typeof sessionRow>;

export const readSchedule = endpoint({
  method: 'GET',
  path: `${PATH}/posts/{id}`,
  summary: 'The examinations and interviews of a post, day by day, with the answers of applicants and who may be called.',
  access: ACCESS,
  params: byId,
  response: z.object({
    post: z.object({ id: z.number().int(), code: z.string(), title: z.string(), office: z.string(), state: z.string() }),
    sessions: z.array(sessionRow),
    /** Applicants who are qualified, or called already. */
    applicants: z.array(
      z.object({ application_id: z.number().int(), reference: z.string().nullable(), fullname: z.string(), state: z.string() }),
    ),
    /** The members of the board of the post, for the panel. */
    board: z.array(panelMember.extend({ title: z.string() })),
    /** Days of the next four months on which no session is held. */
    holidays: z.array(z.string()),
  }),
});

const facts = z.object({
  day: isoDate,
  slot_minutes: z.number({ error: 'Enter how many minutes a slot has.' }).int().min(15, 'A slot has 15 minutes or more.').max(240),
  venue: text(150).overwrite((typed) => typed.replaceAll(/\s+/g, ' ')),
  /** Of a session that is held online. */
  link: text(300).regex(/^(https?:\/\/\S+)?$/, 'Enter the address of the meeting, which begins with https://'),
  bring: text(500),
  remarks: text(500),
  answer_hours: z.number({ error: 'Enter a number of hours.' }).int().min(1).max(72, 'Answers are due at most 72 hours before.'),
  panel: z.array(recordId).max(20),
  slots: z.array(z.object({ application_id: recordId, start: minute })).max(400),
});

const drawn = messageOnly.extend({ id: z.number().int(), warnings: z.array(z.string()) });

export const drawSession = endpoint({
  method: 'POST',
  path: `${PATH}/posts/{id}/sessions`,
  summary:
    'Draws a day of examinations or interviews as a draft, of which the applicants are not notified yet. Rooms and people who are taken are refused.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: facts.extend({ kind }),
  response: drawn,
});

export const redrawSession = endpoint({
  method: 'PUT',
  path: `${PATH}/sessions/{id}`,
  versioned: 'interviews.session:{id}',
  summary: 'Draws a draft anew.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: facts,
  response: drawn,
});

export const readSession = endpoint({
  method: 'GET',
  path: `${PATH}/sessions/{id}`,
  versioned: 'interviews.session:{id}',
  summary: 'One day of examinations or interviews.',
  access: ACCESS,
  params: byId,
  response: z.object({ session: sessionRow, version: recordVersion }),
});

export const removeSession = endpoint({
  method: 'DELETE',
  path: `${PATH}/sessions/{id}`,
  summary: 'Removes a draft.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const publishSession = endpoint({
  method: 'POST',
  path: `${PATH}/sessions/{id}/publish`,
  summary: 'Calls the applicants of a session: one letter each, with links to accept or decline. Those who have theirs get none again.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const cancelSession = endpoint({
  method: 'POST',
  path: `${PATH}/sessions/{id}/cancel`,
  summary: 'Cancels a session and tells its applicants and its panel why; links no longer work.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ reason: text(300).min(1, 'Enter the reason; applicants read it.') }),
  response: messageOnly,
});

export const markAttendance = endpoint({
  method: 'POST',
  path: `${PATH}/slots/{id}/attendance`,
  summary: 'Marks that an applicant came or did not come.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ attended: z.boolean() }),
  response: messageOnly,
});

export const moveSlot = endpoint({
  method: 'POST',
  path: `${PATH}/slots/{id}/move`,
  summary: 'Moves an applicant to another hour or another session of the same kind: a new slot with a new link; the old link is void.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ session_id: recordId, start: minute, reason: text(300) }),
  response: messageOnly,
});

export const cancelSlot = endpoint({
  method: 'POST',
  path: `${PATH}/slots/{id}/cancel`,
  summary: 'Cancels the slot of one applicant and tells them why.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ reason: text(300).min(1, 'Enter the reason; the applicant reads it.') }),
  response: messageOnly,
});

export const printProgramme = endpoint({
  method: 'GET',
  path: `${PATH}/sessions/{id}/print`,
  summary: 'The programme of a session, for JOBPOST and its panel.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const fetchSessionCalendar = endpoint({
  method: 'GET',
  path: `${PATH}/sessions/{id}/calendar.ics`,
  summary: 'A session as an entry for the calendar of its panel, for JOBPOST and its panel.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['text/calendar'],
});

export const findPanelPeople = endpoint({
  method: 'GET',
  path: `${PATH}/people`,
  summary: 'The five people nearest to the typed name who may sit on a panel.',
  access: ACCESS,
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({
    personnel: z.array(foundPerson),
  }),
});

export const invitationRow = z.object({
  id: z.number().int(),
  session_id: z.number().int(),
  post_id: z.number().int(),
  code: z.string(),
  title: z.string(),
  kind,
  day: z.string(),
  start: minute,
  fullname: z.string(),
  place: z.string(),
  state: slotState,
  answer_by: z.string(),
  reason: z.string(),
});
export type InvitationRow = z.output<typeof invitationRow>;

export const listInvitations = endpoint({
  method: 'GET',
  path: PATH,
  summary:
    'Slots of published sessions from today on, or of the past too: those of posts within reach, and of panels on which the caller sits.',
  access: 'staff',
  query: listQuery(['day', 'fullname', 'code']).extend({
    state: severalOf(slotState),
    kind: kind.optional(),
    all: z.coerce.number().int().min(0).max(1).default(0),
  }),
  response: listOf('invitations', invitationRow),
});

export const exportInvitations = exportOf(listInvitations, 'interviews');
