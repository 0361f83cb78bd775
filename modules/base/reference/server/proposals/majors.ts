import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readPage } from '@talaan/kernel/server/lists/read-rows.ts';
import { countUses, moveUses } from '@talaan/kernel/server/search/uses.ts';
import { offeredTo } from './list-entries.ts';

const TABLE = 'reference.degree_major';

interface Wanted {
  page: number;
  per_page: number;
  term?: string | undefined;
  sort?: 'major' | '-major' | undefined;
  degreeId?: number | undefined;
}

export async function listMajorsOf(call: Call<unknown, Wanted>) {
  const { rows: degree_majors, total } = await readPage<{ id: number; major: string }>(call, {
    from: sql`reference.degree_major m join reference.degree e on e.id = m.degree_id`,
    columns: { id: 'm.id', major: 'm.major' },
    reach: offeredTo(call),
    search: [sql`kernel.plain(m.major)`],
    sort: { major: sql`kernel.plain(m.major)` },
    unsorted: 'major',
    filters: { degreeId: (degree: number) => sql`m.degree_id = ${degree}` },
  });
  return { degree_majors, total };
}

/** Lets a degree have these majors and no others; one that stays keeps its number. */
export async function setMajors(db: Database, degreeId: number, majors: readonly string[]): Promise<void> {
  const gone = await sql<{ id: number; major: string }>`
    select id, major from reference.degree_major where degree_id = ${degreeId}
      and kernel.plain(major) <> all (select kernel.plain(m) from unnest(${majors}::text[]) m) for update`.execute(db);
  const ids = gone.rows.map(({ id }) => id);
  const uses = ids.length > 0 ? await countUses(db, TABLE, ids) : new Map<number, unknown>();
  const used = gone.rows.find(({ id }) => uses.has(id));
  if (used) throw wrongState(`The major ${used.major} is in use and stays.`);
  if (ids.length > 0) await db.deleteFrom(TABLE).where('id', 'in', ids).execute();
  await sql`
    insert into reference.degree_major (degree_id, major)
    select ${degreeId}, m.major from unnest(${majors}::text[]) with ordinality as m(major, place) order by m.place
    on conflict (degree_id, kernel.plain(major)) do nothing`.execute(db);
}

/** The majors of a degree that is merged go to the other one; where it has the same major, all that used it follow. */
export async function mergeMajors(db: Database, from: number, into: number): Promise<void> {
  const { rows } = await sql<{ id: number; same: number | null }>`
    select s.id, t.id as same from reference.degree_major s
    left join reference.degree_major t on t.degree_id = ${into} and kernel.plain(t.major) = kernel.plain(s.major)
    where s.degree_id = ${from}`.execute(db);
  for (const { id, same } of rows) {
    if (same === null) await db.updateTable(TABLE).set({ degree_id: into }).where('id', '=', id).execute();
    else await moveUses(db, TABLE, id, same);
  }
}
