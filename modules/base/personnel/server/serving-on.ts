import { sql, type RawBuilder } from 'kysely';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * `personnel.serving_on(day)`, the appointments that run on a day (`YYYY-MM-DD`), as a table of a query. The day is written into the
 * statement: of a day that is told later PostgreSQL assumes that one appointment in a hundred runs on it, and plans for a few people
 * what reads all of them.
 */
export function servingOn(day: string): RawBuilder<unknown> {
  if (!DAY.test(day)) throw new Error(`${day} is not a day`);
  return sql`personnel.serving_on(${sql.lit(day)}::date)`;
}
