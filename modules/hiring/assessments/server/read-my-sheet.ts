import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { printKeptSheet } from '@talaan/applicants/server/public.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { whyNotDeliberated } from '@talaan/vacancies/server/public.ts';
import { SIGNED_SHEET } from '@talaan/vacancies/rules/default-requirements.ts';
import type * as contract from '../contract/sheets.ts';
import { formatCannotRate } from '../rules/cannot-rate.ts';
import { isLeft } from './cannot-rate.ts';
import { gather } from './gather.ts';
import { findOwnSheet, isBlindNow, type OfApplicant, type OwnSheet } from './own-sheet.ts';
import { readsAnswers, requireSeat } from './read-board.ts';
import { findForm } from './read-form.ts';
import { readSeatSheets } from './read-seat-sheets.ts';

/** Error: 404 without a seat on the board of the post. */
export async function readAssessedPost(call: Call<{ id: number }>): Promise<AnswerOf<typeof contract.readAssessedPost>> {
  const { db, params } = call;
  const seat = await requireSeat(call, params.id);
  const { rows } = await sql<AnswerOf<typeof contract.readAssessedPost>>`
    select jsonb_build_object('id', v.id, 'code', v.code, 'title', v.title, 'board', v.board, 'office', o.fullname) as post,
      coalesce(m.is_blind, false) as is_blind,
      (select count(*)::integer from applicants.application a
        left join assessments.sheet h on h.application_id = a.id and h.seat_id = ${seat.vote_seat_id}
        where a.post_id = v.id and not a.gave_way and ${isLeft(call.actor, seat)}) as to_score,
      case when m.form_id is null then 'The secretariat has not chosen the form of this post yet.' end as not_open_because
    from vacancies.post v join organization.office_view o on o.id = v.office_id left join assessments.assessment m on m.post_id = v.id
    where v.id = ${params.id}`.execute(db);
  const [found] = rows;
  return {
    ...found!,
    is_hidden: await isBlindNow(call, params.id),
    not_open_because: found!.not_open_because ?? (await whyNotDeliberated(call.db, params.id, call.now)),
  };
}

/** One's own sheet; the chair and the secretary of the board see all, once all are in. Error: 404. */
export async function readMySheet(call: OfApplicant): Promise<AnswerOf<typeof contract.readMySheet>> {
  const { db, params } = call;
  const own = await findOwnSheet(call);
  const form = await findForm(db, own.form_id);
  const { rows: ratings } = await sql<{ item_id: number; rating: number }>`
    select item_id, rating from assessments.rating where sheet_id = ${own.sheet?.id ?? 0}`.execute(db);
  const seesAll = own.seat.role !== 'member' && own.form_id !== 0;
  const gathered = seesAll ? await gather(call, { id: params.id, form_id: own.form_id, position_id: 0 }) : null;
  const all = gathered?.all_in ? await readSeatSheets(call, params.id, own.application_id, gathered) : null;
  const { rows: frozen } = await sql`select from assessments.ranking where post_id = ${params.id} and frozen_at is not null`.execute(db);
  return {
    applicant: { id: own.personnel_id, fullname: own.fullname, reference: own.reference, position: own.position },
    form: form ?? { name: '', version: 1, factors: [] },
    state: own.sheet?.state ?? 'NOT_STARTED',
    ratings,
    remarks: own.sheet?.remarks ?? '',
    cannot: own.cannot && formatCannotRate(own.cannot, own.state),
    closed_because: own.closed_because,
    papers: own.may_read ? await readPapers(call, own) : [],
    has_data_sheet: own.may_read && !own.is_paper,
    all,
    can_unlock: all !== null && own.seat.role === 'chair' && frozen.length === 0,
    next: await findNext(call, own),
  };
}

async function readPapers({ db, params }: OfApplicant, own: OwnSheet): Promise<{ id: number; label: string }[]> {
  const { rows } = await sql<{ id: number; label: string }>`
    select p.id, coalesce(r.label, p.code) as label from applicants.paper p left join vacancies.requirement r on r.post_id = ${params.id} and r.code = p.code
    where p.application_id = ${own.application_id} and ${isReadBy(own)} order by r.place, p.id`.execute(db);
  return rows;
}

/** The answers to questions 34 to 40 are for the chair and for HR: other members do not open the signed sheet among the papers `p` (decision 230). */
function isReadBy({ seat }: OwnSheet): RawBuilder<SqlBool> {
  return readsAnswers(seat) ? sql<SqlBool>`true` : sql<SqlBool>`p.code <> ${SIGNED_SHEET}`;
}

/** The next applicant about whom the caller has still to submit a sheet. */
async function findNext({ db, params, actor }: OfApplicant, own: Pick<OwnSheet, 'seat' | 'personnel_id'>): Promise<number | null> {
  const { rows } = await sql<{ personnel_id: number }>`
    select a.personnel_id from applicants.application a left join assessments.sheet h on h.application_id = a.id and h.seat_id = ${own.seat.vote_seat_id}
    where a.post_id = ${params.id} and not a.gave_way and a.personnel_id <> ${own.personnel_id} and ${isLeft(actor, own.seat)}
    order by a.personnel_id < ${own.personnel_id}, a.personnel_id limit 1`.execute(db);
  return rows[0]?.personnel_id ?? null;
}

/** Error: 404, also while names are hidden, as papers say them, and for a member who is inhibited. */
export async function openPaper(call: Call<{ id: number; appID: number; paper: number }>): Promise<FileAnswer> {
  const { db, params, server } = call;
  const own = await findOwnSheet(call);
  const { rows } = await sql<{ file_id: number }>`
    select p.file_id from applicants.paper p where p.id = ${params.paper} and p.application_id = ${own.application_id} and ${isReadBy(own)}`.execute(
    db,
  );
  if (!rows[0] || !own.may_read) throw notFound('There is no such paper.');
  const { name, location } = await server.files.locate(db, rows[0].file_id);
  return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
}

/**
 * The data sheet as it was submitted, with the ends of identity numbers alone, and for others than the chair without the answers to questions
 * 34 to 40; the opening is noted, for the applicant to see. Error: 404, as for a paper.
 */
export async function openDataSheet(call: OfApplicant): Promise<FileAnswer> {
  const own = await findOwnSheet(call);
  const { application_id: id, personnel_id, reference } = own;
  const hides = { hidesNumbers: true, hidesAnswers: !readsAnswers(own.seat) };
  const printed = own.may_read ? await printKeptSheet(call, { id, personnel_id, reference }, hides) : null;
  if (!printed) throw notFound('There is no data sheet of this applicant that you may read.');
  await recordOpening(call, personnel_id, 'Personal data sheet');
  return printed;
}
