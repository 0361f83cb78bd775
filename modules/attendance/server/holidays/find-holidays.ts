import type { Database } from '@talaan/kernel/server/database.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import { sql } from 'kysely';
import type { Holiday } from '../../contract/holidays.ts';

interface Wanted {
  year: number;
  campus?: number | undefined;
  term?: string | undefined;
  sort?: 'date' | '-date' | 'name' | '-name' | undefined;
  page: number;
  per_page: number;
}

/** With a campus: its own and the nationwide ones. */
export async function findHolidays(
  db: Database,
  { year, campus, term, sort = 'date', page, per_page }: Wanted,
): Promise<{ holidays: Holiday[]; total: number }> {
  let found = holidays(db).where(sql<boolean>`h.date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`);
  if (campus) found = found.where((where) => where.or([where('h.campus_id', 'is', null), where('h.campus_id', '=', campus)]));
  if (term) found = found.where(sql<boolean>`kernel.plain(h.name || ' ' || h.legal_basis) like ${likePattern(term)}`);
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy(sort.endsWith('name') ? 'h.name' : 'h.date', sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('h.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { holidays: rows, total };
}

export function findHoliday(db: Database, id: number): Promise<Holiday | undefined> {
  return holidays(db).where('h.id', '=', id).executeTakeFirst();
}

function holidays(db: Database) {
  return db
    .selectFrom('attendance.holiday as h')
    .leftJoin('organization.campus as c', 'c.id', 'h.campus_id')
    .select(['h.id', 'h.date', 'h.name', 'h.type', 'h.campus_id', 'c.name as campus', 'h.legal_basis'])
    .$castTo<Holiday>();
}
