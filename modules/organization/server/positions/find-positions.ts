import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { listPositions, Position } from '../../contract/positions.ts';
import type { OrganizationNeeds } from '../needs.ts';

type Wanted = z.output<typeof listPositions.query>;
type CountHolders = OrganizationNeeds['countHolders'];

/** A page of positions with how many hold each. */
export async function findPositions(db: Database, wanted: Wanted, today: string, countHolders: CountHolders) {
  let found = positions(db);
  if (wanted.source) found = found.where('track', '=', wanted.source);
  if (wanted.salary_grade) found = found.where('salary_grade', '=', wanted.salary_grade);
  if (wanted.term) found = found.where(sql<boolean>`kernel.plain(name) like ${likePattern(wanted.term)}`);
  const isRetired = sql<boolean>`coalesce(retired_on <= ${today}::date, false)`;
  if (wanted.state !== 'all') found = found.where(isRetired, '=', wanted.state === 'retired');
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const [column, direction] = splitSort(wanted.sort ?? 'name');
  const rows = await found
    .orderBy(column, direction)
    .orderBy('name')
    .limit(wanted.per_page)
    .offset((wanted.page - 1) * wanted.per_page)
    .execute();
  return { positions: await withHolders(db, rows, today, countHolders), total };
}

export async function findPosition(db: Database, id: number, today: string, countHolders: CountHolders): Promise<Position> {
  const row = await positions(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('There is no such position.');
  return (await withHolders(db, [row], today, countHolders))[0]!;
}

function positions(db: Database) {
  return db
    .selectFrom('organization.position')
    .select(['id', 'name', 'salary_grade', 'track', 'level', 'education', 'experience_years', 'experience'])
    .select(['training_hours', 'eligibility', 'competency', 'retired_on'])
    .$castTo<Omit<Position, 'holders' | 'is_used'>>();
}

async function withHolders(
  db: Database,
  rows: readonly Omit<Position, 'holders' | 'is_used'>[],
  today: string,
  countHolders: CountHolders,
) {
  const holders = await countHolders(
    db,
    rows.map(({ id }) => id),
    today,
  );
  return rows.map((row) => ({ ...row, holders: holders.get(row.id)?.today ?? 0, is_used: holders.has(row.id) }));
}
