import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { DtrDay } from '../../contract/days.ts';
import { FIGURES } from '../compute/day-figures.ts';

export function dayRows(db: Database) {
  return db
    .selectFrom('attendance.day as d')
    .select(['d.date', ...FIGURES])
    .$castTo<DtrDay>();
}
