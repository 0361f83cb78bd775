import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { StandardFields } from '../contract/standards.ts';
import { askedOf } from '../rules/asked-of.ts';
import type { Standard } from '../rules/read-standard.ts';
import { computeUndecided } from './compute-post.ts';
import { READERS, SCREENERS } from '../contract/access.ts';
import { findPostInScope } from './find-in-scope.ts';
import { toPostOfList } from './post-of-list.ts';
import { standardsOfPosts } from './standards-of-posts.ts';

export async function showStandards(call: Call<{ id: number }>) {
  const post = await findPostInScope(call, call.params.id, READERS);
  const { published, standard, doubts, corrected_at: at } = (await standardsOfPosts(call.db, [post.id])).get(post.id)!;
  const { special: _, ...asked } = askedOf(published);
  return { post: toPostOfList(post), published: asked, standards: toFields(standard), doubts, corrected_at: at };
}

/** Keeps how HR reads the standards, and computes those who are not decided anew in the same transaction, or as a job where they are many. */
export async function correctStandards(call: Call<{ id: number }, unknown, StandardFields>) {
  const post = await findPostInScope(call, call.params.id, SCREENERS);
  const before = (await standardsOfPosts(call.db, [post.id])).get(post.id)!;
  const to = call.body;
  await sql`
    insert into screening.standard (post_id, education_level, education_fields, education_instead, college_units, experience_years, training_hours,
      eligibility_level, licences, corrected_by, corrected_at)
    values (${post.id}, ${to.education_level}, ${to.education_fields}, ${to.education_instead}, ${to.college_units}, ${to.experience_years},
      ${to.training_hours}, ${to.eligibility_level}, ${to.licences}, ${call.actor.accountId || null}, ${call.now.toString()})
    on conflict (post_id) do update set education_level = excluded.education_level, education_fields = excluded.education_fields,
      education_instead = excluded.education_instead, college_units = excluded.college_units, experience_years = excluded.experience_years,
      training_hours = excluded.training_hours, eligibility_level = excluded.eligibility_level, licences = excluded.licences,
      corrected_by = excluded.corrected_by, corrected_at = excluded.corrected_at`.execute(call.db);
  await recordChange(call, {
    action: 'correct the standards of a job post',
    subject: `screening.standard:${post.id}`,
    before: toFields(before.standard),
    after: to,
  });
  const { message } = await computeUndecided(call, post);
  return { message: `The standards are saved. ${message}` };
}

function toFields({ education, years, hours, eligibility }: Standard): StandardFields {
  return {
    education_level: education.level,
    education_fields: [...education.fields],
    education_instead: education.instead,
    college_units: education.collegeUnits,
    experience_years: years,
    training_hours: hours,
    eligibility_level: eligibility.level,
    licences: [...eligibility.licences],
  };
}
