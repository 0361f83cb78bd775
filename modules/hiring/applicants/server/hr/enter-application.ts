import { sql } from 'kysely';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { addApplicant } from '@talaan/personnel/server/public.ts';
import { RECRUITERS, type enterApplication as entering, type listPaperPosts as listing } from '../../contract/hr.ts';
import { whyNotTaken, type PostClock } from '../../rules/may-submit.ts';
import { giveReference } from '../give-reference.ts';
import { giveApplicantNumber } from '../give-applicant-number.ts';
import { moveApplications } from '../move-applications.ts';
import { postJson, requirementsJson, type Post } from '../post-columns.ts';
import { writeLetters } from '../write-letters.ts';

type EnterCall = CallOf<typeof entering>;

/** Posts of the last half year for which papers may have come in. */
export async function listPaperPosts({ db, actor, now }: Call): Promise<AnswerOf<typeof listing>> {
  const { rows } = await sql<AnswerOf<typeof listing>['posts'][number]>`
    select (${postJson}) || jsonb_build_object('requirements', ${requirementsJson}) as post from vacancies.post v join organization.office_view o on o.id = v.office_id
    where v.state in ('POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY') and v.opens_at <= ${now.toString()} and ${ofReachedOffice(actor)}
    order by v.closes_at desc, v.id limit 200`.execute(db);
  return { posts: rows.map((row) => (row as unknown as { post: (typeof rows)[number] }).post) };
}

/**
 * Enters an application on paper: the person, the papers, and the moment at which they were received, by which it is in time. Errors: 404
 * for a post beyond one's reach, 422 where it was late or lies ahead.
 */
export async function enterApplication(call: EnterCall): Promise<AnswerOf<typeof entering>> {
  const { db, body, actor, now } = call;
  const post = await findPost(call);
  const received = Temporal.PlainDateTime.from(`${body.received_on}T${body.received_at}`).toZonedDateTime(ZONE).toInstant();
  if (Temporal.Instant.compare(received, now) > 0) throw invalid({ received_on: ['The papers cannot have been received later than now.'] });
  const closed = whyNotTaken(post.clock, received);
  if (closed) throw invalid({ received_on: [closed] });
  if (body.papers.some(({ code }) => !post.requirements.includes(code)))
    throw invalid({ papers: ['This post does not ask for such a paper.'] });
  const { surname, first_name, middle_name, name_extension, sex, birth_date, email, mobile } = body;
  const facts = { surname, first_name, middle_name, name_extension, sex, birth_date, email: email || null, mobile };
  const personnel_id = await addApplicant(call, { ...facts, idno: await giveApplicantNumber(call) });
  await db.insertInto('applicants.applicant').values({ personnel_id, source: 'paper', created_at: now.toString() }).execute();
  const { id } = await db
    .insertInto('applicants.application')
    .values({ post_id: body.post_id, personnel_id, state: 'DRAFT', since: now.toString(), is_paper: true, created_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { code, attachment_path } of body.papers) {
    const file = await takeUpload(call, attachment_path, 'papers');
    await db
      .insertInto('applicants.paper')
      .values({ application_id: id, code, file_id: file.id, added_by: actor.accountId, added_at: now.toString() })
      .execute();
  }
  const reference = await giveReference(call, id, received);
  await moveApplications(call, [id], { action: 'submit', as: 'screener' });
  await recordChange(call, {
    action: 'enter an application on paper',
    subject: `applicants.application:${id}`,
    personnelId: personnel_id,
    after: { reference, post: post.post.title, received: received.toString() },
  });
  await writeLetters(call, [
    {
      applicationId: id,
      cause: 'acknowledged',
      subject: `Your application ${reference} was received`,
      paragraphs: [
        `We received your papers for ${post.post.title}, ${post.post.office}, and gave your application the reference ${reference}.`,
      ],
    },
  ]);
  return { message: `The application was entered as ${reference}.`, id, personnel_id };
}

async function findPost({ db, body, actor }: EnterCall): Promise<{ post: Post; clock: PostClock; requirements: string[] }> {
  const { rows } = await sql<{ post: Post; clock: PostClock; requirements: string[] }>`
    select ${postJson} as post, jsonb_build_object('state', v.state, 'opens_at', v.opens_at, 'closes_at', v.closes_at) as clock,
      array(select q.code from vacancies.requirement q where q.post_id = v.id) as requirements
    from vacancies.post v join organization.office_view o on o.id = v.office_id where v.id = ${body.post_id} and ${ofReachedOffice(actor)}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no such post.');
  return rows[0];
}

/** Recruiters hold their groups over offices. */
function ofReachedOffice(actor: Call['actor']) {
  return visible(actor, RECRUITERS, { person: 'v.created_by', tree: 'o.tree_from', campus: 'o.campus_id' });
}
