import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { STAGES, type StageCode } from '../rules/stages.ts';

/** Tables in which the figures count: posts as `v` with their request `h` and office `o`. */
export const countedPosts = sql`vacancies.post v join hiring.request h on h.id = v.request_id join organization.office_view o on o.id = v.office_id`;

/** Posts by their office; a role over oneself reaches those that one asked for. */
export function reachOfPosts(actor: Actor): RawBuilder<SqlBool> {
  return visible(actor, ['RSP'], { person: 'h.requester_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** The place among the stages of each state that shows one, as `g`. */
export function stagesOfStates(): RawBuilder<unknown> {
  const states = STAGES.flatMap((stage, place) => stage.states.map((state) => ({ state, place })));
  return sql`(values ${sql.join(states.map(({ state, place }) => sql`(${sql.lit(state)}, ${sql.lit(place)})`))}) as g (state, place)`;
}

/** Whether the application `a` came to a stage or one after it; all that were submitted came to the first. */
export function cameTo(code: StageCode): RawBuilder<SqlBool> {
  const place = STAGES.findIndex((stage) => stage.code === code);
  if (place === 0) return sql<SqlBool>`true`;
  const shows: string[] = STAGES.slice(place).flatMap(({ states }) => [...states]);
  return sql<SqlBool>`exists (select from applicants.step s where s.application_id = a.id and s.to_state = any(${shows}))`;
}

/** Whether a column is a moment of a year, in the zone of the university. */
export function isIn(at: RawBuilder<unknown>, year: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${at} >= ${firstMoment(year)} and ${at} < ${firstMoment(year + 1)})`;
}

/** Steps by which an offer is made. */
const OFFERS = ['SELECTED', 'DEEP_SELECTED'];

/** Whether the application `a` was offered the post, or declined it, in a year; an offer that was restored counts once. */
export function wasOffered(year: number): RawBuilder<SqlBool> {
  return stepped(OFFERS, year);
}

export function wasDeclined(year: number): RawBuilder<SqlBool> {
  return stepped(['DECLINED'], year);
}

function stepped(states: string[], year: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from applicants.step s where s.application_id = a.id and s.to_state = any(${states}) and ${isIn(sql`s.at`, year)})`;
}

/** The first approval of the request of the post `v`, as `approved.at`; posts whose request has none are left out. */
export const approvals = sql`lateral (
  select min(r.at) as at from requests.step r where r.request_id = v.request_id and r.state = 'APPROVED') approved on approved.at is not null`;

function firstMoment(year: number): string {
  return Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(ZONE).toInstant().toString();
}
