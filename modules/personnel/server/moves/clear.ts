import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { lockPerson } from './lock-person.ts';

type Clearing = Call<{ id: number; row: number }, unknown, { cleared_on: string | null; cleared_by: string; remarks: string }>;

/** Clears a line of a clearance on a day, by whom; without a day it is open again. Errors: 404; 422 on cleared_by or cleared_on. */
export async function clearLine(call: Clearing): Promise<string> {
  const { db, actor, today, params, body } = call;
  const person = await lockPerson(call, params.id);
  const { rows } = await sql<{ id: number; kind: string; cleared_by: string; cleared_on: string | null; remarks: string }>`
    select c.id, k.name as kind, c.cleared_by, c.cleared_on, c.remarks
    from personnel.clearance c join personnel.separation s on s.id = c.separation_id join reference.clearance_kind k on k.id = c.kind_id
    where c.id = ${params.row} and s.personnel_id = ${person.id} for update of c`.execute(db);
  const [line] = rows;
  if (!line) throw notFound('There is no such line of a clearance.');
  if (body.cleared_on !== null && body.cleared_by === '') throw invalid({ cleared_by: ['Enter who cleared it.'] });
  if (body.cleared_on !== null && body.cleared_on > today) throw invalid({ cleared_on: ['This day is in the future.'] });
  await db
    .updateTable('personnel.clearance')
    .set({ ...body, account_id: actor.accountId })
    .where('id', '=', line.id)
    .execute();
  await recordChange(call, {
    action: 'clear',
    subject: `personnel.clearance:${line.id}`,
    personnelId: person.id,
    before: line,
    after: body,
  });
  return body.cleared_on === null ? `${line.kind}: open again.` : `${line.kind}: cleared.`;
}
