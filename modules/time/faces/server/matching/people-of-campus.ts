import { sql } from 'kysely';
import { changesOf } from '@talaan/kernel/server/changes-of.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

interface KeptPeople {
  changes: number;
  day: string;
  people: ReadonlySet<number>;
}

const kept = new WeakMap<Server, Map<number, KeptPeople>>();

/** Who serves at a campus on a day; kept while nothing of the personnel changes (decision 90). */
export async function peopleOfCampus(server: Server, db: Database, campusId: number, day: string): Promise<ReadonlySet<number>> {
  const campuses = kept.get(server) ?? new Map<number, KeptPeople>();
  kept.set(server, campuses);
  const counted = await sql<{ changes: number }>`select ${sql.raw(changesOf('personnel'))} as changes`.execute(db);
  const { changes } = counted.rows[0]!;
  const known = campuses.get(campusId);
  if (known?.changes === changes && known.day === day) return known.people;
  const { rows } = await sql<{ personnel_id: number }>`
    select s.personnel_id from ${servingOn(day)} s join organization.office_view o on o.id = s.office_id where o.campus_id = ${campusId}`.execute(
    db,
  );
  const people = new Set(rows.map(({ personnel_id: id }) => id));
  campuses.set(campusId, { changes, day, people });
  return people;
}
