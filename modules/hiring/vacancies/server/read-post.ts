import { sql } from 'kysely';
import { contributedBy } from '@talaan/kernel/contract/contributions.ts';
import { formatTaker, type StepTaker } from '@talaan/kernel/contract/step-taker.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { takerOf } from '@talaan/personnel/server/public.ts';
import type { PostRecord, PostStep, readPost as endpoint } from '../contract/posts.ts';
import { missingOnForm } from '../rules/form-rules.ts';
import { postFlow, type PostAction } from '../workflow.ts';
import { postFigures } from './needs.ts';
import { postColumns, postsFrom, reachable, withDue } from './post-rows.ts';

/** What is done with a post that is opened by choice, without the CSC. */
const OF_CHOICE: readonly PostAction[] = ['open', 'cancel'];

interface Found extends Omit<PostRecord, 'due' | 'actions' | 'missing' | 'public_address' | 'figures' | 'steps'> {
  steps: (Omit<PostStep, 'by'> & { taker: StepTaker })[];
}

/** One post within one's reach, in the state of this moment. Errors: 404. */
export async function readPost(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, server, actor, now, today, params } = call;
  const { rows } = await sql<Found>`
    select ${selected(postColumns(now))}, v.place, v.salary, v.salary_kind, v.education, v.experience_years, v.experience, v.training_hours, v.training,
      v.eligibility, v.competency, v.duties, v.instructions, v.contact_name, v.contact_title, v.contact_address, v.contact_email, v.contact_phone,
      v.equal_opportunity, v.level, v.version as version_of_form, s.name as status, t.name as position,
      jsonb_build_object('id', q.id, 'number', q.number, 'office', o.acronym) as request,
      coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'number', i.item_number, 'is_posted', p.item_id is not null) order by i.item_number collate reference.by_number)
        from (select item_id from hiring.request_item where request_id = q.id union select item_id from vacancies.post_item where post_id = v.id) w
        join plantilla.item i on i.id = w.item_id left join vacancies.post_item p on p.post_id = v.id and p.item_id = i.id), '[]') as item_choices,
      coalesce((select jsonb_agg(jsonb_build_object('code', r.code, 'label', r.label, 'is_needed', r.is_needed) order by r.place)
        from vacancies.requirement r where r.post_id = v.id), '[]') as requirements,
      coalesce((select jsonb_agg(jsonb_build_object('version', p.version, 'sent_on', p.sent_on, 'deadline', p.sheet->>'closes_on', 'mode', p.mode, 'posted_on', p.posted_on,
          'places', to_jsonb(p.places), 'closes_at', p.closes_at, 'valid_until', p.valid_until, 'deficient_on', p.deficient_on, 'deficiency', p.deficiency,
          'has_proof', p.proof_file_id is not null) order by p.version desc)
        from vacancies.publication p where p.post_id = v.id), '[]') as publications,
      coalesce((select jsonb_agg(jsonb_build_object('no', e.no, 'action', e.action, 'to', e.to_state, 'at', e.at, 'taker', ${takerOf('e')}, 'reason', e.reason) order by e.no)
        from vacancies.post_step e where e.post_id = v.id), '[]') as steps
    from ${postsFrom} join organization.position_view t on t.id = v.position_id join reference.appointment_status s on s.code = v.status_code
    where v.id = ${params.id} and ${reachable(actor)}`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('There is no such job post.');
  const open = postFlow.open(found.state, ['hr']);
  const figures = contributedBy(server.modules, postFigures).map(async ({ key, read }) => [key, await read(call, found.id)] as const);
  return {
    post: {
      ...withDue(found, today),
      steps: found.steps.map(({ taker, ...step }) => ({ ...step, by: formatTaker(taker) })),
      actions: open.filter((action) => (found.is_published ? action !== 'open' : OF_CHOICE.includes(action))),
      missing: Object.values(missingOnForm({ ...found, items: found.item_choices.filter(({ is_posted: isPosted }) => isPosted).length })),
      public_address: `${server.settings.publicUrl}/apply_now?vacancy=${found.code}`,
      figures: Object.fromEntries(await Promise.all(figures)),
    },
  };
}
