import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Suspension } from '../../contract/suspensions.ts';

interface Wanted {
  year: number;
  campus?: number | undefined;
  term?: string | undefined;
  sort?: 'date' | '-date' | undefined;
  page: number;
  per_page: number;
}

/** Newest first; with a campus: its own and those of all campuses. */
export async function findSuspensions(
  db: Database,
  { year, campus, term, sort = '-date', page, per_page }: Wanted,
): Promise<{ suspensions: Suspension[]; total: number }> {
  let found = suspensions(db).where(sql<boolean>`s.date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`);
  if (campus) found = found.where((where) => where.or([where('s.campus_id', 'is', null), where('s.campus_id', '=', campus)]));
  if (term) found = found.where(sql<boolean>`kernel.plain(s.reason || ' ' || s.issued_by) like ${likePattern(term)}`);
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy('s.date', sort === 'date' ? 'asc' : 'desc')
    .orderBy('s.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { suspensions: rows, total };
}

export function findSuspension(db: Database, id: number): Promise<Suspension | undefined> {
  return suspensions(db).where('s.id', '=', id).executeTakeFirst();
}

function suspensions(db: Database) {
  return db
    .selectFrom('attendance.suspension as s')
    .leftJoin('organization.campus as c', 'c.id', 's.campus_id')
    .select(['s.id', 's.date', 's.from_minute', 's.campus_id', 'c.name as campus', 's.reason', 's.issued_by']);
}
