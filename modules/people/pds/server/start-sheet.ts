import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { IDENTITY_NUMBERS } from '@talaan/personnel/rules/identity-numbers.ts';
import { ANSWERS } from '../contract/sheet.ts';

const KINDS = Object.keys(IDENTITY_NUMBERS);
const FORMS = Object.values(IDENTITY_NUMBERS).map(({ digits }) => digits.source);

/**
 * Begins the sheets of these people who have none: facts of the record are filled in, the twelve questions wait, and three references.
 * Returns how many began. To be called within `withOpenRecords`.
 */
export async function startSheets(db: Database, ids: readonly number[], now: Temporal.Instant): Promise<number> {
  const begun = await sql<{ personnel_id: number }>`
    insert into pds.sheet (personnel_id, since)
    select id, ${now.toString()}::timestamptz from personnel.person_view where id = any(${ids}::integer[]) and merged_into is null
    on conflict do nothing returning personnel_id`.execute(db);
  const who = begun.rows.map(({ personnel_id }) => personnel_id);
  if (who.length === 0) return 0;
  await sql`
    insert into pds.personal (personnel_id, surname, first_name, middle_name, name_extension, birth_date, birth_place, sex,
      civil_status_id, civil_status, mobile, telephone, email, citizenship, gsis, umid, pagibig, philhealth, sss, philsys, tin)
    select p.id, p.surname, p.first_name, p.middle_name, p.name_extension, p.birth_date, p.birth_place, p.sex, p.civil_status_id,
      coalesce(c.name, ''), case when p.mobile ~ '^\\+639\\d{9}$' then p.mobile else '' end, p.telephone, lower(coalesce(p.email, '')), 'Filipino',
      coalesce(n.numbers->>'gsis', ''), coalesce(n.numbers->>'umid', ''), coalesce(n.numbers->>'pagibig', ''),
      coalesce(n.numbers->>'philhealth', ''), coalesce(n.numbers->>'sss', ''), coalesce(n.numbers->>'philsys', ''), coalesce(n.numbers->>'tin', '')
    from personnel.person_view p left join reference.civil_status c on c.id = p.civil_status_id
      left join lateral (
        select jsonb_object_agg(i.kind, i.number) as numbers from personnel.identity_number_view i
        join unnest(${KINDS}::text[], ${FORMS}::text[]) as f (kind, form) on f.kind = i.kind and i.number ~ f.form
        where i.personnel_id = p.id) n on true
    where p.id = any(${who}::integer[])`.execute(db);
  await sql`insert into pds.parents (personnel_id) select unnest(${who}::integer[])`.execute(db);
  await sql`insert into pds.government_id (personnel_id) select unnest(${who}::integer[])`.execute(db);
  await sql`
    insert into pds.answer (personnel_id, place, question)
    select id, n, question from unnest(${who}::integer[]) id, unnest(${[...ANSWERS]}::text[]) with ordinality as q (question, n)`.execute(
    db,
  );
  await sql`
    insert into pds.reference (personnel_id, place) select id, n from unnest(${who}::integer[]) id, generate_series(1, 3) n`.execute(db);
  return who.length;
}
