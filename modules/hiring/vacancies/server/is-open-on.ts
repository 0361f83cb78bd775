import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whether the post `v` is published, not filled and still valid on a day (YYYY-MM-DD). */
export function isOpenOn(day: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(v.state in ('POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY') and v.posted_on <= ${day}::date
    and (v.valid_until is null or v.valid_until >= ${day}::date))`;
}
