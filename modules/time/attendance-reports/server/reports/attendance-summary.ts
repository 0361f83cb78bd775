import { sql, type RawBuilder } from 'kysely';
import type { ReportSql } from '../report.ts';
import { behindDays, recordsOfDays } from './days-of-people.ts';

/** Days of a status, by the name of their figure; a day that is not over counts as none yet. */
const STATUSES = {
  home_days: ['WFH'],
  incomplete_days: ['INCOMPLETE'],
  absent_days: ['ABSENT'],
  no_data_days: ['NO_DATA'],
  leave_days: ['ON_LEAVE'],
  business_days: ['OB'],
  away_days: ['AWAY'],
  present_days: ['COMPLETE'],
} as const;
const WORK = sql`array['COMPLETE', 'WFH', 'INCOMPLETE', 'ABSENT', 'ON_LEAVE', 'OB', 'AWAY']`;
const SUMMED = ['late_times', 'late_minutes', 'undertime_times', 'undertime_minutes'] as const;

const sums = sql.join([
  sql`count(*) filter (where d.status = any(${WORK})) as work_days`,
  ...Object.entries(STATUSES).map(
    ([key, statuses]) => sql`count(*) filter (where d.status = any(${[...statuses]}::text[])) as ${sql.id(key)}`,
  ),
  ...SUMMED.map((key) => sql`sum(d.${sql.id(key)}) as ${sql.id(key)}`),
]);

const summed = (key: string): [string, RawBuilder<unknown>] => [key, sql`sum(r.${sql.id(key)})`];

/** Days of work by what they came to. */
export const attendanceSummary: ReportSql = {
  records: (asked) => recordsOfDays(asked, sums),
  figures: {
    ...Object.fromEntries(['work_days', ...Object.keys(STATUSES), ...SUMMED].map(summed)),
    short_minutes: sql`sum(r.late_minutes + r.undertime_minutes)`,
  },
  shown: sql`w.work_days > 0`,
  shows: {
    perfect: sql`w.present_days + w.home_days > 0 and w.incomplete_days + w.absent_days + w.no_data_days + w.late_times + w.undertime_times = 0`,
    incomplete: sql`w.incomplete_days > 0`,
  },
  hasDays: true,
  behind: (asked, personId) => behindDays(asked, personId, sql`d.status = any(${WORK})`),
};
