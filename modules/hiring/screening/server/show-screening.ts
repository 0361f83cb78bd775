import { sql } from 'kysely';
import { formatTaker, type StepTaker } from '@talaan/kernel/contract/step-taker.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { applicationFlow } from '@talaan/applicants/workflow.ts';
import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import { takerOf } from '@talaan/personnel/server/public.ts';
import { UNDECIDED_STATES } from '../contract/applicants.ts';
import type { ScreenedApplication, ScreenedElement } from '../contract/screening.ts';
import { askedOf } from '../rules/asked-of.ts';
import { describeRows, type RowInWords } from '../rules/describe-rows.ts';
import { ELEMENT_NAMES, type CountedRow, type ElementName, type Mark, type Result } from '../rules/elements.ts';
import { SCREENERS } from '../contract/access.ts';
import { findApplicationsInScope, findPostInScope } from './find-in-scope.ts';
import { CORRECTABLE } from './lock-application.ts';
import { toPostOfList } from './post-of-list.ts';
import { ratingsOnRecord } from './ratings-on-record.ts';
import { standardsOfPosts } from './standards-of-posts.ts';

type Override = NonNullable<ScreenedElement['override']>;

interface Found {
  submitted_at: string;
  reason: string;
  note: string | null;
  performance_rating: number | null;
  decided: { taker: StepTaker; at: string } | null;
  image: SheetOnPaper | null;
  results:
    | { element: ElementName; result: Result; figure: number | null; note: string; evidence: CountedRow[]; override: Override | null }[]
    | null;
  marks: (Mark & { row_key: string })[] | null;
  papers: ScreenedApplication['papers'] | null;
  questions: ScreenedApplication['questions'] | null;
}

/** One application beside its evidence; the opening of the data sheet is noted. Error: 404. */
export async function showScreening(call: Call<{ id: number }>): Promise<{ application: ScreenedApplication }> {
  const [application] = await findApplicationsInScope(call, [call.params.id], SCREENERS);
  const { id, reference, post_id: postId, personnel_id: person, fullname, state, is_internal: isInternal } = application!;
  const post = await findPostInScope(call, postId, SCREENERS);
  await recordOpening(call, person, 'Screening of an application');
  const found = await withOpenRecords(call.db, [person], async (open) => (await findAll(id).execute(open)).rows[0]!);
  const ratings = await ratingsOnRecord(call, [{ id, personnel_id: person, is_internal: isInternal, closing_day: post.closing_day }]);
  const { published } = (await standardsOfPosts(call.db, [postId])).get(postId)!;
  const asked = askedOf(published);
  const words = found.image ? describeRows(found.image) : new Map<string, RowInWords>();
  const marks = new Map((found.marks ?? []).map((mark) => [mark.row_key, mark]));
  const inOrder = ELEMENT_NAMES.flatMap((name) => (found.results ?? []).filter(({ element }) => element === name));
  const isOpen = UNDECIDED_STATES.some((one) => one === state);
  return {
    application: {
      id,
      reference,
      personnel_id: person,
      fullname,
      state,
      submitted_at: found.submitted_at,
      is_internal: isInternal,
      post: toPostOfList(post),
      elements: inOrder.map(({ element, result, figure, note, evidence, override }) => ({
        element,
        asked: asked[element],
        result,
        figure,
        note,
        rows: evidence.flatMap(({ row, counted, why }) => {
          const said = words.get(row);
          const { is_relevant: relevant = null, weekly_hours: weekly = null, verified_hours: verified = null } = marks.get(row) ?? {};
          return said ? [{ ...said, counted, why, is_relevant: relevant, weekly_hours: weekly, verified_hours: verified }] : [];
        }),
        override,
        outcome: override?.result ?? result,
      })),
      has_sheet: found.image !== null,
      note: found.note ?? '',
      performance_rating: found.performance_rating,
      rating_on_record: ratings.get(id) ?? null,
      decided: found.decided && { by: formatTaker(found.decided.taker), at: found.decided.at },
      reason: found.reason,
      papers: found.papers ?? [],
      questions: found.questions ?? [],
      actions: [
        ...(['qualify', 'disqualify'] as const).filter((action) => applicationFlow.open(state, ['screener']).includes(action)),
        ...(isOpen ? (['ask'] as const) : []),
        ...(CORRECTABLE.includes(state) ? (['correct'] as const) : []),
      ],
    },
  };
}

function findAll(id: number) {
  return sql<Found>`
    select a.submitted_at, a.reason, s.note, s.performance_rating, h.image,
      case when s.decided_at is not null then jsonb_build_object('at', s.decided_at, 'taker', coalesce(
        (select ${takerOf('st')} from applicants.step st where st.application_id = a.id and st.at = s.decided_at and st.account_id = s.decided_by limit 1),
        jsonb_build_object('by', c.name, 'in_place_of', null, 'by_designation', null))) end as decided,
      (select jsonb_agg(jsonb_build_object('element', r.element, 'result', r.result, 'figure', r.figure, 'note', r.note, 'evidence', r.evidence,
          'override', case when v.element is not null then jsonb_build_object('kind', v.kind, 'result', v.result, 'reason', v.reason,
            'resolution', v.resolution, 'by', coalesce(b.name, 'Talaan'), 'at', v.at) end))
        from screening.result r left join screening.override v on v.application_id = r.application_id and v.element = r.element
          left join identity.account_view b on b.id = v.account_id
        where r.application_id = a.id) as results,
      (select jsonb_agg(m) from screening.mark m where m.application_id = a.id) as marks,
      (select jsonb_agg(jsonb_build_object('id', w.id, 'label', coalesce(q.label, w.code), 'name', f.name) order by q.place, w.id)
        from applicants.paper w join kernel.file f on f.id = w.file_id left join vacancies.requirement q on q.post_id = a.post_id and q.code = w.code
        where w.application_id = a.id) as papers,
      (select jsonb_agg(jsonb_build_object('no', q.no, 'question', q.question, 'asked_at', q.asked_at) order by q.no)
        from screening.question q where q.application_id = a.id) as questions
    from applicants.application a left join screening.screening s on s.application_id = a.id left join identity.account_view c on c.id = s.decided_by
      left join applicants.sheet h on h.application_id = a.id
    where a.id = ${id}`;
}

/** A paper of an application, for those who screen it. Error: 404. */
export async function readPaper(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { rows } = await sql<{ application_id: number; file_id: number }>`
    select application_id, file_id from applicants.paper where id = ${call.params.id}`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such paper.');
  const [application] = await findApplicationsInScope(call, [rows[0].application_id], SCREENERS);
  await recordOpening(call, application!.personnel_id, 'Papers of an application');
  const { name, location } = await call.server.files.locate(call.db, rows[0].file_id);
  return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
}
