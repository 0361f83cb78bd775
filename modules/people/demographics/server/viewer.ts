import { holds, scopesWithin, type Actor } from '@talaan/kernel/server/actor.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { FACETS, type FacetName } from '../rules/facets.ts';
import type { Narrowing } from './population.ts';

/** HR of the whole university: every number, narrowed as they like, and who is behind it. */
export function isHr(actor: Actor): boolean {
  return scopesWithin(actor, ['PERSONNELS']).some(({ kind }) => kind === 'all');
}

/** Whether the caller may ask who is behind the numbers of a facet. */
export function mayList(actor: Actor, facet: FacetName): boolean {
  return isHr(actor) || (holds(actor, ['PERSONNELS']) && !FACETS[facet].isSensitive);
}

/**
 * The day that is counted. Everybody but HR sees one set of numbers a month: with a filter, or a day later, a hidden number
 * would be the difference of two that are shown. Errors: 422 on a filter.
 */
export function dayFor({ actor, today }: Pick<Call, 'actor' | 'today'>, query: Narrowing & { on?: string | undefined }): string {
  if (isHr(actor)) return query.on ?? today;
  const asked = Object.entries(query).find(([name, value]) => FILTERS.has(name) && value !== undefined);
  if (asked) throw invalid({ [asked[0]]: ['Only HR narrows these numbers: the difference of two of them can point at a person.'] });
  return Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ days: 1 }).toString();
}

const FILTERS = new Set(['on', 'campus', 'office', 'track', 'status']);
