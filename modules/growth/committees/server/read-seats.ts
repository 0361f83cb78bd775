import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Seat } from '../rules/seat.ts';

/** The seats of committees as the rules read them, of all time, by committee. */
export async function readSeatsOf(db: Database, committees: readonly number[]): Promise<Map<number, Seat[]>> {
  const { rows } = await sql<Seat & { committee_id: number }>`
    select s.committee_id, s.id, s.personnel_id as person_id, p.fullname as name, s.role, s.represents, lower(s.during) as "from",
      upper(s.during) - 1 as "to", s.order_no
    from committees.seat s join personnel.person_view p on p.id = s.personnel_id where s.committee_id = any(${[...committees]}::integer[])
    order by array_position(array['CHAIR', 'VICE_CHAIR', 'MEMBER', 'SECRETARY'], s.role), p.plain_name, s.id`.execute(db);
  return Map.groupBy(
    rows.map(({ committee_id: committee, ...seat }) => ({ committee, ...seat })),
    ({ committee }) => committee,
  );
}
