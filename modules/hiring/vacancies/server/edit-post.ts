import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { editPost as endpoint, PostFields } from '../contract/posts.ts';
import { changeOfForm } from '../rules/form-rules.ts';
import { postFlow, type PostState } from '../workflow.ts';
import { clearDates } from './clear-dates.ts';
import { lockPost, movePost, type LockedPost } from './move-post.ts';
import { writeRequirements } from './write-requirements.ts';

type Body = BodyOf<typeof endpoint>;

/** States in which the form is written: what changes touches no publication. */
const WRITTEN: readonly PostState[] = ['DRAFT', 'DEFICIENT'];

/**
 * Changes a post; a change of what was published makes a new version (domain page, section 4.1). Errors: 409 for a post in signature, expired or
 * over; 422 on `correction` where HR has to say which change it is, on `item_ids` for an item of another request.
 */
export async function editPost(call: Call<{ id: number }, unknown, Body>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, body } = call;
  const post = await lockPost(call, params.id);
  requireEditable(post);
  const { correction, item_ids: itemIds, requirements, ...fields } = body;
  const before = await readFields(call, post.id);
  await requireItemsOfRequest(call, post, itemIds);
  const isNewVersion = publishesAgain(post, changeOfForm(before, body), correction);
  await db
    .updateTable('vacancies.post')
    .set({ ...fields, edited: sql`edited + 1` })
    .where('id', '=', post.id)
    .execute();
  await writeItems(call, post.id, itemIds);
  await writeRequirements(db, post.id, requirements);
  await recordChange(call, { action: 'change a job post', subject: `vacancies.post:${post.id}`, before, after: body });
  if (!isNewVersion) return { message: `Job post ${post.code} was saved.` };
  await movePost(call, post, 'change');
  await clearDates(call, post.id, post.version + 1);
  return { message: `Job post ${post.code} was changed. Have the form signed, send it to the CSC and post it again.` };
}

function requireEditable({ code, state }: LockedPost): void {
  if (state === 'FOR_SIGNATURE') throw wrongState(`The form of ${code} is in signature. Take it back to draft first.`, ['take_back']);
  if (state === 'EXPIRED') throw wrongState(`The publication of ${code} has expired. Publish it again first.`, ['publish_again']);
  if (state === 'FILLED' || state === 'CANCELLED') throw wrongState(`${code} is “${postFlow.words[state]}” and stays as it is.`);
}

/** Whether a change has to be published again. Errors: 422 on `correction`. */
function publishesAgain(
  { state, is_published: isPublished }: LockedPost,
  change: ReturnType<typeof changeOfForm>,
  correction: Body['correction'],
): boolean {
  if (!isPublished || WRITTEN.includes(state) || change === 'none') return false;
  if (correction === 'change') return true;
  if (change === 'figures' && correction === 'spelling')
    throw invalid({ correction: ['Grade, salary, years, hours or items changed. That is more than spelling: publish again.'] });
  if (correction === null) throw invalid({ correction: ['The CSC has this form. Say whether it only corrects spelling.'] });
  return false;
}

async function readFields({ db }: Call, id: number): Promise<PostFields> {
  const { rows } = await sql<PostFields>`
    select v.title, v.parenthetical_title, v.place, v.board, v.vacancies, v.salary_grade, v.salary, v.education, v.experience_years, v.experience,
      v.training_hours, v.training, v.eligibility, v.competency, v.duties, v.instructions, v.contact_name, v.contact_title, v.contact_address,
      v.contact_email, v.contact_phone, v.equal_opportunity,
      array(select p.item_id from vacancies.post_item p where p.post_id = v.id order by p.item_id) as item_ids,
      coalesce((select jsonb_agg(jsonb_build_object('code', r.code, 'label', r.label, 'is_needed', r.is_needed) order by r.place)
        from vacancies.requirement r where r.post_id = v.id), '[]') as requirements
    from vacancies.post v where v.id = ${id}`.execute(db);
  return rows[0]!;
}

async function requireItemsOfRequest({ db }: Call, { id, request_id: request }: LockedPost, items: readonly number[]): Promise<void> {
  const { rows } = await sql<{ foreign: boolean }>`
    select exists (select from unnest(${[...items]}::integer[]) as i (id)
      where not exists (select from hiring.request_item w where w.request_id = ${request} and w.item_id = i.id)
        and not exists (select from vacancies.post_item p where p.post_id = ${id} and p.item_id = i.id)) as foreign`.execute(db);
  if (rows[0]!.foreign) throw invalid({ item_ids: ['An item is not in the request to hire.'] });
}

async function writeItems({ db }: Call, id: number, items: readonly number[]): Promise<void> {
  await sql`delete from vacancies.post_item where post_id = ${id} and item_id <> all(${[...items]}::integer[])`.execute(db);
  await sql`
    insert into vacancies.post_item (post_id, item_id) select ${id}, i from unnest(${[...items]}::integer[]) as i
    on conflict (post_id, item_id) do nothing`.execute(db);
}
