import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type * as contract from '../contract/committees.ts';
import { KEEPERS, type CommitteeRow, type SeatRow } from '../contract/committees.ts';
import { quorumOf } from '../rules/quorum.ts';
import { seatsOn } from '../rules/seat.ts';
import { committeeColumns, describeCommittees, type FoundCommittee } from './committee-rows.ts';
import { committeesFrom, keepsCommittee } from './reach.ts';
import { readSeatsOf } from './read-seats.ts';

type Reading = Pick<Call, 'db' | 'actor' | 'today'>;

/** One committee that the caller keeps. Error: 404 for any other. */
export async function findCommittee({ db, actor, today }: Reading, id: number): Promise<FoundCommittee & { office_id: number | null }> {
  const { rows } = await sql<FoundCommittee & { office_id: number | null }>`
    select ${selected(committeeColumns(today))}, c.office_id from ${committeesFrom} where c.id = ${id} and ${keepsCommittee(actor)}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no such committee.');
  return rows[0];
}

/** One committee with its seats and its last meetings. Error: 404 for one that the caller does not keep. */
export async function readCommittee(call: CallOf<typeof contract.readCommittee>): Promise<AnswerOf<typeof contract.readCommittee>> {
  const { db, params, today } = call;
  const found = await findCommittee(call, params.id);
  const [committee] = (await describeCommittees(db, [found], today)) as [CommitteeRow];
  const seats = (await readSeatsOf(db, [params.id])).get(params.id) ?? [];
  const { rows: meetings } = await sql<AnswerOf<typeof contract.readCommittee>['meetings'][number]>`
    select m.id, m.date, m.begins, m.place, m.state, (select count(*)::integer from committees.item i where i.meeting_id = m.id) as items
    from committees.meeting m where m.committee_id = ${params.id} order by m.date desc, m.begins desc limit 12`.execute(db);
  return {
    committee: { ...committee, office_id: found.office_id, needed: quorumOf(seatsOn(seats, today), new Set()).needed },
    seats: await readSeats(call, params.id),
    meetings,
  };
}

const PLACE = { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' };

/** All seats of a committee, those of today first. The photo is for who reaches the person. */
export async function readSeats({ db, actor, today }: Reading, committeeId: number): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select s.id, s.personnel_id, p.fullname, case when ${visible(actor, KEEPERS, PLACE)} then u.avatar_path end as avatar, t.name as position,
      o.acronym as office, s.role, s.represents, s.order_no, lower(s.during) as "from", upper(s.during) - 1 as "to",
      exists (select from committees.present r where r.seat_id = s.id) as is_used
    from committees.seat s join personnel.person_view p on p.id = s.personnel_id left join identity.account_view u on u.personnel_id = p.id
      left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id
      left join organization.position_view t on t.id = a.position_id
    where s.committee_id = ${committeeId}
    order by upper_inf(s.during) or upper(s.during) > ${today}::date desc, array_position(array['CHAIR', 'VICE_CHAIR', 'MEMBER', 'SECRETARY'], s.role),
      p.plain_name, s.id`.execute(db);
  return rows;
}

/** The scholarship committee, by its kind. */
export async function readScholarshipCommittee({ db }: Pick<Call, 'db'>): Promise<AnswerOf<typeof contract.readScholarshipCommittee>> {
  const { rows } = await sql<{ id: number }>`select id from committees.committee where kind = 'SCHOLARSHIP'`.execute(db);
  return rows[0]!;
}
