import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { clearanceRequests, type ClearanceChange, type PersonnelCall, type PersonnelNeeds } from '../needs.ts';
import { lockPerson } from './lock-person.ts';

type Clearing = Call<{ id: number; row: number }, unknown, ClearanceChange>;

/**
 * Clears a line of a clearance on a day, by whom; without a day it is open again, with what is not settled. Errors: 404; 409 where its request does not
 * allow it; 422 on cleared_by, cleared_on or remarks.
 */
export async function clearLine(call: Clearing, needs: PersonnelNeeds): Promise<string> {
  const { db, today, params, body } = call;
  const person = await lockPerson(call, params.id);
  const { rows } = await sql<{ kind: string; cleared_on: string | null }>`
    select k.name as kind, c.cleared_on from personnel.clearance c join personnel.separation s on s.id = c.separation_id
    join reference.clearance_kind k on k.id = c.kind_id where c.id = ${params.row} and s.personnel_id = ${person.id} for update of c`.execute(
    db,
  );
  const [line] = rows;
  if (!line) throw notFound('There is no such line of a clearance.');
  if (body.cleared_on !== null && body.cleared_by === '') throw invalid({ cleared_by: ['Enter who cleared it.'] });
  if (body.cleared_on !== null && body.cleared_on > today) throw invalid({ cleared_on: ['This day is in the future.'] });
  if (body.cleared_on === null && line.cleared_on === null && body.remarks === '')
    throw invalid({ remarks: ['Enter what is not settled.'] });
  await needs.clearance.change(call, params.row, body);
  return body.cleared_on === null ? `${line.kind}: open.` : `${line.kind}: cleared.`;
}

/** What was cleared of people who leave is open anew, each for its reason; of those who are not cleared nothing changes. */
export async function reopenClearances(call: PersonnelCall, kind: string, reasons: ReadonlyMap<number, string>): Promise<void> {
  if (reasons.size > 0) await contributed(call.server, clearanceRequests).reopen(call, kind, reasons);
}

/** Writes down what became of lines, as a step of their requests: for the module that has these. */
export async function writeClearance(call: PersonnelCall, lines: readonly (ClearanceChange & { id: number })[]): Promise<void> {
  const { rows } = await sql<{ id: number; personnel_id: number; before: ClearanceChange }>`
    update personnel.clearance c set cleared_on = l.cleared_on, cleared_by = l.cleared_by, remarks = l.remarks, account_id = ${call.actor.accountId || null}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id integer, cleared_on date, cleared_by text, remarks text), personnel.separation s
    where c.id = l.id and s.id = c.separation_id
    returning c.id, s.personnel_id,
      jsonb_build_object('cleared_on', old.cleared_on, 'cleared_by', old.cleared_by, 'remarks', old.remarks) as before`.execute(call.db);
  const became = new Map(lines.map(({ id, ...line }) => [id, line]));
  await recordChanges(
    call,
    rows.map(({ id, personnel_id, before }) => ({
      action: 'clear',
      subject: `personnel.clearance:${id}`,
      personnelId: personnel_id,
      before,
      after: became.get(id),
    })),
  );
}
