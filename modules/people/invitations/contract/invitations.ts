import { z } from 'zod';
import { endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { jobRun } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, groupedBy, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { chosenPeople } from '@talaan/personnel/contract/chosen-people.ts';
import { SKIP_REASONS, SLIP_REASONS, type SkipReason, type SlipReason } from '../rules/plan-invitation.ts';

const ACCESS = ['USERS'] as const;

/** How long a mailed link works, and how long a code on paper, which is handed out first. */
export const LETTER_DAYS = 14;
export const SLIP_DAYS = 30;

/** The states of a person, in the order in which lists group them. */
export const INVITATION_STATES = {
  in: 'Activated',
  invited: 'Invited',
  waiting: 'Letter waits',
  printing: 'Slip in print',
  failed: 'Letter failed',
  kept: 'Letter not sent',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  none: 'Not invited',
  suspended: 'Suspended',
  separated: 'Not in service',
} as const;
export type InvitationState = keyof typeof INVITATION_STATES;

const state = z.enum(Object.keys(INVITATION_STATES) as [InvitationState, ...InvitationState[]]);

export const invitationRow = z.object({
  /** Of the person. */
  id: z.number().int(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  idno: z.string(),
  office: z.string().nullable(),
  office_name: z.string().nullable(),
  /** Of the account, of the letter, or on the personnel record. */
  email: z.string().nullable(),
  way: z.enum(['letter', 'slip']).nullable(),
  state,
  /** How often a letter or a slip was made. */
  times: z.number().int(),
  invited_at: z.string().nullable(),
  invited_by: z.string().nullable(),
  expires_at: z.string().nullable(),
  came_in_at: z.string().nullable(),
  /** The last answer of the mail server to a letter. */
  failure: z.string().nullable(),
});
export type InvitationRow = z.output<typeof invitationRow>;

const states = severalOf(state);

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  summary: 'Everyone in service: who was invited, when and how, and who activated their account.',
  access: ACCESS,
  query: listQuery(['fullname', 'idno', 'office', 'invited_at', 'expires_at', 'came_in_at']).extend({
    state: states,
    office: recordId.optional(),
    campus: recordId.optional(),
    way: z.enum(['letter', 'slip']).optional(),
    ...groupedBy(['office', 'state']),
  }),
  response: listOf('invitations', invitationRow).extend({
    /** How many of all rows have come in. */
    came_in: z.number().int(),
  }),
});

export const exportInvitations = exportOf(listInvitations, 'invitations');

export const officeProgress = z.object({
  id: z.number().int(),
  fullname: z.string(),
  acronym: z.string(),
  campus: z.string(),
  /** In service today in the office and all below it; the others are of these. */
  people: z.number().int(),
  came_in: z.number().int(),
  /** With an invitation that works. */
  invited: z.number().int(),
  /** Whose letter failed or was not sent, whose invitation expired or was withdrawn, whose account is suspended. */
  stuck: z.number().int(),
  not_invited: z.number().int(),
});
export type OfficeProgress = z.output<typeof officeProgress>;

export const listOfficeProgress = endpoint({
  method: 'GET',
  path: '/api/invitations/offices',
  summary: 'How many people of each office, with all below it, activated their accounts.',
  access: ACCESS,
  query: listQuery(['office', 'people', 'came_in', 'not_invited'], 50).extend({ campus: recordId.optional() }),
  response: listOf('offices', officeProgress),
});

export const exportOfficeProgress = exportOf(listOfficeProgress, 'offices');

const act = z.enum(['invite', 'remind', 'slips']);

const named = z.object({ id: z.number().int(), fullname: z.string(), office: z.string().nullable(), because: z.string() });

/** So many people are named in a preview. */
export const NAMED_IN_PREVIEW = 100;

export const invitationPreview = z.object({
  people: z.number().int(),
  letters: z.number().int(),
  slips: z.number().int(),
  /** How many of those have a letter or a slip that works and that the new one ends. */
  ends: z.number().int(),
  slips_because: z.partialRecord(z.enum(Object.keys(SLIP_REASONS) as [SlipReason, ...SlipReason[]]), z.number().int()),
  skipped: z.partialRecord(z.enum(Object.keys(SKIP_REASONS) as [SkipReason, ...SkipReason[]]), z.number().int()),
  /** Who gets a slip for want of an address, and who gets nothing although they have not come in; the first hundred. */
  named: z.array(named),
  /** Whether letters are made at all; without a mail server everybody gets a slip. */
  sends_letters: z.boolean(),
  /** How letters go out: so many an hour, or not at all, in a demo without a mail server, where an administrator reads them. */
  per_hour: z.number().int().nullable(),
});
export type InvitationPreview = z.output<typeof invitationPreview>;

export const previewInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations/preview',
  summary: 'What an invitation of these people would do: letters, slips, and who gets nothing.',
  access: ACCESS,
  query: z.object({ ...chosenPeople, act }),
  response: invitationPreview,
});

export const invitePeople = endpoint({
  method: 'POST',
  path: '/api/invitations',
  summary: 'Invites people by letter or slip; earlier links and codes of theirs end.',
  access: ACCESS,
  reach: 'scope',
  body: z.object({ ...chosenPeople, act }),
  response: messageOnly.extend({ letters: z.number().int(), slips: z.number().int(), job: jobRun.nullable() }),
});

export const withdrawInvitations = endpoint({
  method: 'POST',
  path: '/api/invitations/withdraw',
  summary: 'Withdraws invitations: their links and codes open nothing any more.',
  access: ACCESS,
  reach: 'scope',
  body: z.object({ people: z.array(recordId).min(1).max(500) }),
  response: messageOnly,
});
