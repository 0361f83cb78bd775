import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { markPosted } from '@talaan/hiring/server/public.ts';
import { salaryOn } from '@talaan/organization/server/public.ts';
import { nextControlNumber } from '@talaan/papers/server/public.ts';
import { POST_KEEPERS, type addPost as endpoint, type Requirement } from '../contract/posts.ts';
import type { Board, PostKind } from '../contract/words.ts';
import { defaultRequirements } from '../rules/default-requirements.ts';
import { EQUAL_OPPORTUNITY } from '../rules/form-rules.ts';
import { postCode } from '../rules/post-code.ts';
import { readCopied, readLastContact } from './read-copied.ts';
import { writeRequirements } from './write-requirements.ts';

interface Wanted {
  id: number;
  number: string;
  kind: PostKind;
  position_id: number;
  position: string;
  parenthetical_title: string | null;
  office_id: number;
  place: string;
  status_code: string;
  needed: number;
  rate: number | null;
  rate_kind: 'daily' | 'monthly' | 'hourly' | null;
  salary_grade: number | null;
  level: string | null;
  board: Board;
  education: string;
  experience_years: number | null;
  experience: string;
  training_hours: number | null;
  training: string;
  eligibility: string;
  competency: string;
  duties: string;
}

const SERIES = 'POST';

/** Drafts the post of an approved request, which becomes posted. Errors: 422 where it is not to be posted (any more), 409 where another publication of an item runs. */
export async function addPost(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, today, body } = call;
  const wanted = await readWanted(call, body.request_id);
  if (!wanted) throw invalid({ request_id: ['This request is not approved, or has a job post already.'] });
  const copied = body.copy_of === null ? undefined : await readCopied(call, body.copy_of);
  const number = await nextControlNumber(call, SERIES, Number(today.slice(0, 4)));
  const code = postCode(wanted.position, number.slice(SERIES.length + 1));
  const isPublished = wanted.kind === 'plantilla';
  const monthly = wanted.salary_grade === null ? null : await salaryOn(db, today, wanted.salary_grade, 1);
  const post = await db
    .insertInto('vacancies.post')
    .values({
      code,
      request_id: wanted.id,
      kind: wanted.kind,
      board: wanted.board,
      level: wanted.level,
      is_published: isPublished,
      position_id: wanted.position_id,
      office_id: wanted.office_id,
      title: wanted.position,
      parenthetical_title: wanted.parenthetical_title ?? '',
      place: wanted.place,
      status_code: wanted.status_code,
      salary_grade: wanted.salary_grade,
      salary: wanted.rate ?? monthly,
      salary_kind: wanted.rate_kind ?? 'monthly',
      vacancies: wanted.needed,
      education: wanted.education,
      experience_years: wanted.experience_years,
      experience: wanted.experience,
      training_hours: wanted.training_hours,
      training: wanted.training,
      eligibility: wanted.eligibility,
      competency: wanted.competency,
      duties: wanted.duties,
      equal_opportunity: EQUAL_OPPORTUNITY,
      ...(copied?.texts ?? (await readLastContact(db))),
      state: 'DRAFT',
      since: now.toString(),
      created_by: actor.accountId,
      created_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into vacancies.post_item (post_id, item_id) select ${post.id}, item_id from hiring.request_item where request_id = ${wanted.id}`.execute(
    db,
  );
  await writeRequirements(db, post.id, requirementsOf(wanted, copied?.requirements));
  await markPosted(call, [wanted.id]);
  await recordChange(call, {
    action: 'draft a job post',
    subject: `vacancies.post:${post.id}`,
    after: { code, request: wanted.number, copy_of: body.copy_of },
  });
  return { message: `Job post ${code} was drafted.`, id: post.id };
}

function requirementsOf({ kind, board }: Wanted, copied: Requirement[] | undefined): Requirement[] {
  return copied && copied.length > 0 ? copied : defaultRequirements(kind, board);
}

/** An approved request of the caller's reach, with what its position and items say where it says nothing itself. */
async function readWanted({ db, actor }: Call, id: number): Promise<Wanted | undefined> {
  const { rows } = await sql<Wanted>`
    select q.id, q.number, q.kind, q.position_id, t.name as position, i.parenthetical_title, q.office_id, o.fullname || ', ' || c.name as place,
      q.status_code, q.needed, q.rate, q.rate_kind, t.salary_grade, t.level,
      case when i.coverage = 'academic' or (i.coverage is null and t.track = 'faculty') then 'APB' else 'NAPB' end as board,
      coalesce(nullif(q.education, ''), i.education, t.education) as education,
      coalesce(q.experience_years, i.experience_years, t.experience_years) as experience_years, coalesce(nullif(q.experience, ''), t.experience) as experience,
      coalesce(q.training_hours, i.training_hours, t.training_hours) as training_hours, q.training,
      coalesce(nullif(q.eligibility, ''), i.eligibility, t.eligibility) as eligibility,
      coalesce(nullif(q.competency, ''), i.competency, t.competency) as competency, q.duties
    from hiring.request q join organization.position_view t on t.id = q.position_id join organization.office_view o on o.id = q.office_id
      join organization.campus_view c on c.id = o.campus_id
      left join lateral (
        select p.parenthetical_title, p.education, p.experience_years, p.training_hours, p.eligibility, p.competency, y.code as coverage
        from hiring.request_item w join plantilla.item p on p.id = w.item_id join plantilla.coverage y on y.id = p.coverage_id
        where w.request_id = q.id order by p.id limit 1) i on true
    where q.id = ${id} and q.state = 'APPROVED'
      and ${visible(actor, POST_KEEPERS, { person: 'q.requester_id', tree: 'o.tree_from', campus: 'o.campus_id' })} for update of q`.execute(
    db,
  );
  return rows[0];
}
