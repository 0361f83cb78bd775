import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { SERVICE_GROUPS } from '../rules/service-groups.ts';

/** `idle` has no token by which it could call. */
export const serviceState = z.enum(['active', 'idle', 'ended']);
export type ServiceState = z.output<typeof serviceState>;

export const SERVICE_SCOPES = {
  office: 'An office with its units',
  campus: 'A campus',
  all: 'The whole university',
} as const;
const scope = z.enum(['office', 'campus', 'all'], { error: 'Choose the scope.' });
export type ServiceScope = z.output<typeof scope>;

const serviceAccount = z.object({
  id: z.number().int(),
  name: z.string(),
  purpose: z.string(),
  state: serviceState,
  groups: z.array(z.string()),
  /** Over whose records, in words. */
  over: z.string(),
  calls_a_minute: z.number().int(),
  /** Whether it is a directory of the university, which looks after accounts by SCIM. */
  provisions: z.boolean(),
  /** The last day of the token that holds longest. */
  expires_on: z.string().nullable(),
  last_used_at: z.string().nullable(),
});
export type ServiceAccount = z.output<typeof serviceAccount>;

export const listServiceAccounts = endpoint({
  method: 'GET',
  path: '/api/service-accounts',
  summary: 'The service accounts: other systems of the university, what they open and when they called last.',
  access: ['ADMIN'],
  reach: 'university',
  query: listQuery(['name', 'expires_on', 'last_used_at']).extend({ state: serviceState.optional() }),
  response: listOf('service_accounts', serviceAccount),
});

export const exportServiceAccounts = exportOf(listServiceAccounts, 'service accounts');

const token = z.object({
  id: z.number().int(),
  /** Its last four characters. */
  hint: z.string(),
  state: z.enum(['active', 'expired', 'revoked']),
  expires_on: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  revoked_by: z.string().nullable(),
});
export type Token = z.output<typeof token>;

export const serviceDetail = serviceAccount.extend({
  scope,
  office_id: z.number().int().nullable(),
  campus_id: z.number().int().nullable(),
  created_at: z.string(),
  created_by: z.string(),
  ended_at: z.string().nullable(),
  tokens: z.array(token),
});
export type ServiceDetail = z.output<typeof serviceDetail>;

const VERSION = 'connections.service_account:{id}';

export const readServiceAccount = endpoint({
  method: 'GET',
  path: '/api/service-accounts/{id}',
  summary: 'One service account with its tokens, without the tokens themselves.',
  access: ['ADMIN'],
  reach: 'university',
  params: byId,
  versioned: VERSION,
  response: z.object({ service_account: serviceDetail, version: recordVersion }),
});

const group = z.enum(SERVICE_GROUPS as [Group, ...Group[]], { error: 'A service account cannot have this view group.' });

const serviceBody = z.object({
  name: z.string().trim().min(1, 'Enter the name.').max(80),
  purpose: z.string().trim().min(1, 'Enter what it is for.').max(300),
  /** At least one, where it does not look after accounts. */
  groups: z.array(group).max(SERVICE_GROUPS.length),
  scope,
  office_id: recordId.nullable().default(null),
  campus_id: recordId.nullable().default(null),
  calls_a_minute: z.coerce
    .number({ error: 'Enter a number.' })
    .int()
    .min(1, 'At least 1 call a minute.')
    .max(6000, 'At most 6,000 calls a minute.'),
  provisions: z.boolean().default(false),
});
export type ServiceBody = z.output<typeof serviceBody>;

export const addServiceAccount = endpoint({
  method: 'POST',
  path: '/api/service-accounts',
  summary: 'Makes a service account; its maker holds each of its view groups over the whole university.',
  access: ['ADMIN'],
  reach: 'university',
  body: serviceBody,
  response: messageOnly.extend({ id: z.number().int() }),
});

export const editServiceAccount = endpoint({
  method: 'PUT',
  path: '/api/service-accounts/{id}',
  summary: 'Changes what a service account opens, from its next call on.',
  access: ['ADMIN'],
  reach: 'university',
  params: byId,
  versioned: VERSION,
  body: serviceBody,
  response: messageOnly,
});

export const endServiceAccount = endpoint({
  method: 'POST',
  path: '/api/service-accounts/{id}/end',
  summary: 'Ends a service account and revokes its tokens; what it did stays on record.',
  access: ['ADMIN'],
  reach: 'university',
  params: byId,
  response: messageOnly,
});

/** A token is renewed at least once a year. */
export const LONGEST_TOKEN_DAYS = 366;

export const issueToken = endpoint({
  method: 'POST',
  path: '/api/service-accounts/{id}/tokens',
  summary: 'Issues a token, which is in this answer alone: only its hash is kept.',
  access: ['ADMIN'],
  reach: 'university',
  params: byId,
  body: z.object({ expires_on: isoDate }),
  response: messageOnly.extend({ token: z.string() }),
});

export const revokeToken = endpoint({
  method: 'POST',
  path: '/api/service-accounts/{id}/tokens/{token}/revoke',
  summary: 'Revokes a token: the next call with it is refused.',
  access: ['ADMIN'],
  reach: 'university',
  params: byId.extend({ token: recordId }),
  response: messageOnly,
});
