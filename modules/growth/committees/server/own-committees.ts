import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { CommitteeKind } from '@talaan/requests/contract/committees.ts';
import type { Seat, SeatRole } from '../rules/seat.ts';
import { readSeatsOf } from './read-seats.ts';

/** A committee on which somebody sits. */
export interface OwnCommittee {
  id: number;
  kind: CommitteeKind;
  /** Of a department personnel committee. */
  office_id: number | null;
  role: SeatRole;
}

/** The committees on which the caller sits today: for modules above, whose screens open by a seat. */
export async function listOwnCommittees({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>): Promise<OwnCommittee[]> {
  const { rows } = await sql<OwnCommittee>`
    select c.id, c.kind, c.office_id, s.role from committees.committee c join committees.seat s on s.committee_id = c.id
    where s.personnel_id = ${actor.personnelId}::integer and s.during @> ${today}::date order by c.id`.execute(db);
  return rows;
}

/** A committee of the university with its seats that are not over, the chair first: for modules above, which act by them. */
export async function listSeats(
  { db, today }: Pick<Call, 'db' | 'today'>,
  kind: Exclude<CommitteeKind, 'DPC'>,
): Promise<{ committeeId: number; seats: Seat[] }> {
  const { id } = await db.selectFrom('committees.committee').select('id').where('kind', '=', kind).executeTakeFirstOrThrow();
  const seats = (await readSeatsOf(db, [id])).get(id) ?? [];
  return { committeeId: id, seats: seats.filter(({ to }) => to === null || to >= today) };
}
