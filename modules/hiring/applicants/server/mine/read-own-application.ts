import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { freezeSheet, linkToMissing, nameMissing } from '@talaan/pds/server/public.ts';
import type { readOwnApplication as endpoint } from '../../contract/mine.ts';
import { whyNotTaken, type PostClock } from '../../rules/may-submit.ts';
import type { PaperLine, RequirementLine } from '../../contract/words.ts';
import { postJson, requirementsJson, type Post } from '../post-columns.ts';
import { missingPapers, ownPerson, readOwn, showOwn } from './own-application.ts';

type Shown = AnswerOf<typeof endpoint>;
type ReadCall = Call<{ post_id: number; personnel_id: number }>;

/** One's own application for a post that is or was open, begun or not. Errors: 404 for another person, and for a post that was never open. */
export async function readOwnApplication(call: ReadCall): Promise<Shown> {
  const { db, params, now, today, actor } = call;
  if (params.personnel_id !== actor.personnelId) throw notFound();
  const personnelId = ownPerson(call);
  const found = await findPost(call);
  const [own] = await readOwn(call, { post: params.post_id });
  if (!own && found.clock.opens_at === null) throw notFound('There is no such post.');
  const papers = own?.papers ?? [];
  // The sheet is begun here where there is none.
  const sheet = await freezeSheet(db, personnelId, { now, today });
  return {
    post: found.post,
    application: own ? showOwn(own) : null,
    closed: whyNotTaken(found.clock, now) ?? '',
    requirements: found.requirements,
    papers,
    reusable: await findReusable(call, own?.id ?? 0),
    completeness: sheet.completeness,
    missing: {
      sheet: sheet.missing.map((remark) => ({ message: nameMissing(remark), link: linkToMissing(remark) })),
      papers: missingPapers({ requirements: found.requirements, papers }),
    },
  };
}

async function findPost({ db, params }: ReadCall): Promise<{ post: Post; clock: PostClock; requirements: RequirementLine[] }> {
  const { rows } = await sql<{ post: Post; clock: PostClock; requirements: RequirementLine[] }>`
    select ${postJson} as post, jsonb_build_object('state', v.state, 'opens_at', v.opens_at, 'closes_at', v.closes_at) as clock,
      ${requirementsJson} as requirements
    from vacancies.post v join organization.office_view o on o.id = v.office_id where v.id = ${params.post_id}`.execute(db);
  if (!rows[0]) throw notFound('There is no such post.');
  return rows[0];
}

/** Each file of the other applications once, as it was last used. */
async function findReusable({ db, actor }: ReadCall, except: number): Promise<(PaperLine & { post: string })[]> {
  const { rows } = await sql<PaperLine & { post: string }>`
    select * from (
      select distinct on (p.file_id) p.id, p.code, f.name, f.bytes, p.note, p.added_at, v.title as post
      from applicants.paper p join applicants.application a on a.id = p.application_id join vacancies.post v on v.id = a.post_id
        join kernel.file f on f.id = p.file_id
      where a.personnel_id = ${actor.personnelId} and a.id <> ${except}
        and not exists (select from applicants.paper q where q.application_id = ${except} and q.file_id = p.file_id)
      order by p.file_id, p.id desc) used
    order by code, id desc limit 100`.execute(db);
  return rows;
}
