import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const group = z.enum(Object.keys(GROUPS) as [Group, ...Group[]], { error: 'There is no such view group.' });
const groups = z.array(group).max(100);

export const role = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  /** Comes with Talaan: it keeps its name and cannot be deleted. */
  is_ready: z.boolean(),
  requires_second_factor: z.boolean(),
  /** How many accounts hold it today. */
  holders: z.number().int(),
  groups: z.array(z.string()),
  /** Counts the edits; an edit names the one it began with. */
  version: z.number().int(),
});
export type Role = z.output<typeof role>;

const roleBody = z.object({
  name: z.string().trim().min(1, 'Name the role.').max(80),
  description: z.string().trim().max(300).default(''),
  groups,
  requires_second_factor: z.boolean().default(false),
});

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/roles',
  summary: 'The roles, what they open and how many hold each today.',
  access: ['ROLES', 'USERS'],
  query: listQuery(['name', 'holders'], 50).extend({ group: group.optional() }),
  response: listOf('roles', role),
});

export const exportRoles = exportOf(listRoles, 'roles');

export const listCalledGroups = endpoint({
  method: 'GET',
  path: '/api/roles/groups',
  summary: 'The view groups that open at least one call; the others wait for the parts of Talaan that they are for.',
  access: ['ROLES'],
  response: z.object({ groups: z.array(z.string()) }),
});

export const readRole = endpoint({
  method: 'GET',
  path: '/api/roles/{id}',
  summary: 'One role.',
  access: ['ROLES'],
  params: byId,
  response: z.object({ role }),
});

export const roleHolder = z.object({
  id: z.number().int(),
  account_id: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** Over whose records, in words. */
  over: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  suspended: z.boolean(),
});
export type RoleHolder = z.output<typeof roleHolder>;

export const listRoleHolders = endpoint({
  method: 'GET',
  path: '/api/roles/{id}/holders',
  summary: 'The users with a role, today or later.',
  access: ['ROLES'],
  params: byId,
  query: listQuery(['name'], 25),
  response: listOf('holders', roleHolder),
});

export const exportRoleHolders = exportOf(listRoleHolders, 'holders of a role');

export const addRole = endpoint({
  method: 'POST',
  path: '/api/roles',
  summary: 'Adds a role.',
  access: ['ROLES'],
  reach: 'university',
  body: roleBody,
  response: messageOnly.extend({ role }),
});

export const editRole = endpoint({
  method: 'PUT',
  path: '/api/roles/{id}',
  summary: 'Changes what a role opens, from the next call of its holders on; refused where someone else has already changed it.',
  access: ['ROLES'],
  reach: 'university',
  params: byId,
  body: roleBody.extend({ version: z.number().int() }),
  response: messageOnly.extend({ role }),
});

export const removeRole = endpoint({
  method: 'DELETE',
  path: '/api/roles/{id}',
  summary: 'Deletes a role that was never assigned.',
  access: ['ROLES'],
  reach: 'university',
  params: byId,
  response: messageOnly,
});

const groupList = z
  .union([group, groups])
  .transform((value) => (Array.isArray(value) ? value : [value]))
  .default([]);

export const affectedPerson = z.object({
  account_id: z.number().int(),
  name: z.string(),
  email: z.string(),
  gains: z.array(z.string()),
  loses: z.array(z.string()),
});
export type AffectedPerson = z.output<typeof affectedPerson>;

/** At most so many people are named; `total` counts them all. */
export const AFFECTED_SHOWN = 100;

export const previewRole = endpoint({
  method: 'GET',
  path: '/api/roles/{id}/preview',
  summary: 'Who would gain or lose which view groups if the role opened these; nothing is changed.',
  access: ['ROLES'],
  params: byId,
  query: z.object({ groups: groupList }),
  response: z.object({
    affected: z.array(affectedPerson),
    total: z.number().int(),
    /** Holders today who are not affected: they have the groups by another role as well. */
    unaffected: z.number().int(),
  }),
});

export const SCOPES = {
  self: 'Own record',
  headed: 'Offices that the person heads',
  office: 'An office with its units',
  campus: 'A campus',
  all: 'The whole university',
} as const;
export type ScopeKind = keyof typeof SCOPES;

/** Over whose records a role is held. */
export const scopeBody = z.object({
  role_id: recordId,
  scope: z.enum(['self', 'headed', 'office', 'campus', 'all'], { error: 'Choose the scope.' }),
  office_id: recordId.nullable().default(null),
  campus_id: recordId.nullable().default(null),
});
