import { sql } from 'kysely';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { OpenSteps } from '@talaan/requests/contract/timeline.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import type { Trip } from '../../contract/trips.ts';
import { reachable, tripColumns, tripsOn } from './trip-rows.ts';

type ReadingCall = Pick<Call, 'db' | 'actor' | 'today'>;

/** A trip with its people, its owner first; without what the caller may do. */
export type FoundTrip = Omit<Trip, keyof OpenSteps> & { office_id: number | null; appearance_file_id: number | null };

/** A trip that the caller makes, reaches, or has a part in as one who decides. Error: 404 for any other. */
export async function findTrip(call: ReadingCall, id: number): Promise<FoundTrip> {
  const { rows } = await sql<{ reached: boolean }>`
    select ${reachable(call.actor)} as reached from ${tripsOn(call.today)} where t.id = ${id}`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such trip.');
  if (!rows[0].reached) await findRequest(call, id).catch(asNoTrip);
  const [trip] = await readTrips(call, [id]);
  return trip!;
}

/** Trips by their numbers, no matter who asks, in the order of their numbers. */
export async function readTrips({ db, today }: Pick<Call, 'db' | 'today'>, ids: readonly number[]): Promise<FoundTrip[]> {
  const { rows } = await sql<FoundTrip>`
    select ${selected(tripColumns(today))}, t.foreign_authority, t.basis, t.expenses, t.code, r.office_id, t.appearance_file_id,
      t.appearance_file_id is not null as has_certificate,
      (select jsonb_agg(jsonb_build_object('personnel_id', q.id, 'fullname', q.fullname, 'position', n.name, 'office', f.fullname)
          order by q.id <> t.personnel_id, q.plain_name)
        from travel.traveler x join personnel.person_view q on q.id = x.personnel_id
        left join ${servingOn(today)} s on s.personnel_id = q.id left join organization.position_view n on n.id = s.position_id
        left join organization.office_view f on f.id = s.office_id where x.trip_id = t.id) as travelers
    from ${tripsOn(today)} where t.id = any(${[...ids]}::integer[]) order by t.id`.execute(db);
  return rows;
}

function asNoTrip(error: unknown): never {
  if (error instanceof Refusal && error.status === 404) throw notFound('There is no such trip.');
  throw error;
}
