import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { scopeBody } from './roles.ts';

/** Invited: has set no password yet. */
export const userState = z.enum(['active', 'invited', 'suspended']);

export const user = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  state: userState,
  /** The employee number of the person whom the account is joined to. */
  number: z.string().nullable(),
  roles: z.array(z.string()),
  /** Fewer than 2 roles, one of them applicant. */
  applicant_only: z.boolean(),
  last_sign_in: z.string().nullable(),
});
export type User = z.output<typeof user>;

/** An account in the list, with the face of its person. */
export const userRow = user.extend({ avatar: z.string().nullable(), office_acronym: z.string().nullable() });
export type UserRow = z.output<typeof userRow>;

const yesOrNo = z.enum(['yes', 'no']).optional();

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'The accounts, by name, e-mail or employee number.',
  access: ['USERS'],
  reach: 'university',
  query: listQuery(['name', 'email', 'last_sign_in'], 25).extend({
    role: recordId.optional(),
    state: userState.optional(),
    has_person: yesOrNo,
    applicant_only: yesOrNo,
    /** Has an open session. */
    signed_in: yesOrNo,
    /** An app, mailed codes or a passkey. */
    second_factor: yesOrNo,
  }),
  response: listOf('users', userRow),
});

export const exportUsers = exportOf(listUsers, 'accounts');

export const heldRole = z.object({
  id: z.number().int(),
  role: z.string(),
  scope: z.enum(['self', 'headed', 'office', 'campus', 'all']),
  /** Over whose records, in words. */
  over: z.string(),
  from: z.string().nullable(),
  /** The last day, or null without an end. */
  to: z.string().nullable(),
  state: z.enum(['current', 'coming', 'past']),
});
export type HeldRole = z.output<typeof heldRole>;

export const userDetail = user.extend({
  suspended_at: z.string().nullable(),
  suspended_because: z.string().nullable(),
  created_at: z.string(),
  person: z
    .object({
      id: z.number().int(),
      fullname: z.string(),
      idno: z.string(),
      office: z.string().nullable(),
      /** On the personnel record. */
      email: z.string().nullable(),
    })
    .nullable(),
  held: z.array(heldRole),
  acting_for: z.array(z.object({ department: z.string(), until: z.string().nullable() })),
  sessions: z.array(z.object({ id: z.string(), device: z.string(), address: z.string(), last_seen_at: z.string() })),
  has_second_factor: z.boolean(),
  /** Whether the caller may view Talaan as this user. */
  may_view_as: z.boolean(),
});
export type UserDetail = z.output<typeof userDetail>;

export const readUser = endpoint({
  method: 'GET',
  path: '/api/users/{id}',
  summary: 'One account with its roles, past and coming ones too, and where it is signed in.',
  access: ['USERS'],
  reach: 'university',
  params: byId,
  versioned: 'identity.account:{id}',
  response: z.object({ user: userDetail, version: recordVersion }),
});

export const signInTry = z.object({
  id: z.number().int(),
  at: z.string(),
  outcome: z.enum(['wrong_password', 'suspended', 'password_right', 'wrong_code', 'signed_in']),
  address: z.string(),
  device: z.string(),
});
export type SignInTry = z.output<typeof signInTry>;

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/users/{id}/sign-ins',
  summary: 'Tries to sign in to an account, newest first.',
  access: ['USERS'],
  reach: 'university',
  params: byId,
  query: listQuery(['at'], 25),
  response: listOf('sign_ins', signInTry),
});

export const exportSignIns = exportOf(listSignIns, 'tries to sign in');

/** A role over a scope, from and to a day. */
const grantBody = scopeBody.extend({ from: isoDate, to: isoDate.nullable().default(null) });

const accountName = z.string().trim().min(1, 'Enter the name.').max(150);
const accountEmail = z.string().trim().toLowerCase().max(254).pipe(z.email('Enter an e-mail address, such as name@university.edu.ph.'));

/** How long the mailed link sets the first password. */
export const INVITATION_DAYS = 7;

