import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

interface NewOffice {
  fullname: string;
  acronym: string;
  campus_id: number;
}

interface NewPosition {
  name: string;
  salary_grade: number | null;
  track: 'faculty' | 'staff';
}

/** Adds offices right below their campus and answers with their numbers, in the same order. */
export async function addOffices(db: Database, offices: readonly NewOffice[]): Promise<number[]> {
  if (offices.length === 0) return [];
  const added = await db
    .insertInto('organization.office')
    .values([...offices])
    .returning('id')
    .execute();
  await sql`select organization.number_offices()`.execute(db);
  return added.map(({ id }) => id);
}

/** Adds position titles and answers with their numbers, in the same order. */
export async function addPositions(db: Database, positions: readonly NewPosition[]): Promise<number[]> {
  if (positions.length === 0) return [];
  const added = await db
    .insertInto('organization.position')
    .values([...positions])
    .returning('id')
    .execute();
  return added.map(({ id }) => id);
}

/** Takes back what was added and that nothing refers to. */
export async function removePlaces(db: Database, places: { offices: readonly number[]; positions: readonly number[] }): Promise<void> {
  if (places.positions.length > 0) await db.deleteFrom('organization.position').where('id', 'in', places.positions).execute();
  if (places.offices.length === 0) return;
  await db.deleteFrom('organization.office').where('id', 'in', places.offices).execute();
  await sql`select organization.number_offices()`.execute(db);
}
