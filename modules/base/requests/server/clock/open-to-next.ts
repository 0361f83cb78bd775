import { sql } from 'kysely';
import { lockRequests } from '../lock-requests.ts';
import type { StepCall } from '../served-kinds.ts';
import { writeSteps } from '../write-steps.ts';

/** Lets the head above decide too, beside those who are late; where there is none above, nothing changes. */
export async function openToNext(call: StepCall, ids: readonly number[]): Promise<void> {
  const locked = await lockRequests(call.db, ids);
  const { rows } = await sql<{ request_id: number }>`
    insert into requests.stage (request_id, round, place, role, seat_id, state, decides, because, kind)
    select g.request_id, g.round, g.place, g.role, requests.seat_of('head', o.parent_id, null, null), g.state, g.decides, 'late: the next higher head decides too', ''
    from requests.stage g join requests.seat s on s.id = g.seat_id and s.kind = 'head' join organization.office_view o on o.id = s.office_id
    where g.request_id = any(${locked.map(({ id }) => id)}::integer[]) and g.opened_at is not null and g.closed_at is null and o.parent_id is not null
    on conflict do nothing returning request_id`.execute(call.db);
  const opened = new Set(rows.map(({ request_id }) => request_id));
  await writeSteps(
    call,
    locked
      .filter(({ id }) => opened.has(id))
      .map(({ id, round, state }) => ({ request_id: id, round, action: 'escalate', as_role: 'system', from_state: state, state })),
  );
}
