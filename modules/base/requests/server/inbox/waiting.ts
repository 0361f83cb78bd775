import { sql, type RawBuilder } from 'kysely';
import type { StepCall } from '../served-kinds.ts';
import { turnsOf } from './turns-of.ts';

type Caller = Pick<StepCall, 'actor' | 'today'>;

/** Requests that wait for the caller, as `w` (turn) and `g` (stage): the one place that says so. What the administrator role alone opens is no work of theirs. */
export function waiting(caller: Caller): { turns: RawBuilder<unknown>; from: RawBuilder<unknown>; where: RawBuilder<boolean> } {
  const { personnelId } = caller.actor;
  return {
    turns: sql`turn as materialized (select * from (${turnsOf(caller)}) own where not by_admin)`,
    from: sql`turn w join requests.stage g on g.seat_id = w.seat_id`,
    where: sql<boolean>`g.opened_at is not null and g.closed_at is null
      and requests.may_answer(${personnelId}, w.owner_id, w.in_place_of, g.decides, g.owner_id)
      and not (g.decides and exists (
        select from requests.party x where x.request_id = g.request_id and x.personnel_id in (${personnelId}, w.in_place_of)))`,
  };
}
