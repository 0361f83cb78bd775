import { sql } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { listDepartments as endpoint } from '../../contract/departments.ts';
import { departments } from './department-rows.ts';

export async function listDepartments({ db, query }: Call<unknown, z.output<typeof endpoint.query>>) {
  let found = departments(db);
  if (query.campus) found = found.where('o.campus_id', '=', query.campus);
  if (query.term) found = found.where(sql<boolean>`kernel.plain(o.fullname || ' ' || o.acronym) like ${likePattern(query.term)}`);
  const [column, direction] = query.sort ? splitSort(query.sort) : (['tree_from', 'asc'] as const);
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy(`o.${column}`, direction)
    .orderBy('o.id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return { departments: rows, total };
}
