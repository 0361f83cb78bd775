import { sql, type RawBuilder } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import { formatHours, formatPlaces, formatPeople } from '../../rules/format-suspension.ts';
import { exportSuspensions, listSuspensions, type Suspension } from '../../contract/suspensions.ts';

const SUSPENSIONS = sql`attendance.suspension_with_parts s left join organization.campus_view c on c.id = s.campus_id
  left join kernel.file f on f.id = s.memo_id`;

const OFFICE = sql`select id, acronym as name from organization.office_view`;
const POSITION = sql`select id, name from organization.position_view`;

type Asking = Pick<Call, 'actor' | 'today'>;

/** With the photos of those whom the caller reaches. */
function peopleFor({ actor, today }: Asking): RawBuilder<unknown> {
  const reached = visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  return sql`select p.id, p.fullname as name, case when ${reached} then ${avatarOf('p.id')} end as avatar, o.acronym as office
    from personnel.person_view p left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id`;
}

/** The names of what a suspension lists by its numbers. */
function named(things: RawBuilder<unknown>, ids: string): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(to_jsonb(thing) order by thing.name), '[]') from (${things}) thing where thing.id = any(${sql.ref(ids)}))`;
}

const columnsFor = (call: Asking) => ({
  id: 's.id',
  date: 's.date',
  from_minute: 's.from_minute',
  to_minute: 's.to_minute',
  track: 's.track',
  offices: named(OFFICE, 's.office_ids'),
  exempt_offices: named(OFFICE, 's.exempt_office_ids'),
  exempt_positions: named(POSITION, 's.exempt_position_ids'),
  exempt_personnel: named(peopleFor(call), 's.exempt_personnel_ids'),
  memo: 'f.name',
  campus_id: 's.campus_id',
  campus: 'c.name',
  reason: 's.reason',
  issued_by: 's.issued_by',
});

/** Those of a year, the newest first. With a campus: its own and those of all campuses. */
export const suspensionRows = rows(listSuspensions, exportSuspensions, 'suspensions', (call) => {
  const { query, today } = call;
  const year = query.year ?? Number(today.slice(0, 4));
  return {
    from: SUSPENSIONS,
    columns: columnsFor(call),
    reach: sql`s.date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`,
    search: [sql`kernel.plain(s.reason || ' ' || s.issued_by)`],
    sort: { date: 's.date' },
    unsorted: '-date',
    filters: { year: () => sql`true`, campus: (campus) => sql`coalesce(s.campus_id, ${campus}) = ${campus}` },
    sheet: {
      name: `Suspensions of work of ${year}`,
      cells: {
        Date: (row) => row.date,
        Hours: (row) => formatHours(row),
        Where: (row) => formatPlaces(row),
        'Applies to': (row) => formatPeople(row),
        Reason: (row) => row.reason,
        'Issued by': (row) => row.issued_by,
      },
    },
  };
});

export async function findSuspension(call: Asking & Pick<Call, 'db'>, id: number): Promise<Suspension | undefined> {
  const { rows: found } = await sql<Suspension>`select ${selected(columnsFor(call))} from ${SUSPENSIONS} where s.id = ${id}`.execute(
    call.db,
  );
  return found[0];
}
