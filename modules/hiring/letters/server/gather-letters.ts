import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Printed } from '@talaan/papers/server/public.ts';
import type { LetterSheet } from '../print/letter-form.ts';

/** Letters as sheets, in the order given; `officeId` is the office that writes them. */
export async function gatherLetters(db: Database, letters: readonly number[], officeId: number): Promise<Printed<LetterSheet>[]> {
  const { rows } = await sql<LetterSheet & { id: number }>`
    select l.id, ${officeId}::integer as office_id, kernel.date_of(l.at) as date, p.mobile, coalesce(a.reference, '') as reference,
      concat_ws(' ', nullif(p.first_name, ''), nullif(p.middle_name, ''), p.surname, nullif(p.name_extension, '')) as name, l.sent_to as email, l.subject, l.paragraphs
    from applicants.letter l join applicants.application a on a.id = l.application_id join personnel.person_view p on p.id = a.personnel_id
    where l.id = any(${[...letters]}::integer[])`.execute(db);
  const found = new Map(rows.map(({ id, ...sheet }) => [id, sheet]));
  return letters.flatMap((id) => {
    const sheet = found.get(id);
    return sheet ? [{ sheet, code: null }] : [];
  });
}
