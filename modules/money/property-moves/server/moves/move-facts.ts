import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Facts } from '@talaan/requests/server/public.ts';

/** For a new round: the office in which the holder serves now, else the one before, and the receiver whom the transfer names. */
export async function factsOfMoves(db: Database, requests: readonly number[], day: string): Promise<ReadonlyMap<number, Facts>> {
  const { rows } = await sql<{
    request_id: number;
    id: number;
    owner_id: number | null;
    office_id: number | null;
    title: string;
    receiver_id: number | null;
  }>`
    select m.request_id, m.id, m.personnel_id as owner_id, coalesce(a.office_id, r.office_id) as office_id, r.title, t.receiver_id
    from property.move m join requests.request r on r.id = m.request_id left join property.transfer t on t.move_id = m.id
      left join personnel.appointment_view a on a.personnel_id = m.personnel_id and a.during @> ${day}::date
    where m.request_id = any(${[...requests]}::integer[])`.execute(db);
  return new Map(
    rows.map(({ request_id, id, owner_id: ownerId, office_id: officeId, title, receiver_id }) => [
      request_id,
      { ownerId, officeId, title, recordId: id, ...(receiver_id !== null && { chosenId: receiver_id }) },
    ]),
  );
}
