import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { AnyKind } from '../../contract/request-kind.ts';
import type { RouteLine } from '../../contract/timeline.ts';
import { holdersFor, readHolders, type Holder } from '../holders.ts';
import { describeSeat, seatColumns, type RawSeat } from '../inbox/request-rows.ts';

export interface RawStage extends RawSeat {
  place: number;
  state: string;
  role: string;
  seat_id: number;
  decides: boolean;
  because: string;
  filed_with: string | null;
  is_open: boolean;
  is_past: boolean;
}

/** The stages of the present round, with who has each seat today. */
export async function readRoute(
  db: Database,
  kind: AnyKind,
  { id, round, owner_id }: { id: number; round: number; owner_id: number | null },
  today: string,
): Promise<RouteLine[]> {
  const { rows } = await sql<RawStage>`
    select g.place, g.state, g.role, g.seat_id, g.decides, g.because, g.filed_with, ${seatColumns},
      g.opened_at is not null and g.closed_at is null as is_open, g.closed_at is not null as is_past
    from requests.stage g join requests.seat s on s.id = g.seat_id left join organization.office_view f on f.id = s.office_id
    left join personnel.person_view q on q.id = s.personnel_id
    where g.request_id = ${id} and g.round = ${round} and g.state is not null
      and (s.personnel_id is distinct from ${owner_id} or (g.opened_at is not null and g.closed_at is null)) order by g.place, g.role, g.seat_id`.execute(
    db,
  );
  const holders = await readHolders(
    db,
    rows.map(({ seat_id }) => seat_id),
    today,
  );
  const way = rows.filter(({ state, is_open, is_past }) => is_open || is_past || !kind.isAside(state));
  return joinAtOnce(kind, way).map((row) => describeLine(kind, row, holders, owner_id));
}

/** Two stages of one seat, of which the first step takes the second along, are one line: its holder recommends and approves at once. */
export function joinAtOnce(kind: AnyKind, rows: readonly RawStage[]): RawStage[] {
  const lines: RawStage[] = [];
  for (const row of rows) {
    const before = lines.at(-1);
    const label = before?.seat_id === row.seat_id ? labelAtOnce(kind, before, row) : undefined;
    if (!before || !label) lines.push(row);
    else {
      const because = [label, before.because, row.because].filter(Boolean).join('; ');
      lines[lines.length - 1] = { ...before, because, is_open: before.is_open || row.is_open, is_past: row.is_past };
    }
  }
  return lines;
}

function labelAtOnce(kind: AnyKind, { state, role }: RawStage, next: RawStage): string | undefined {
  for (const step of Object.values(kind.steps)) {
    const then = step.andThen === undefined ? undefined : kind.steps[step.andThen];
    if (then && step.from.includes(state) && step.by.includes(role) && step.to === next.state && then.by.includes(next.role))
      return `${step.label} and ${then.label.toLowerCase()} in one step`;
  }
  return undefined;
}

/** A line of a route as the timeline and the preview show it. */
export function describeLine(kind: AnyKind, row: RawStage, holders: readonly Holder[], ownerId: number | null): RouteLine {
  const people = holdersFor(holders, { ...row, owner_id: ownerId });
  return {
    place: row.place,
    state: row.state,
    state_words: kind.wordsOf(row.state),
    role: row.role,
    seat: describeSeat(row),
    because: row.because,
    people: people.map(({ personnel_id, name, title, in_place_name }) => ({ personnel_id, name, title, in_place_of: in_place_name })),
    filed_with: row.filed_with,
    is_open: row.is_open,
    is_past: row.is_past,
  };
}
