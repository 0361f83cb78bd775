import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { reachesCampus } from '@talaan/devices/server/public.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { DOUBTS, exportKioskPunches, listKioskPunches, REVIEW_STATES, WAYS, type ReviewedPunch } from '../../contract/review.ts';

const PLACE = { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' };

/** Punches `k` with the device `d` and the person `p`, as they serve on a day. */
function fromPunches(today: string): RawBuilder<unknown> {
  return sql`kiosk.punch k join kiosk.tablet t on t.id = k.tablet_id join attendance.device_view d on d.id = t.device_id
    join organization.campus_view c on c.id = d.campus_id left join personnel.person_view p on p.id = k.personnel_id
    left join ${servingOn(today)} s on s.personnel_id = p.id left join organization.office_view o on o.id = s.office_id
    left join identity.account_view a on a.id = k.decided_by left join faces.recognition r on r.id = k.recognition_id`;
}

const columnsFor = (actor: Actor) => ({
  id: 'k.id',
  person: sql`case when p.id is not null then jsonb_build_object('id', p.id, 'idno', p.idno, 'fullname', p.fullname, 'office', o.acronym,
    'avatar', case when ${visible(actor, ['EDATSADMIN'], PLACE)} then ${avatarOf('p.id')} end) end`,
  given: sql`case when k.way = 'FACE' then '' else k.given end`,
  way: 'k.way',
  at: 'k.at',
  tablet_at: 'k.tablet_at',
  received_at: 'k.received_at',
  device: 'd.name',
  campus: 'c.acronym',
  doubt: 'k.doubt',
  state: 'k.state',
  counts: sql`(k.pin is not null and k.state <> 'REJECTED')`,
  has_photo: sql`k.photo is not null`,
  face: sql`case when r.id is not null then jsonb_build_object('score', r.score, 'second', r.second_score, 'real', r.real_score, 'live', r.live_score,
    'is_registered', exists (select from faces.enrolment e where e.personnel_id = k.personnel_id and e.ended_at is null)) end`,
  reason: 'k.reason',
  decided_by: 'a.name',
});

function reachable(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`k.state not in ('COUNTED', 'REFUSED') and ${reachesCampus(actor, 'd.campus_id')}`;
}

/** One of these punches; 404 for any other. */
export async function readPunch({ db, actor, today, params }: Call<{ id: number }>): Promise<{ punch: ReviewedPunch }> {
  const { rows: found } = await sql<ReviewedPunch>`
    select ${selected(columnsFor(actor))} from ${fromPunches(today)} where k.id = ${params.id} and ${reachable(actor)}`.execute(db);
  if (!found[0]) throw notFound('There is no such punch.');
  return { punch: found[0] };
}

/** Punches of the kiosks of the caller's campuses that are looked at, or were; those that wait come first. */
export const reviewRows = rows(listKioskPunches, exportKioskPunches, 'punches', ({ actor, today }) => ({
  from: fromPunches(today),
  columns: columnsFor(actor),
  reach: reachable(actor),
  search: [sql`coalesce(p.search, '')`, sql`kernel.plain(concat_ws(' ', case when k.way <> 'FACE' then k.given end, d.name))`],
  sort: { at: 'k.at', fullname: 'p.plain_name', device: sql`kernel.plain(d.name)` },
  unsorted: sql`(k.state = 'PENDING') desc, k.at desc`,
  filters: {
    state: (state) => sql`k.state = ${state}`,
    doubt: (doubt) => sql`k.doubt = ${doubt}`,
    campus: (campus) => sql`d.campus_id = ${campus}`,
    personnel: (personnel) => sql`k.personnel_id = ${personnel}`,
  },
  sheet: {
    name: 'Kiosk punches',
    cells: {
      Name: (row) => row.person?.fullname ?? null,
      'Employee number': (row) => row.person?.idno ?? row.given,
      Time: (row) => localTime(row.at),
      'Clock of the tablet': (row) => localTime(row.tablet_at),
      Received: (row) => localTime(row.received_at),
      Device: (row) => row.device,
      Campus: (row) => row.campus,
      By: (row) => WAYS[row.way],
      'Alike, of 1,000': (row) => row.face?.score ?? null,
      Why: (row) => DOUBTS[row.doubt],
      State: (row) => REVIEW_STATES[row.state],
      Reason: (row) => row.reason,
      'Decided by': (row) => row.decided_by,
    },
  },
}));
