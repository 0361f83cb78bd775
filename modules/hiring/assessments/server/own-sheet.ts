import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { whyNotDeliberated } from '@talaan/vacancies/server/public.ts';
import { CANNOT_RATE, INHIBITED, type CannotRate } from '../rules/cannot-rate.ts';
import type { SheetState } from '../workflow.ts';
import { cannotRate } from './cannot-rate.ts';
import { requireSeat, type OwnSeat } from './read-board.ts';

export interface OwnSheet {
  seat: OwnSeat;
  application_id: number;
  personnel_id: number;
  fullname: string;
  reference: string;
  position: string;
  /** 0 while no form is chosen. */
  form_id: number;
  /** It came on paper, without a data sheet. */
  is_paper: boolean;
  /** Null while nothing is begun. */
  sheet: { id: number; state: SheetState; remarks: string } | null;
  /** Names are hidden from the caller. */
  is_hidden: boolean;
  /** Why the caller cannot rate this applicant, whatever the sheet. */
  cannot: CannotRate | null;
  /** The state of the application. */
  state: string;
  closed_because: string | null;
  /** Whether the caller may read the papers and the data sheet: not while names are hidden, and not where they are inhibited. */
  may_read: boolean;
}

export type OfApplicant<B = unknown> = Call<{ id: number; appID: number }, unknown, B>;

/** The caller's sheet about an applicant for a post on whose board they sit. Error: 404 without a seat or application. */
export async function findOwnSheet(call: OfApplicant): Promise<OwnSheet> {
  const { db, params, actor } = call;
  const seat = await requireSeat(call, params.id);
  const isHidden = await isBlindNow(call, params.id);
  const { rows } = await sql<{
    application_id: number;
    personnel_id: number;
    fullname: string;
    reference: string;
    position: string;
    state: string;
    place: number;
    form_id: number | null;
    sheet: (OwnSheet['sheet'] & { personnel_id: number; rater: string }) | null;
    cannot: CannotRate | null;
    is_paper: boolean;
  }>`
    select a.id as application_id, a.personnel_id, p.fullname, coalesce(a.reference, '') as reference, a.state, a.place, a.is_paper, m.form_id,
      coalesce((select n.name from personnel.appointment_view s join organization.position_view n on n.id = s.position_id
        where s.personnel_id = a.personnel_id and s.during @> ${call.today}::date), '') as position,
      case when h.id is not null then jsonb_build_object('id', h.id, 'state', h.state, 'remarks', h.remarks, 'personnel_id', h.personnel_id,
        'rater', r.fullname) end as sheet,
      ${cannotRate(actor, seat)} as cannot
    from (${numberedApplications(params.id)}) a join personnel.person_view p on p.id = a.personnel_id
      left join assessments.assessment m on m.post_id = ${params.id}
      left join assessments.sheet h on h.application_id = a.id and h.seat_id = ${seat.vote_seat_id} left join personnel.person_view r on r.id = h.personnel_id
    where a.personnel_id = ${params.appID}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound('There is no such applicant to assess for this post.');
  const { form_id, sheet, place, ...facts } = found;
  const { cannot } = facts;
  const isOthers = sheet !== null && sheet.personnel_id !== actor.personnelId;
  const closed =
    (cannot && cannot !== 'shared' && CANNOT_RATE[cannot].sentence) ||
    (form_id === null && 'The secretariat has not chosen the form of this post yet.') ||
    (isOthers && `${sheet.rater}, who shares your seat, has begun this sheet.`) ||
    (sheet?.state === 'SUBMITTED' && 'You have submitted this sheet. The secretary can return it to you before it is locked.') ||
    (sheet?.state === 'LOCKED' && 'This sheet is locked. Only the chair can open it again.') ||
    (await whyNotDeliberated(call.db, params.id, call.now));
  return {
    ...facts,
    ...(isHidden && { fullname: `Applicant ${place}`, reference: '', position: '' }),
    seat,
    form_id: form_id ?? 0,
    sheet: isOthers ? null : sheet,
    is_hidden: isHidden,
    closed_because: closed || null,
    may_read: !isHidden && !(cannot !== null && INHIBITED.includes(cannot)),
  };
}

/** The applications that a board looks at, each with the number by which it is named while names are hidden: in no order that says anything. */
export function numberedApplications(postId: number) {
  return sql`select b.id, b.post_id, b.personnel_id, b.reference, b.state, b.is_paper,
      row_number() over (order by md5('blind ' || b.post_id || ' ' || b.id)) as place
    from applicants.application b where b.post_id = ${postId} and not b.gave_way and b.state not in ('DRAFT', 'SUBMITTED', 'INCOMPLETE', 'SCREENED_QUALIFIED', 'SCREENED_DISQUALIFIED', 'WITHDRAWN')`;
}

/** Whether names and sex are hidden: the board chose it, and the ranking is not made. */
export async function isBlindNow({ db }: Pick<Call, 'db'>, postId: number): Promise<boolean> {
  const { rows } = await sql<{ is_blind: boolean }>`
    select is_blind and not exists (select from assessments.ranking r where r.post_id = a.post_id) as is_blind
    from assessments.assessment a where a.post_id = ${postId}`.execute(db);
  return rows[0]?.is_blind ?? false;
}

/** The same to be written: begun where it was not, and locked. Error: 409 where it cannot be filled. */
export async function openOwnSheet(call: OfApplicant): Promise<OwnSheet & { sheet: NonNullable<OwnSheet['sheet']> }> {
  const { db, params, actor, now } = call;
  const own = await findOwnSheet(call);
  if (own.closed_because) throw wrongState(own.closed_because);
  await sql`
    insert into assessments.sheet (application_id, seat_id, personnel_id, post_id, form_id, begun_at)
    values (${own.application_id}, ${own.seat.vote_seat_id}, ${actor.personnelId}, ${params.id}, ${own.form_id}, ${now.toString()})
    on conflict (application_id, seat_id) do nothing`.execute(db);
  const { rows } = await sql<NonNullable<OwnSheet['sheet']> & { personnel_id: number }>`
    select id, state, remarks, personnel_id from assessments.sheet
    where application_id = ${own.application_id} and seat_id = ${own.seat.vote_seat_id} for update`.execute(db);
  const sheet = rows[0]!;
  // Between the reading and the lock the alternate may have begun, or another tab may have submitted.
  if (sheet.personnel_id !== actor.personnelId) throw wrongState('The other holder of your seat has begun this sheet.');
  if (sheet.state === 'SUBMITTED' || sheet.state === 'LOCKED') throw wrongState('This sheet was already submitted.');
  return { ...own, sheet };
}
