import { sql } from 'kysely';
import { formatTaker, type StepTaker } from '@talaan/kernel/contract/step-taker.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { takerOf } from '@talaan/personnel/server/public.ts';
import type { readApplication as endpoint } from '../../contract/hr.ts';
import { applicationFlow, OFFER_STATES, type ApplicationAction } from '../../workflow.ts';
import { papersJson, requirementsJson } from '../post-columns.ts';
import { findReached } from '../reached.ts';

type Shown = AnswerOf<typeof endpoint>;
const HERE: readonly ApplicationAction[] = ['ask_papers', 'withdraw', 'decline', 'restore'];

/** An application with all that belongs to it. Error: 404 beyond one's reach. */
export async function readApplication(call: Call<{ id: number }>): Promise<Shown> {
  const { db, params } = call;
  const { post, state, personnel_id } = await findReached(call, params.id);
  await recordOpening(call, personnel_id, 'Application');
  const { rows } = await sql<Shown['application'] & Pick<Shown, 'requirements' | 'papers'>>`
    select a.id, a.reference, a.state, a.submitted_at, a.personnel_id, p.idno, p.fullname, coalesce(p.email, '') as email, p.mobile, a.is_internal, a.is_paper,
      a.since, a.resubmitted_at, a.lacking, a.lacking_note, a.lacking_due_on, a.reason, ${requirementsJson} as requirements, ${papersJson} as papers
    from applicants.application a join vacancies.post v on v.id = a.post_id join personnel.person_view p on p.id = a.personnel_id
    where a.id = ${params.id}`.execute(db);
  const { requirements, papers, ...application } = rows[0]!;
  const sheet = await withOpenRecords(db, [personnel_id], (tx) =>
    tx.selectFrom('applicants.sheet').select(['frozen_at', 'sha256']).where('application_id', '=', params.id).executeTakeFirst(),
  );
  const { rows: steps } = await sql<Omit<Shown['steps'][number], 'by' | 'label'> & { action: ApplicationAction; taker: StepTaker }>`
    select s.no, s.action, s.at, ${takerOf('s')} as taker, s.reason, s.to_state as to
    from applicants.step s where s.application_id = ${params.id} order by s.no`.execute(db);
  const { rows: letters } = await sql<Shown['letters'][number]>`
    select id, subject, paragraphs, at, sent_to from applicants.letter where application_id = ${params.id} order by id desc`.execute(db);
  return {
    application: {
      ...application,
      post,
      sheet_frozen_at: sheet?.frozen_at ?? null,
      sheet_sha256: sheet?.sha256 ?? null,
      actions: applicationFlow
        .open(state, ['screener'])
        .filter((action) => HERE.includes(action) && !(action === 'withdraw' && OFFER_STATES.includes(state))),
    },
    requirements,
    papers,
    steps: steps.map(({ action, taker, ...step }) => ({ ...step, by: formatTaker(taker), label: applicationFlow.steps[action].label })),
    letters,
  };
}
