import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { postLine } from '../contract/words.ts';

export type Post = z.input<typeof postLine>;

/** The post `v` of the office `o` as the contract has it. */
export const postJson: RawBuilder<Post> = sql`jsonb_build_object('id', v.id, 'code', v.code, 'title', v.title, 'office', o.fullname, 'place', v.place,
  'salary_grade', v.salary_grade, 'vacancies', v.vacancies, 'closes_at', v.closes_at)`;

/** The papers of the application `a`, as the contract has them, in the order of the requirements of its post. */
export const papersJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'code', p.code, 'name', f.name, 'bytes', f.bytes, 'note', p.note, 'added_at', p.added_at,
      'label', coalesce(q.label, p.code)) order by q.place nulls last, p.id), '[]')
  from applicants.paper p join kernel.file f on f.id = p.file_id
    left join vacancies.requirement q on q.post_id = a.post_id and q.code = p.code
  where p.application_id = a.id)`;

/** What the post `v` asks for. */
export const requirementsJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('code', q.code, 'label', q.label, 'is_needed', q.is_needed) order by q.place), '[]')
  from vacancies.requirement q where q.post_id = v.id)`;
