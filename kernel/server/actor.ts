import type { Group } from '../contract/groups.ts';
import type { Changes } from './kept/changes-of.ts';

/** Whose records a role reaches. A place is a span of the office tree. */
export type Scope =
  | { kind: 'self' }
  | { kind: 'offices'; spans: readonly { from: number; to: number }[] }
  | { kind: 'campus'; campusId: number }
  | { kind: 'all' };

/** A role that somebody holds today: the view groups that it opens, over these records. */
export interface Grant {
  role: string;
  groups: readonly string[];
  scope: Scope;
  /** Held as officer in charge: the office, and its head, in whose place one acts. */
  actingFor?: Acting;
}

/** An office that somebody heads as officer in charge today. */
export interface Acting {
  officeId: number;
  office: string;
  /** A personnel id; null where the post is vacant. */
  headId: number | null;
  /** The row of `organization.head` by which one is in charge. */
  designationId: number;
  /** The last day, as `YYYY-MM-DD`; null without an end. */
  until: string | null;
}

/** Who calls. Account 0 is nobody: a visitor who has not signed in, or the system itself in a job. */
export interface Actor {
  accountId: number;
  personnelId: number | null;
  email: string;
  name: string;
  avatarPath: string | null;
  /** Of the screens, where one was chosen; known of who calls by a session. */
  language?: string | null;
  grants: readonly Grant[];
  tokenHash: Buffer | null;
  /** The sums of changes that were read with the session, after the call came in; null without one. */
  seen: Changes | null;
  /** Another system, which calls by a token (`tokenHolders`): it reads and writes by its view groups alone, and decides nothing in person. */
  isService?: true;
  /** The administrator who sees Talaan as this person does, and may change nothing. */
  viewedBy?: { accountId: number; name: string };
}

export const NOBODY: Actor = {
  accountId: 0,
  personnelId: null,
  email: '',
  name: '',
  avatarPath: null,
  grants: [],
  tokenHash: null,
  seen: null,
};

/** Fewer than 2 roles, one of them applicant (specification, section 6); standing in for a head makes more of somebody. */
export function isApplicantOnly(actor: Actor): boolean {
  return actor.grants.length > 0 && actor.grants.every(({ role }) => role.toLowerCase() === 'applicant');
}

export function holds(actor: Actor, groups: readonly Group[]): boolean {
  return actor.grants.some((grant) => grant.groups.some((group) => (groups as readonly string[]).includes(group)));
}

/** The scopes that the actor's roles give within any of these groups. */
export function scopesWithin(actor: Actor, groups: readonly Group[]): Scope[] {
  return actor.grants
    .filter((grant) => grant.groups.some((group) => (groups as readonly string[]).includes(group)))
    .map((grant) => grant.scope);
}

/** Whether one of these groups is held over the whole university. */
export function reachesUniversity(actor: Actor, groups: readonly Group[]): boolean {
  return scopesWithin(actor, groups).some(({ kind }) => kind === 'all');
}
