import { sql } from 'kysely';
import { HABITUAL_TIMES } from '@talaan/dtr/rules/settings.ts';
import type { ReportSql } from '../report.ts';
import { behindDays, recordsOfDays } from './days-of-people.ts';

const sums = sql`
  sum(d.late_times) as late_times, sum(d.late_minutes) as late_minutes,
  sum(d.undertime_times) as undertime_times, sum(d.undertime_minutes) as undertime_minutes`;
const ten = sql`${HABITUAL_TIMES}`;

/** Late arrivals and early departures, in times and minutes. */
export const tardiness: ReportSql = {
  records: (asked) => recordsOfDays(asked, sums),
  figures: {
    late_times: sql`sum(r.late_times)`,
    late_minutes: sql`sum(r.late_minutes)`,
    undertime_times: sql`sum(r.undertime_times)`,
    undertime_minutes: sql`sum(r.undertime_minutes)`,
    short_minutes: sql`sum(r.late_minutes + r.undertime_minutes)`,
    habitual_months: sql`count(*) filter (where r.late_times >= ${ten} or r.undertime_times >= ${ten})`,
  },
  shown: sql`w.short_minutes > 0`,
  shows: { late: sql`w.late_times > 0`, undertime: sql`w.undertime_times > 0`, habitual: sql`w.habitual_months > 0` },
  hasDays: true,
  behind: (asked, personId) => behindDays(asked, personId, sql`d.late_minutes + d.undertime_minutes > 0`),
};
