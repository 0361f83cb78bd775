import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { previewHoliday } from '../../contract/holidays.ts';
import { effectsOnDays } from '../effects-on-days.ts';

/** Whom a holiday would concern, what is on record of its day, and what other holidays it has. */
export async function effectOfHoliday(call: CallOf<typeof previewHoliday>): Promise<AnswerOf<typeof previewHoliday>> {
  const { db, server, query } = call;
  const { date, campus_id: campus = null, instead_of: own = null } = query;
  const effect = await contributed(server, effectsOnDays).ofHoliday(call);
  const { rows: others } = await sql<{ name: string }>`
    select h.name from attendance.holiday h where h.date = ${date} and h.id is distinct from ${own}::integer
      and (h.campus_id is null or ${campus}::integer is null or h.campus_id = ${campus}) order by h.name`.execute(db);
  return { ...effect, others: others.map(({ name }) => name) };
}
