import type { Group } from '../contract/groups.ts';
import type { Actor, Grant } from './actor.ts';

/**
 * The head (personnel id) in whose place an officer in charge acts within these groups, on a record of the office that has this
 * number in the tree; without an office, where all that they may do comes from one head. Null where somebody acts in their own right.
 */
export function inPlaceOf(actor: Actor, groups: readonly Group[], tree?: number): number | null {
  const reaching = actor.grants.filter((grant) => opensAny(grant, groups) && reaches(grant, tree));
  if (reaching.some((grant) => !grant.actingFor)) return null;
  const heads = reaching.toSorted((a, b) => width(a) - width(b)).map((grant) => grant.actingFor!.headId);
  if (tree !== undefined) return heads[0] ?? null;
  return new Set(heads).size === 1 ? heads[0]! : null;
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
