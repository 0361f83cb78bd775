import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { endLetterhead } from '../../contract/letterheads.ts';
import { lockPlace, versionOn } from './lock-place.ts';
import { readPlace, requirePlace } from './place.ts';

/** From a date a place uses the letterhead above it again. Errors: 404, 422 on `from`. */
export async function endOwnLetterhead(call: CallOf<typeof endLetterhead>): Promise<{ message: string }> {
  const { db, body, today } = call;
  await requirePlace(call, readPlace(body.place));
  if (body.from < today) throw invalid({ from: ['Papers of past days keep their letterhead. Enter today or a later date.'] });
  await lockPlace(db, body.place);
  const current = await versionOn(db, body.place, body.from);
  if (!current) throw notFound('It has no letterhead of its own on that date.');
  if (current.from === body.from) await db.deleteFrom('organization.letterhead').where('id', '=', current.id).execute();
  else
    await sql`update organization.letterhead set during = daterange(lower(during), ${body.from}::date) where id = ${current.id}`.execute(
      db,
    );
  await recordChange(call, { action: 'end a letterhead', subject: `organization.letterhead:${body.place}`, before: current, after: body });
  return { message: `From ${longDate(body.from)} the letterhead above is used.` };
}
