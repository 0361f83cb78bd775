import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { kinshipHints, type FamilyNames, type NamedPerson } from '../rules/kinship-hints.ts';
import type { Seat } from './voting-seats.ts';

interface Hint {
  seat_id: number;
  application_id: number;
  words: string;
}

interface Applicant extends NamedPerson {
  id: number;
  personnel_id: number;
}

interface Sheet {
  application_id: number;
  spouse: NamedPerson | null;
  father: NamedPerson | null;
  mother: NamedPerson | null;
  /** Whether 34a or 34b was answered with yes. */
  related: boolean;
}

/**
 * Why a member of a board may be related to an applicant: names that are alike, those of the family in the frozen sheet among them, and
 * (for all members) a yes to question 34, which HR and the chair alone are told. Read for the check alone: who asks sees the hint, never the
 * sheet.
 */
export async function readHints(
  db: Database,
  postId: number,
  seats: readonly Seat[],
  { tellsAnswers }: { tellsAnswers: boolean },
): Promise<Hint[]> {
  const { rows: applicants } = await sql<Applicant>`
    select a.id, a.personnel_id, p.surname, p.first_name, coalesce(p.middle_name, '') as middle_name
    from applicants.application a join personnel.person_view p on p.id = a.personnel_id
    where a.post_id = ${postId} and a.state not in ('DRAFT', 'WITHDRAWN') order by a.id`.execute(db);
  const { rows: members } = await sql<NamedPerson & { id: number }>`
    select id, surname, first_name, coalesce(middle_name, '') as middle_name from personnel.person_view
    where id = any(${seats.map(({ personnel_id }) => personnel_id)}::integer[])`.execute(db);
  const memberOf = new Map(members.map((one) => [one.id, one]));
  const sheets = new Map((await readSheets(db, applicants)).map((one) => [one.application_id, one]));
  return seats.flatMap((seat) =>
    applicants.flatMap((applicant) => {
      if (applicant.personnel_id === seat.personnel_id) return [];
      const sheet = sheets.get(applicant.id);
      const family: FamilyNames | null = sheet ?? null;
      const words = kinshipHints(memberOf.get(seat.personnel_id)!, applicant, family);
      if (tellsAnswers && sheet?.related) words.push('the applicant answered question 34 with yes');
      return words.length === 0 ? [] : [{ seat_id: seat.id, application_id: applicant.id, words: words.join('; ') }];
    }),
  );
}

function readSheets(db: Database, applicants: readonly Applicant[]): Promise<Sheet[]> {
  const people = applicants.map(({ personnel_id }) => personnel_id);
  return withOpenRecords(db, people, async (opened) => {
    const { rows } = await sql<Sheet>`
      select s.application_id, nullif(s.image -> 'spouse', 'null') as spouse, nullif(s.image -> 'parents' -> 'father', 'null') as father,
        nullif(s.image -> 'parents' -> 'mother', 'null') as mother,
        exists (
          select from jsonb_array_elements(coalesce(nullif(s.image -> 'answers', 'null'), '[]')) as answer
          where answer ->> 'number' in ('34a', '34b') and answer ->> 'yes' = 'true') as related
      from applicants.sheet s where s.application_id = any(${applicants.map(({ id }) => id)}::integer[])`.execute(opened);
    return rows.map((row) => ({ ...row, spouse: namesOf(row.spouse), father: namesOf(row.father), mother: namesOf(row.mother) }));
  });
}

/** Sheets of before a change of the form may lack a name. */
function namesOf(person: Partial<NamedPerson> | null): NamedPerson | null {
  return person && { surname: person.surname ?? '', first_name: person.first_name ?? '', middle_name: person.middle_name ?? '' };
}
