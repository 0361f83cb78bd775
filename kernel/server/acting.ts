import type { Group } from '../contract/groups.ts';
import type { Acting, Actor, Grant } from './actor.ts';
import type { Call } from './mount.ts';

/** In whose place a step is taken, and by which designation, as each table of steps has it. */
export interface Place {
  /** The head, a personnel id; null in one's own right and where the post is vacant. */
  in_place_of: number | null;
  /** The row of `organization.head`; null in one's own right. */
  head_id: number | null;
}

export const OWN_RIGHT: Place = { in_place_of: null, head_id: null };

/** The place in which the caller acts on a record of the office that has this number in the tree; without an office, see `actingFor`. */
export function placeIn({ actor, groups }: Pick<Call, 'actor' | 'groups'>, tree?: number): Place {
  return placeOf(actingFor(actor, groups, tree));
}

/** The place of an officer in charge; null is one's own right. */
export function placeOf(acting: Acting | null): Place {
  return acting ? { in_place_of: acting.headId, head_id: acting.designationId } : OWN_RIGHT;
}

/** The head (personnel id) in whose place an officer in charge acts, as `actingFor`. Null for an act in one’s own right. */
export function inPlaceOf(actor: Actor, groups: readonly Group[], tree?: number): number | null {
  return actingFor(actor, groups, tree)?.headId ?? null;
}

/**
 * As what an officer in charge acts within these groups, on a record of the office that has this number in the tree; without an office,
 * where all that they may do comes from one head. Null for an act in one’s own right.
 */
export function actingFor(actor: Actor, groups: readonly Group[], tree?: number): Acting | null {
  const reaching = actor.grants.filter((grant) => opensAny(grant, groups) && reaches(grant, tree));
  if (reaching.some((grant) => !grant.actingFor)) return null;
  const acting = reaching.toSorted((a, b) => width(a) - width(b)).map((grant) => grant.actingFor!);
  if (tree === undefined && new Set(acting.map(({ headId }) => headId)).size !== 1) return null;
  return acting[0] ?? null;
}

/** The actor without what they may do as officer in charge: such a power is not handed on. */
export function withoutActing(actor: Actor): Actor {
  return { ...actor, grants: actor.grants.filter((grant) => !grant.actingFor) };
}

function opensAny(grant: Grant, groups: readonly Group[]): boolean {
  return grant.groups.some((group) => (groups as readonly string[]).includes(group));
}

function reaches({ scope }: Grant, tree: number | undefined): boolean {
  if (scope.kind === 'self') return false;
  if (scope.kind !== 'offices' || tree === undefined) return true;
  return scope.spans.some((span) => span.from <= tree && tree <= span.to);
}

/** Of an office and a unit within it, the unit is the nearer one. */
function width({ scope }: Grant): number {
  return scope.kind === 'offices' ? Math.min(...scope.spans.map((span) => span.to - span.from)) : Infinity;
}
