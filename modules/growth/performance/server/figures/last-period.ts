import { sql, type RawBuilder } from 'kysely';

/** The last rating period that was over by a day, as a table of one row with id and name; empty before the first. */
export function lastPeriod(day: string): RawBuilder<unknown> {
  return sql`(select id, name from performance.period where upper(during) <= ${day}::date order by during desc limit 1)`;
}

export const NO_PERIOD = 'No rating period on record was over by this day.';
