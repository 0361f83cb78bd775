import { sql } from 'kysely';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { listCampuses, listDepartments, listPositions, readDepartment, readPosition } from '../contract.ts';

export function mountOrganization(server: Server): void {
  mount(server, listCampuses, async ({ db }) => ({
    campuses: await db.selectFrom('organization.campus').select(['id', 'name', 'acronym']).orderBy('id').execute(),
  }));

  mount(server, listDepartments, async ({ db, query }) => {
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
  });

  mount(server, readDepartment, async ({ db, params }) => {
    const department = await departments(db).where('o.id', '=', params.id).executeTakeFirst();
    if (!department) throw notFound('There is no such office.');
    return { department };
  });

  mount(server, listPositions, async ({ db, query }) => {
    let found = db.selectFrom('organization.position').select(['id', 'name', 'salary_grade', 'track']).$castTo<Position>();
    if (query.source) found = found.where('track', '=', query.source);
    if (query.term) found = found.where(sql<boolean>`kernel.plain(name) like ${likePattern(query.term)}`);
    const { total } = await found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const positions = await found
      .orderBy('name', query.sort === '-name' ? 'desc' : 'asc')
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page)
      .execute();
    return { positions, total };
  });

  mount(server, readPosition, async ({ db, params }) => {
    const position = await db
      .selectFrom('organization.position')
      .select(['id', 'name', 'salary_grade', 'track'])
      .$castTo<Position>()
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!position) throw notFound('There is no such position.');
    return { position };
  });
}

interface Position {
  id: number;
  name: string;
  salary_grade: number | null;
  track: 'faculty' | 'staff';
}

function departments(db: Database) {
  return db
    .selectFrom('organization.office as o')
    .innerJoin('organization.campus as c', 'c.id', 'o.campus_id')
    .select(['o.id', 'o.fullname', 'o.acronym', 'o.campus_id', 'c.acronym as campus', 'o.parent_id', 'o.is_active'])
    .select(
      sql<number>`(select count(*) from organization.office up where up.tree_from < o.tree_from and o.tree_from <= up.tree_to)`.as('depth'),
    );
}
