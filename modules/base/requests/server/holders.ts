import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Who has a seat on a day, for any owner or for one alone. */
export interface Holder {
  seat_id: number;
  owner_id: number | null;
  in_place_of: number | null;
  by_admin: boolean;
  account_id: number | null;
  personnel_id: number | null;
  name: string;
  /** `Head of the Accounting Office`, `Officer in charge`; empty for a group. */
  title: string;
  in_place_name: string | null;
}

/** Who has these seats today, in one statement. */
export async function readHolders(db: Database, seatIds: readonly number[], day: string): Promise<Holder[]> {
  if (seatIds.length === 0) return [];
  const { rows } = await sql<Holder>`
    select h.seat_id, h.owner_id, h.in_place_of, h.by_admin, h.account_id, h.personnel_id, coalesce(p.fullname, a.name, '') as name,
      coalesce(d.title, '') as title, q.fullname as in_place_name
    from requests.holders_of(${[...new Set(seatIds)]}::integer[], ${day}::date) h
    left join personnel.person_view p on p.id = h.personnel_id left join identity.account_view a on a.id = h.account_id
    left join organization.head_view d on d.id = h.head_id left join personnel.person_view q on q.id = h.in_place_of
    order by h.seat_id, h.in_place_of nulls first, 7`.execute(db);
  return rows;
}

/** What is asked of a seat. */
export interface Asked {
  seat_id: number;
  owner_id: number | null;
  decides: boolean;
}

/** Those of the holders who may answer for a request of an owner, as `requests.may_answer` says; administrators do not do this work. */
export function holdersFor(holders: readonly Holder[], { seat_id, owner_id, decides }: Asked): Holder[] {
  return holders.filter(
    (one) =>
      one.seat_id === seat_id &&
      !one.by_admin &&
      (one.owner_id === null || one.owner_id === owner_id) &&
      (!decides || owner_id === null || (one.personnel_id !== owner_id && one.in_place_of !== owner_id)),
  );
}

const NAMED = 3;

/** Their names for a list, at most three. */
export function personFor(holders: readonly Holder[], asked: Asked): string {
  const names = [...new Set(holdersFor(holders, asked).map(({ name }) => name))];
  return names.length > NAMED ? `${names.slice(0, NAMED).join('; ')} and ${names.length - NAMED} more` : names.join('; ');
}