export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/users',
  summary: 'Makes an account without a password and mails a link to set one, good for 7 days.',
  access: ['USERS'],
  reach: 'university',
  body: z.object({
    name: accountName,
    email: accountEmail,
    personnel_id: recordId.nullable().default(null),
    roles: z.array(grantBody).max(20).default([]),
  }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/users/{id}/invitation',
  summary: 'Mails a new link to set the password; the earlier one is void.',
  access: ['USERS'],
  reach: 'university',
  params: byId,
  response: messageOnly,
});

export const editUser = endpoint({
  method: 'PUT',
  path: '/api/users/{id}',
  summary: 'Corrects name and e-mail address; the earlier address is notified.',
  access: ['USERS'],
  reach: 'university',
  params: byId,
  versioned: 'identity.account:{id}',
  body: z.object({ name: accountName, email: accountEmail }),
  response: messageOnly,
});

export const giveRecordAddress = endpoint({
  method: 'POST',
  path: '/api/users/{id}/record-address',
  summary: 'Writes the address of an account into the personnel record that it is joined to, which the caller keeps.',
  access: ['USERS'],
  reach: 'university',
  params: byId,
  response: messageOnly,
});

export const joinPerson = endpoint({
  method: 'PUT',
  path: '/api/users/{id}/person',
  summary: 'Joins an account to a personnel record, or to none.',
  access: ['USERS'],
  reach: 'university',
  params: byId,
  body: z.object({ personnel_id: recordId.nullable() }),
  response: messageOnly,
});

export const findPeopleToJoin = endpoint({
  method: 'GET',
  path: '/api/users/people',
  summary: 'The five people nearest to the typed name or number, for joining to an account.',
  access: ['USERS'],
  reach: 'university',
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({
    people: z.array(foundPerson),
  }),
});

export const grantRole = endpoint({
  method: 'POST',
  path: '/api/users/{id}/roles',
  summary: 'Gives an account a role over a scope, from and to a day.',
  access: ['USERS'],
  reach: 'university',
  params: byId,
  body: grantBody,
  response: messageOnly,
});

export const endRole = endpoint({
  method: 'POST',
  path: '/api/users/{id}/roles/{grant}/end',
  summary: 'Ends a role after a last day, or at once; the period stays in the history.',
  access: ['USERS'],
  reach: 'university',
  params: byId.extend({ grant: recordId }),
  body: z.object({ last_day: isoDate.nullable().default(null) }),
  response: messageOnly,
});

export const suspendUser = endpoint({
  method: 'POST',
  path: '/api/users/{id}/suspend',
  summary: 'Suspends an account and ends its sessions.',
  access: ['USERS'],
  reach: 'university',
  params: byId,
  body: z.object({ reason: z.string().trim().min(1, 'Enter the reason.').max(300) }),
  response: messageOnly,
});

export const liftSuspension = endpoint({
  method: 'POST',
  path: '/api/users/{id}/lift',
  summary: 'Lifts a suspension.',
  access: ['USERS'],
  reach: 'university',
  params: byId,
  response: messageOnly,
});

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/{id}/second-factor/reset',
  summary: 'Takes away the second factors, recovery codes, passkeys and remembered browsers of an account and ends its sessions.',
  access: ['USERS'],
  reach: 'university',
  params: byId,
  response: messageOnly,
});

export const endSessionsOf = endpoint({
  method: 'POST',
  path: '/api/users/{id}/sessions/end',
  summary: 'Signs an account out everywhere.',
  access: ['USERS'],
  reach: 'university',
  params: byId,
  response: messageOnly,
});

export const startViewing = endpoint({
  method: 'POST',
  path: '/api/users/{id}/view-as',
  summary: 'Begins to view Talaan as a user, read-only: further calls carry the header X-View-As.',
  access: ['USERS', 'ADMIN'],
  reach: 'university',
  params: byId,
  response: messageOnly.extend({ id: z.number().int(), name: z.string() }),
});

export const stopViewing = endpoint({
  method: 'DELETE',
  path: '/api/users/{id}/view-as',
  summary: 'Stops viewing Talaan as a user.',
  access: 'signed-in',
  params: byId,
  response: messageOnly,
});
