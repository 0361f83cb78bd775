import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, QueryOf } from '@talaan/kernel/server/mount.ts';
import { readPage, selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import {
  exportPositions,
  listPositions,
  POSITION_LEVELS,
  TRACKS,
  type listFacultyPositions,
  type Position,
} from '../../contract/positions.ts';
import { peopleOfOffices } from '../needs.ts';

type Found = Omit<Position, 'holders' | 'is_used'>;

const COLUMNS = {
  id: 't.id',
  name: 't.name',
  salary_grade: 't.salary_grade',
  track: 't.track',
  level: 't.level',
  education: 't.education',
  experience_years: 't.experience_years',
  experience: 't.experience',
  training_hours: 't.training_hours',
  eligibility: 't.eligibility',
  competency: 't.competency',
  retired_on: 't.retired_on',
};

/** Position titles with how many hold each. */
export const positionRows = rows(listPositions, exportPositions, 'positions', (call) => ({
  from: sql`organization.position t`,
  columns: COLUMNS,
  reach: sql`true`,
  search: [sql`kernel.plain(t.name)`],
  sort: { name: 't.name', salary_grade: ['t.salary_grade', 't.name'] },
  unsorted: 'name',
  filters: {
    source: (track) => sql`t.track = ${track}`,
    salary_grade: (grade) => sql`t.salary_grade = ${grade}`,
    state: (state) => (state === 'all' ? sql`true` : sql`coalesce(t.retired_on <= ${call.today}::date, false) = ${state === 'retired'}`),
  },
  describe: (found: Found[]) => withHolders(call, found),
  sheet: {
    name: 'Positions',
    cells: {
      Position: (row) => row.name,
      'Salary grade': (row) => row.salary_grade,
      Track: (row) => TRACKS[row.track],
      Level: (row) => row.level && POSITION_LEVELS[row.level],
      Education: (row) => row.education,
      'Years of experience': (row) => row.experience_years,
      Experience: (row) => row.experience,
      'Hours of training': (row) => row.training_hours,
      Eligibility: (row) => row.eligibility,
      Competency: (row) => row.competency,
      Holders: (row) => row.holders,
      'Retired on': (row) => row.retired_on,
    },
  },
}));

type Search = Call<Record<string, never>, QueryOf<typeof listFacultyPositions>>;

/** A page of the titles offered to one track. */
export async function listOffered(call: Search, source: 'faculty' | 'staff') {
  const query = { ...call.query, source, state: 'offered' as const };
  const { rows: positions, total } = await readPage<Position>({ db: call.db, query }, await positionRows.define({ ...call, query }));
  return { positions, total };
}

export async function findPosition(call: Pick<Call, 'db' | 'server' | 'today'>, id: number): Promise<Position> {
  const { rows: found } = await sql<Found>`select ${selected(COLUMNS)} from organization.position t where t.id = ${id}`.execute(call.db);
  if (!found[0]) throw notFound('There is no such position.');
  return (await withHolders(call, found))[0]!;
}

async function withHolders({ db, server, today }: Pick<Call, 'db' | 'server' | 'today'>, found: readonly Found[]): Promise<Position[]> {
  const holders = await contributed(server, peopleOfOffices).countHolders(
    db,
    found.map(({ id }) => id),
    today,
  );
  return found.map((row) => ({ ...row, holders: holders.get(row.id)?.today ?? 0, is_used: holders.has(row.id) }));
}
