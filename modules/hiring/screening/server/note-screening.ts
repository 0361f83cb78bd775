import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { noteScreening as endpoint } from '../contract/screening.ts';
import { lockApplication } from './lock-application.ts';

/** Keeps a note for the board and the performance rating of the last period; null lets the one on record count. Errors: 404, 409. */
export async function noteScreening(call: CallOf<typeof endpoint>) {
  const { db, params, body } = call;
  const application = await lockApplication(call, params.id);
  const { rows } = await sql<{ note: string; performance_rating: number | null }>`
    update screening.screening set note = ${body.note}, performance_rating = ${body.performance_rating} where application_id = ${application.id}
    returning old.note, old.performance_rating`.execute(db);
  if (!rows[0]) throw wrongState('This application is not computed yet. Compute it first.');
  await recordChange(call, {
    action: 'note a screening',
    subject: `screening.screening:${application.id}`,
    personnelId: application.personnel_id,
    before: rows[0],
    after: body,
  });
  return { message: 'The note is saved.' };
}
