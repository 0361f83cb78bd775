import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { isReached } from '@talaan/personnel/server/public.ts';

/** Removes a segment of a teacher within the caller's reach. Errors: 404. */
export async function removeSegment(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, actor, params, today } = call;
  const { rows } = await sql<{ personnel_id: number; before: object }>`
    delete from loads.segment s where s.id = ${params.id} and ${isReached(actor, ['EDATSADMIN'], 's.personnel_id', today)}
    returning s.personnel_id, to_jsonb(s) as before`.execute(db);
  const [removed] = rows;
  if (!removed) throw notFound('There is no such segment.');
  await recordChange(call, {
    action: 'remove a segment of load',
    subject: `loads.segment:${params.id}`,
    personnelId: removed.personnel_id,
    before: removed.before,
  });
  return { message: 'The segment was removed.' };
}
