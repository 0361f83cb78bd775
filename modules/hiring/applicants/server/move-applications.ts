import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { applicationFlow, type ApplicationAction, type ApplicationRole, type ApplicationState } from '../workflow.ts';

export interface Move {
  action: ApplicationAction;
  /** Who moves them, as the flow calls it; the caller has been asked whether they may. */
  as: ApplicationRole;
  reasonCode?: string;
  /** The applicant reads it. */
  reason?: string;
  /** For `restore`: the state that comes back. */
  to?: ApplicationState;
}

export interface MovedApplication {
  id: number;
  post_id: number;
  personnel_id: number;
  from: ApplicationState;
  to: ApplicationState;
  /** The number of the step, for `step:{no}` as the cause of a letter. */
  no: number;
}

/**
 * The one way in which applications change their state: locks them in order of their numbers, refuses all where one cannot take the step,
 * writes the steps and the audit events. Returns them in that order. Errors: 404 for one that is not there, 409 for a wrong state, with
 * what is open.
 */
export async function moveApplications(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>,
  ids: readonly number[],
  { action, as, reasonCode = '', reason = '', to }: Move,
): Promise<MovedApplication[]> {
  const { db, actor, now } = call;
  const wanted = [...new Set(ids)].toSorted((one, other) => one - other);
  const { rows } = await sql<{ id: number; post_id: number; personnel_id: number; state: ApplicationState; steps: number; named: string }>`
    select a.id, a.post_id, a.personnel_id, a.state, a.steps, coalesce(a.reference, 'The draft of ' || p.fullname) as named
    from applicants.application a join personnel.person_view p on p.id = a.personnel_id
    where a.id = any(${wanted}::integer[]) order by a.id for no key update of a`.execute(db);
  if (rows.length < wanted.length) throw notFound('There is no such application.');
  const stuck = rows.find(({ state }) => !applicationFlow.open(state, [as]).includes(action));
  if (stuck)
    throw wrongState(
      `${stuck.named} is “${applicationFlow.words[stuck.state]}” and cannot take this step: ${applicationFlow.steps[action].label}.`,
      applicationFlow.open(stuck.state, [as]),
    );
  const moved = rows.map(({ state, steps, id, post_id, personnel_id }) => ({
    id,
    post_id,
    personnel_id,
    from: state,
    to: to ?? applicationFlow.after(state, action),
    no: steps + 1,
  }));
  await sql`
    with moved as (
      select * from unnest(${moved.map(({ id }) => id)}::integer[], ${moved.map(({ to: after }) => after)}::text[]) as m (id, after)
    ), changed as (
      update applicants.application a set state = m.after, since = ${now.toString()}, steps = a.steps + 1, reason_code = ${reasonCode}, reason = ${reason}
      from moved m where a.id = m.id returning a.id, a.steps
    )
    insert into applicants.step (application_id, no, action, from_state, to_state, at, account_id, reason_code, reason)
    select c.id, c.steps, ${action}, b.state, m.after, ${now.toString()}, ${actor.accountId || null}, ${reasonCode}, ${reason}
    from changed c join moved m on m.id = c.id
      join unnest(${rows.map(({ id }) => id)}::integer[], ${rows.map(({ state }) => state)}::text[]) as b (id, state) on b.id = c.id`.execute(
    db,
  );
  await recordChanges(
    call,
    moved.map(({ id, personnel_id, from, to: after }) => ({
      action: `${applicationFlow.steps[action].label}: application`,
      subject: `applicants.application:${id}`,
      personnelId: personnel_id,
      before: { state: from },
      after: { state: after, ...(reason && { reason }) },
    })),
  );
  return moved;
}
