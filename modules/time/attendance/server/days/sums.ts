import { sql } from 'kysely';

/** The sums of some days `d`, as the contract names them. */
export const SUMS = sql.raw(`
  coalesce(sum(d.late_times), 0) as late_times, coalesce(sum(d.late_minutes), 0) as late_minutes,
  coalesce(sum(d.undertime_times), 0) as undertime_times, coalesce(sum(d.undertime_minutes), 0) as undertime_minutes,
  coalesce(sum(d.absent_thousandths), 0) as absent_thousandths, count(*) filter (where d.status = 'INCOMPLETE') as incomplete_days`);
