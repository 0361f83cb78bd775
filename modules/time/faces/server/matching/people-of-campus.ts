import { sql } from 'kysely';
import type { Changes } from '@talaan/kernel/server/kept/changes-of.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { keep } from '@talaan/kernel/server/kept/kept.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

const peopleOf = keep<ReadonlySet<number>>({ name: 'Who serves at a campus', topics: ['personnel'], most: 50 });

/** Who serves at a campus on a day. */
export function peopleOfCampus(
  { server, db, seen }: { server: Server; db: Database; seen: Changes },
  campusId: number,
  day: string,
): Promise<ReadonlySet<number>> {
  return peopleOf(server).answer({ seen, db }, [campusId, day], async () => {
    const { rows } = await sql<{ personnel_id: number }>`
      select s.personnel_id from ${servingOn(day)} s join organization.office_view o on o.id = s.office_id where o.campus_id = ${campusId}`.execute(
      db,
    );
    return new Set(rows.map(({ personnel_id: id }) => id));
  });
}
