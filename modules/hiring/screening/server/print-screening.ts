import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { recordOpenings } from '@talaan/kernel/server/audit/record-opening.ts';
import { applicationFlow, type ApplicationState } from '@talaan/applicants/workflow.ts';
import { officeOfCaller } from '@talaan/personnel/server/public.ts';
import { SCREENERS } from '../contract/access.ts';
import { applicantScreeningForm } from '../print/applicant-screening-form.ts';
import { screeningSheetForm, type SheetRowOnPaper } from '../print/screening-sheet-form.ts';
import { askedOf } from '../rules/asked-of.ts';
import { ELEMENT_NAMES, ELEMENTS, type ElementName, type Result } from '../rules/elements.ts';
import { findPostInScope } from './find-in-scope.ts';
import { showScreening } from './show-screening.ts';
import { standardsOfPosts } from './standards-of-posts.ts';

type ById = Call<{ id: number }>;

interface Found {
  personnel_id: number;
  name: string;
  reference: string;
  is_internal: boolean;
  state: ApplicationState;
  reason: string;
  outcome: 'qualified' | 'not qualified' | null;
  elements: Record<ElementName, { outcome: Result; note: string }> | null;
}

/** The screening sheet of a post, of all who applied. Errors: 404; also where there are none. */
export async function printScreening(call: ById): Promise<FileAnswer> {
  const post = await findPostInScope(call, call.params.id, SCREENERS);
  const { rows } = await sql<Found>`
    select a.personnel_id, n.fullname as name, a.reference, a.is_internal, a.state, a.reason, s.outcome,
      (select jsonb_object_agg(r.element, jsonb_build_object('outcome', coalesce(v.result, r.result), 'note', coalesce(v.reason, r.note)))
        from screening.result r left join screening.override v on v.application_id = r.application_id and v.element = r.element
        where r.application_id = a.id) as elements
    from applicants.application a join personnel.person_view n on n.id = a.personnel_id left join screening.screening s on s.application_id = a.id
    where a.post_id = ${post.id} and a.reference is not null and a.state <> 'DRAFT' order by n.plain_name, a.id`.execute(call.db);
  if (rows.length === 0) throw notFound('There are no applicants for this post yet.');
  await recordOpenings(
    call,
    rows.map(({ personnel_id: person }) => person),
    'Screening sheet of a job post',
  );
  const { published } = (await standardsOfPosts(call.db, [post.id])).get(post.id)!;
  const { special: _, ...asked } = askedOf(published);
  const facts = (Object.entries(asked) as [ElementName, string][]).map(([name, words]): [string, string] => [ELEMENTS[name], words]);
  const sheet = {
    officeId: (await officeOfCaller(call)) ?? post.office_id,
    day: call.today,
    post: { code: post.code, title: post.title, office: post.office },
    facts: [
      ...facts,
      ['Salary grade', post.salary_grade === null ? '—' : String(post.salary_grade)] as [string, string],
      ['Qualifications as of', post.closing_day ? longDate(post.closing_day) : '—'] as [string, string],
    ],
    rows: rows.map(toRow),
    by: await nameOfCaller(call),
  };
  return screeningSheetForm.answer(call.server, [{ sheet, code: null }], `Screening sheet ${post.code}`);
}

/** The screening of one applicant with its rows. Error: 404. */
export async function printApplicantScreening(call: ById): Promise<FileAnswer> {
  const { application } = await showScreening(call);
  const post = await findPostInScope(call, application.post.id, SCREENERS);
  const sheet = {
    officeId: (await officeOfCaller(call)) ?? post.office_id,
    day: call.today,
    application,
    by: application.decided?.by ?? (await nameOfCaller(call)),
  };
  return applicantScreeningForm.answer(call.server, [{ sheet, code: null }], `Screening ${application.reference}`);
}

function toRow({ name, reference, is_internal: isInternal, state, reason, outcome, elements }: Found): SheetRowOnPaper {
  return {
    name,
    reference,
    is_internal: isInternal,
    elements: Object.fromEntries(ELEMENT_NAMES.map((element) => [element, elements?.[element] ?? null])) as SheetRowOnPaper['elements'],
    outcome: outcome === null ? applicationFlow.words[state] : outcome === 'qualified' ? 'Qualified' : 'Not qualified',
    remarks: outcome === 'not qualified' ? reason : state === 'WITHDRAWN' ? 'Withdrawn' : '',
  };
}

async function nameOfCaller({ db, actor }: Pick<ById, 'db' | 'actor'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from identity.account_view where id = ${actor.accountId}`.execute(db);
  return rows[0]?.name ?? '';
}
