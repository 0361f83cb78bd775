import type { ClientBase } from 'pg';
import type { AnyKind } from '@talaan/requests/contract/request-kind.ts';
import { workingDaysAfter } from '@talaan/requests/rules/working-days.ts';

interface DemoStep {
  action: string;
  role: string;
  by: { id: number; personnel_id: number };
  at: string;
  remarks: string;
}

interface DemoRequest {
  ownerId: number;
  title: string;
  /** The account that filed it where its owner has none. */
  filedBy: number;
  at: string;
  steps: readonly DemoStep[];
  recordId?: number;
}

/** Files a request of a kind whose roles are groups, and takes its steps; the triggers of requests number them and move the request. */
export async function fileRequest(
  client: ClientBase,
  kind: AnyKind,
  { ownerId, title, filedBy, at, steps, recordId }: DemoRequest,
): Promise<number> {
  const [first] = kind.states as [string, ...string[]];
  const day = at.slice(0, 10);
  const due = kind.clock?.from === first ? workingDaysAfter(day, kind.clock.days, () => false) : null;
  const { rows } = await client.query<{ id: number }>(
    `insert into requests.request (kind, flow, record_id, owner_id, office_id, filed_by, title, state, filed_at, clock_from, clock_days, due_on)
     select $1, $2, $3, $4, (select office_id from personnel.appointment where personnel_id = $4 and during @> $7::date),
       coalesce((select id from identity.account where personnel_id = $4), $5), $6, $8, $9, $10, $11, $12 returning id`,
    [kind.kind, kind.version, recordId ?? null, ownerId, filedBy, title, day, first, at, due && day, due && kind.clock!.days, due],
  );
  const { id } = rows[0]!;
  for (const [role, rule] of Object.entries(kind.roles))
    for (const state of kind.states.filter((one) => 'group' in rule && kind.awaited(one).includes(role)))
      await client.query(
        `insert into requests.stage (request_id, round, place, role, seat_id, state, decides, kind)
         select id, 1, $2, $3, requests.seat_of('group', office_id, $4, null), $5, $6, '' from requests.request where id = $1`,
        [id, kind.placeOf(state) + 1, role, 'group' in rule ? rule.group : null, state, kind.decidesIn(state, role)],
      );
  await client.query(
    `insert into requests.step (request_id, round, action, as_role, state, account_id, personnel_id, at)
     select r.id, 1, 'file', case when a.personnel_id = r.owner_id then 'owner' else 'filer' end, r.state, a.id, a.personnel_id, r.filed_at
     from requests.request r join identity.account a on a.id = r.filed_by where r.id = $1`,
    [id],
  );
  let from = first;
  for (const { action, role, by, at: when, remarks } of steps) {
    const to = kind.after(from, action);
    await client.query(
      `insert into requests.step (request_id, round, action, as_role, from_state, state, decides, closes, needs_reason, account_id, personnel_id, remarks, at)
       values ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        id,
        action,
        role,
        from,
        to,
        kind.stepOf(action).decides ?? false,
        kind.ends.includes(to),
        kind.stepOf(action).needsReason !== undefined,
        by.id,
        by.personnel_id,
        remarks,
        when,
      ],
    );
    from = to;
  }
  return id;
}
