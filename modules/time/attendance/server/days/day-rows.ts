import type { Database } from '@talaan/kernel/server/database.ts';
import type { DtrDay } from '../../contract/days.ts';

export const FIGURES = [
  'd.status',
  'd.am_in',
  'd.am_out',
  'd.pm_in',
  'd.pm_out',
  'd.late_minutes',
  'd.late_times',
  'd.undertime_minutes',
  'd.undertime_times',
  'd.absent_thousandths',
  'd.night_minutes',
  'd.word',
  'd.am_word',
  'd.pm_word',
] as const;

export function dayRows(db: Database) {
  return db
    .selectFrom('attendance.day as d')
    .select(['d.date', ...FIGURES])
    .$castTo<DtrDay>();
}
