import { sql, type RawBuilder } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { formatCount, type SetupLine } from '@talaan/kernel/server/setup-line.ts';
import { UNNAMED_UNIVERSITY } from './reference.ts';

const university: SetupLine = {
  name: 'university',
  title: 'University',
  place: 20,
  link: '/setup/university',
  read: async ({ db }) => {
    const { name, address } = await db.selectFrom('organization.university').select(['name', 'address']).executeTakeFirstOrThrow();
    if (name === UNNAMED_UNIVERSITY)
      return { says: 'Its name is on the sign-in page, in mail and on papers, and is not entered yet.', isDone: false };
    return { says: [name, address].filter(Boolean).join(', '), isDone: true };
  },
};

const campuses: SetupLine = {
  name: 'campuses',
  title: 'Campuses',
  place: 30,
  link: '/setup/campuses',
  read: async ({ db }) => {
    const all = await db.selectFrom('organization.campus').select('name').orderBy('id').execute();
    const names = all.map(({ name }) => name).join(', ');
    return {
      says:
        all.length === 0
          ? 'No campus yet: the first one is the main campus.'
          : `${formatCount(all.length, 'campus', 'campuses')}: ${names}`,
      isDone: all.length > 0,
    };
  },
};

const letterhead: SetupLine = {
  name: 'letterhead',
  title: 'Letterhead and seal',
  place: 40,
  link: '/setup/letterhead',
  read: async ({ db, today }) => {
    const found = await db
      .selectFrom('organization.letterhead')
      .select('left_logo_id')
      .where('place', '=', 'university')
      .where(sql<boolean>`during @> ${today}::date`)
      .executeTakeFirst();
    if (!found) return { says: 'Papers carry the name of the university alone.', isDone: false };
    return { says: found.left_logo_id ? 'With the seal of the university.' : 'Without a seal.', isDone: true };
  },
};

const salaryTables: SetupLine = {
  name: 'salary',
  title: 'Salary tables',
  place: 70,
  link: '/setup/salary',
  read: async ({ db, today }) => {
    const table = await db
      .selectFrom('organization.salary_table')
      .select(['tranche', 'law', sql<string>`lower(during)::text`.as('from')])
      .where(sql<boolean>`during @> ${today}::date`)
      .executeTakeFirst();
    if (!table) return { says: 'No table is in force today.', isDone: false };
    return { says: `${table.tranche}, ${table.law}, in force since ${longDate(table.from)}.`, isDone: true };
  },
};

const offices: SetupLine = {
  name: 'offices',
  title: 'Offices',
  place: 80,
  link: '/personnel_setting/departments/import',
  read: async ({ db }) => {
    const count = await countOf(db, sql`organization.office`);
    return {
      says:
        count === 0
          ? 'No office yet: bring them in from a spreadsheet, or add them one by one.'
          : `${formatCount(count, 'office', 'offices')}.`,
      isDone: count > 0,
    };
  },
};

const positions: SetupLine = {
  name: 'positions',
  title: 'Positions',
  place: 90,
  link: '/personnel_setting/positions',
  read: async ({ db }) => {
    const count = await countOf(db, sql`organization.position`);
    return {
      says: `${formatCount(count, 'title', 'titles')}; the common ones come with Talaan.`,
      isDone: count > 0,
    };
  },
};

async function countOf(db: Database, table: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${table}`.execute(db);
  return rows[0]!.count;
}

export const setupLinesOfOrganization = [university, campuses, letterhead, salaryTables, offices, positions];
