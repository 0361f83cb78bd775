import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { COMMITTEE_NAMES } from '@talaan/requests/contract/committees.ts';
import { exportCommittees, listCommittees, type CommitteeRow } from '../contract/committees.ts';
import { endingSeats, missingSeats } from '../rules/find-seat-faults.ts';
import { hasVote, seatsOn, type Seat } from '../rules/seat.ts';
import { committeesFrom, keepsCommittee, nameOfCommittee } from './reach.ts';
import { readSeatsOf } from './read-seats.ts';

/** What is read of a committee; the rest follows from its seats. */
export type FoundCommittee = Pick<CommitteeRow, 'id' | 'kind' | 'office' | 'name' | 'next_meeting'>;

export const committeeColumns = (today: string) => ({
  id: 'c.id',
  kind: 'c.kind',
  office: 'o.acronym',
  name: nameOfCommittee,
  next_meeting: sql`(select min(m.date) from committees.meeting m where m.committee_id = c.id and m.state in ('PLANNED', 'CALLED') and m.date >= ${today}::date)`,
});

export const committeeRows = rows(listCommittees, exportCommittees, 'committees', ({ db, actor, today }) => ({
  from: committeesFrom,
  columns: committeeColumns(today),
  reach: keepsCommittee(actor),
  search: [
    sql`kernel.plain(${nameOfCommittee})`,
    sql`(select coalesce(string_agg(p.search, ' '), '') from committees.seat s join personnel.person_view p on p.id = s.personnel_id where s.committee_id = c.id)`,
  ],
  sort: {
    name: [sql`c.kind = 'DPC'`, nameOfCommittee],
    seats: sql`(select count(*) from committees.seat s where s.committee_id = c.id and s.during @> ${today}::date and s.role <> 'SECRETARY')`,
  },
  unsorted: 'name',
  filters: { kind: (kind) => sql`c.kind = ${kind}` },
  describe: (found: FoundCommittee[]) => describeCommittees(db, found, today),
  sheet: {
    name: 'Committees',
    cells: {
      Committee: (row) => COMMITTEE_NAMES[row.kind],
      Office: (row) => row.office,
      Chair: (row) => row.chair,
      Secretary: (row) => row.secretary,
      'Seats with a vote': (row) => row.seats,
      'Still needed': (row) => row.missing.join(', '),
      'A term ends on': (row) => row.next_end,
      'Next meeting': (row) => row.next_meeting,
    },
  },
}));

const SOON_DAYS = 90;

/** Adds to committees what follows from who sits today. One statement for all. */
export async function describeCommittees(db: Database, found: readonly FoundCommittee[], today: string): Promise<CommitteeRow[]> {
  const seats = await readSeatsOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map((row) => {
    const all: Seat[] = seats.get(row.id) ?? [];
    const now = seatsOn(all, today);
    const named = (role: Seat['role']) => now.find((seat) => seat.role === role)?.name ?? null;
    return {
      ...row,
      chair: named('CHAIR'),
      secretary: named('SECRETARY'),
      seats: now.filter(hasVote).length,
      missing: missingSeats(row.kind, all, today),
      next_end: endingSeats(all, today, SOON_DAYS)[0]?.to ?? null,
    };
  });
}
