import { sql } from 'kysely';
import { placeIn } from '@talaan/kernel/server/acting.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import { applicationFlow, type ApplicationAction, type ApplicationRole, type ApplicationState } from '../workflow.ts';
import { applicationLog } from './application-log.ts';

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
  call: Pick<Call, 'db' | 'actor' | 'groups' | 'now' | 'requestId'>,
  ids: readonly number[],
  { action, as, reasonCode = '', reason = '', to }: Move,
): Promise<MovedApplication[]> {
  const { db } = call;
  const wanted = [...new Set(ids)];
  await lockRecords(db, 'applicants.application', wanted);
  const { rows } = await sql<{ id: number; post_id: number; personnel_id: number; state: ApplicationState; named: string; tree: number }>`
    select a.id, a.post_id, a.personnel_id, a.state, coalesce(a.reference, 'The draft of ' || p.fullname) as named, o.tree_from as tree
    from applicants.application a join personnel.person_view p on p.id = a.personnel_id join vacancies.post v on v.id = a.post_id
      join organization.office_view o on o.id = v.office_id
    where a.id = any(${wanted}::integer[]) order by a.id`.execute(db);
  if (rows.length < wanted.length) throw notFound('There is no such application.');
  applicationLog.requireOpen(rows, action, as);
  const written = await applicationLog.append(
    call,
    rows.map(({ id, personnel_id: personnelId, state, tree }) => ({
      id,
      action,
      from: state,
      to: to ?? applicationFlow.after(state, action),
      place: placeIn(call, tree),
      reason,
      personnelId,
      further: { reason_code: reasonCode },
    })),
  );
  const numbers = new Map(written.map(({ id, no }) => [id, no]));
  return rows.map(({ id, post_id, personnel_id, state }) => ({
    id,
    post_id,
    personnel_id,
    from: state,
    to: to ?? applicationFlow.after(state, action),
    no: numbers.get(id)!,
  }));
}
