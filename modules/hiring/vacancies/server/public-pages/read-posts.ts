import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { RawBuilder, SqlBool } from 'kysely';
import type { PostState } from '../../workflow.ts';
import type { PreviewedVacancy } from '../../contract/public-pages.ts';

export type FoundPost = PreviewedVacancy & { state: PostState };

/** Posts as the public reads them, those that satisfy a condition over `p` (the post), `h` (its request to hire), `o` (its office) and `c` (its campus). */
export async function readPosts(db: Database, where: RawBuilder<SqlBool>): Promise<FoundPost[]> {
  const { rows } = await sql<FoundPost>`
    select p.code, p.title, p.parenthetical_title, o.fullname as office, o.campus_id, c.name as campus, p.place, p.kind, s.name as status,
      p.salary_grade, p.salary, p.salary_kind, p.vacancies, p.opens_at, p.closes_at, p.state, c.address as campus_address,
      coalesce((select u.name from organization.university_view u), '') as university, p.education, p.experience, p.experience_years, p.training,
      p.eligibility, p.competency, p.duties, p.instructions, p.contact_name, p.contact_title, p.contact_address, p.contact_email,
      p.contact_phone, p.equal_opportunity, p.posted_on,
      array(select i.item_number from vacancies.post_item h join plantilla.item i on i.id = h.item_id where h.post_id = p.id order by i.item_number) as items,
      (select coalesce(jsonb_agg(jsonb_build_object('label', r.label, 'is_needed', r.is_needed) order by r.place, r.code), '[]')
        from vacancies.requirement r where r.post_id = p.id) as requirements
    from vacancies.post p join organization.office_view o on o.id = p.office_id join organization.campus_view c on c.id = o.campus_id
      join hiring.request h on h.id = p.request_id join reference.appointment_status s on s.code = p.status_code
    where ${where} order by p.closes_at, p.id`.execute(db);
  return rows;
}
