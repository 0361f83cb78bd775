import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { YearState } from '../contract/forced-years.ts';
import { FORFEIT, readForcedYears, type JudgedYear } from './read-years.ts';

export interface PlannedYear extends JudgedYear {
  state: YearState;
  /** What was forfeited, in thousandths of a day. */
  stands: number;
  /** The posting that stands, and how many there were. */
  postingId: number | null;
  versions: number;
}

interface Standing {
  personnelId: number;
  postingId: number | null;
  stands: number;
  versions: number;
  isClosed: boolean;
}

/** What the end of a year does for each person. It waits for the close of their December, which may earn and charge. */
export async function planYearEnd(
  db: Database,
  { year, today, people = null }: { year: number; today: string; people?: readonly number[] | null },
): Promise<PlannedYear[]> {
  const judged = await readForcedYears(db, { year, today, people });
  const found = await readStanding(
    db,
    year,
    judged.map(({ personnelId }) => personnelId),
  );
  const standing = new Map(found.map((one) => [one.personnelId, one]));
  return judged.map((one) => {
    const { postingId, stands, versions, isClosed } = standing.get(one.personnelId)!;
    return { ...one, postingId, stands, versions, state: stateOf(one, stands, isClosed) };
  });
}

function stateOf({ forfeit, separatedOn }: JudgedYear, stands: number, isClosed: boolean): YearState {
  if (!isClosed && separatedOn === null) return 'waiting';
  if (stands === forfeit) return stands === 0 ? 'none' : 'same';
  return stands === 0 ? 'open' : 'changed';
}

async function readStanding(db: Database, year: number, people: readonly number[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select h.id as "personnelId", p.id as "postingId", coalesce(p.amount, 0)::bigint as stands, coalesce(p.versions, 0)::integer as versions,
      exists (select from leave.closed_month c where c.personnel_id = h.id and c.month = ${`${year}-12`}) as "isClosed"
    from unnest(${people}::integer[]) h (id) left join lateral (
      select max(p.id) filter (where not x.is_reversed) as id, sum(-e.amount) filter (where not x.is_reversed) as amount, count(*) as versions
      from ledger.posting p join ledger.entry e on e.posting_id = p.id
      cross join lateral (select exists (select from ledger.posting r where r.reverses_id = p.id) as is_reversed) x
      where p.personnel_id = h.id and p.cause = ${FORFEIT} and p.period = ${`${year}-12`}) p on true`.execute(db);
  return rows;
}
