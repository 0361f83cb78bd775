import { sql } from 'kysely';
import { SCOPES } from '../../contract/roles.ts';

/** Over whose records a held role `h` reaches, in words; joins `o` and `c` of `scopePlaces`. */
export const saidScope = sql<string>`case h.scope
  when 'office' then o.fullname when 'campus' then c.name
  when 'self' then ${sql.lit(SCOPES.self)} when 'headed' then ${sql.lit(SCOPES.headed)} else ${sql.lit(SCOPES.all)} end`;

export const scopePlaces = sql`left join organization.office_view o on o.id = h.office_id left join organization.campus_view c on c.id = h.campus_id`;
