import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { LetterheadLines, LetterheadVersion } from '../../contract/letterheads.ts';
import type { Place } from './place.ts';

/** A letterhead as it was entered, and whose it is. */
export interface FoundLetterhead extends LetterheadLines {
  id: number;
  place: string;
  office_id: number | null;
  campus_id: number | null;
}

const SIGNATORIES = sql`coalesce((
  select jsonb_agg(jsonb_build_object('role', s.role, 'signer', case when s.is_head then 'head' else 'named' end, 'office_id', s.office_id, 'name', s.name, 'title', s.title)
    order by array_position(array['prepared', 'certified', 'approved'], s.role))
  from organization.letterhead_signatory s where s.letterhead_id = l.id), '[]'::jsonb) as signatories`;
const LINES = sql`l.republic_line, l.university_line, l.office_line, l.address, l.contact, l.footer, l.left_logo_id, l.right_logo_id`;

/** The letterhead that the papers of a place carry on a date: its own, of the nearest unit above on that day, of its campus, of the university. */
export async function findLetterhead(db: Database, place: Place, date: string): Promise<FoundLetterhead | null> {
  const { rows } = await sql<FoundLetterhead>`
    with recursive above as (
      select o.id, o.campus_id, 0 as distance from organization.office o where o.id = ${place.officeId}::integer
      union all
      select p.parent_id, a.campus_id, a.distance + 1
      from above a join organization.office_parent p on p.office_id = a.id and p.during @> ${date}::date and p.parent_id is not null
      where a.distance < 50
    )
    select l.id, l.place, l.office_id, l.campus_id, ${LINES}, ${SIGNATORIES}
    from organization.letterhead l left join above a on a.id = l.office_id
    where l.during @> ${date}::date
      and (a.id is not null or l.place = 'university'
        or l.campus_id = coalesce(${place.campusId}::integer, (select campus_id from above limit 1)))
    order by a.distance nulls last, l.campus_id nulls last limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The letterheads of a place itself, newest first. */
export async function findVersions(db: Database, place: string): Promise<LetterheadVersion[]> {
  const { rows } = await sql<LetterheadVersion>`
    select l.id, lower(l.during)::text as from, (upper(l.during) - 1)::text as until, ${LINES}, ${SIGNATORIES}
    from organization.letterhead l where l.place = ${place} order by lower(l.during) desc`.execute(db);
  return rows;
}

/** What papers carry where nobody has made a letterhead: the names of the university and of the office. */
export async function plainLetterhead(db: Database): Promise<LetterheadLines> {
  const { contact, logo_id: logo } = await db
    .selectFrom('organization.university')
    .select(['contact', 'logo_id'])
    .executeTakeFirstOrThrow();
  return {
    republic_line: 'Republic of the Philippines',
    university_line: '',
    office_line: '',
    address: '',
    contact,
    footer: '',
    left_logo_id: logo,
    right_logo_id: null,
    signatories: [],
  };
}
