import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Form9Post } from '../../print/form9.ts';
import { experienceOf } from '../../rules/format-vacancy.ts';
import { dayOf, postsFrom, reachable } from '../post-rows.ts';

type Found = Omit<Form9Post, 'title' | 'closes_on' | 'experience' | 'training'> & {
  title: string;
  parenthetical_title: string;
  experience: string;
  experience_years: number | null;
  training: string;
  training_hours: number | null;
  is_published: boolean;
  closes_at: string | null;
};

/** What the form says of posts of the caller's reach, in the order of their codes; `deadline` where they are not posted yet. Errors: 404 where one is not there or is not published with the CSC. */
export async function readForm9Posts(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  ids: readonly number[],
  deadline: string | null,
): Promise<Form9Post[]> {
  const { rows } = await sql<Found>`
    select v.code, v.title, v.parenthetical_title, v.is_published, v.salary_grade, v.salary, v.education, v.training, v.training_hours, v.experience,
      v.experience_years, v.eligibility, v.competency, v.place, v.instructions, v.equal_opportunity, v.closes_at,
      array(select i.item_number from vacancies.post_item p join plantilla.item i on i.id = p.item_id where p.post_id = v.id
        order by i.item_number collate reference.by_number) as items,
      array(select r.label from vacancies.requirement r where r.post_id = v.id order by r.place) as papers,
      jsonb_build_object('name', v.contact_name, 'title', v.contact_title, 'address', v.contact_address, 'email', v.contact_email, 'phone', v.contact_phone) as contact
    from ${postsFrom} where v.id = any(${[...ids]}::integer[]) and ${reachable(actor)} order by v.code collate reference.by_number`.execute(
    db,
  );
  if (rows.length < ids.length) throw notFound('There is no such job post.');
  const open = rows.find(({ is_published: isPublished }) => !isPublished);
  if (open) throw notFound(`${open.code} is not published with the CSC and has no CS Form No. 9.`);
  return rows.map((found) => asOnForm(found, deadline));
}

function asOnForm(found: Found, deadline: string | null): Form9Post {
  const {
    parenthetical_title: more,
    is_published: _published,
    experience_years: years,
    training_hours: hours,
    closes_at: closes,
    ...post
  } = found;
  return {
    ...post,
    title: more ? `${post.title} (${more})` : post.title,
    experience:
      experienceOf({ experience: post.experience, experience_years: years }) || formatNeeded(years, 'year', 'of relevant experience'),
    training: post.training || formatNeeded(hours, 'hour', 'of relevant training'),
    closes_on: closes ? dayOf(closes) : deadline,
  };
}

function formatNeeded(count: number | null, unit: string, of: string): string {
  if (count === null || count === 0) return 'None required';
  return `${count} ${unit}${count === 1 ? '' : 's'} ${of}`;
}
