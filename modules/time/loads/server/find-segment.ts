import { sql } from 'kysely';
import { findLockedDays } from '@talaan/attendance/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { isReached } from '@talaan/personnel/server/public.ts';
import type { SegmentRow } from '../contract/segments.ts';
import type { LoadSegment } from '../rules/load-segment.ts';
import { lastLockedDay } from '../rules/plan-change.ts';
import { SEGMENT_COLUMNS, SEGMENTS } from './segment-rows.ts';

/** The columns of a segment as the rules read it. */
export const LOAD_SEGMENT = sql`id, personnel_id as "personnelId", term_id as "termId", kind, subject, section, room, units_hundredths as units, weekdays,
  from_minute as "fromMinute", to_minute as "toMinute", lower(during) as from, upper(during) - 1 as to`;

/** A segment of a teacher within the caller's reach, and until when its days are locked. Error: 404. */
export async function readSegment(call: Call<{ id: number }>): Promise<{ segment: SegmentRow; locked_until: string | null }> {
  const found = await findSegment(call);
  const { rows } = await sql<SegmentRow>`select ${selected(SEGMENT_COLUMNS)} from ${SEGMENTS} where s.id = ${found.id}`.execute(call.db);
  return { segment: rows[0]!, locked_until: await findLastLockedDay(call.db, found.personnelId, [found]) };
}

/** The same, locked within a write. */
export async function findSegment({ db, actor, params, today }: Call<{ id: number }>, lock = false): Promise<LoadSegment & { id: number }> {
  const { rows } = await sql<LoadSegment & { id: number }>`
    select ${LOAD_SEGMENT} from loads.segment s where id = ${params.id} and ${isReached(actor, ['EDATSADMIN'], 's.personnel_id', today)}
    ${lock ? sql`for update` : sql``}`.execute(db);
  if (!rows[0]) throw notFound('There is no such segment.');
  return rows[0];
}

/** The last locked day of a person within these spans. */
export async function findLastLockedDay(
  db: Database,
  personnelId: number,
  spans: readonly { from: string; to: string }[],
): Promise<string | null> {
  const asked = spans.filter(({ from, to }) => from <= to).map(({ from, to }) => ({ personnelId, from, to }));
  return lastLockedDay(await findLockedDays(db, asked), spans);
}
