import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import type { LetterFacts } from '../rules/fill-letter.ts';

export interface Addressee {
  id: number;
  facts: LetterFacts;
  hasAddress: boolean;
}

interface Found {
  id: number;
  first_name: string;
  surname: string;
  name_extension: string;
  sex: 'Female' | 'Male';
  reference: string | null;
  title: string;
  office: string;
  place: string;
  code: string;
  closing: string | null;
  has_address: boolean;
}

/** What a letter may say of each of these applications, in their order. */
export async function readFacts(db: Database, applications: readonly number[], today: string): Promise<Addressee[]> {
  const university = await readUniversityName(db, today);
  const { rows } = await sql<Found>`
    select a.id, p.first_name, p.surname, p.name_extension, p.sex, a.reference, concat_ws(' ', v.title, nullif('(' || v.parenthetical_title || ')', '()')) as title,
      o.fullname as office, v.place, v.code, kernel.date_of(v.closes_at) as closing,
      coalesce(nullif(p.email, ''), c.email) is not null as has_address
    from applicants.application a join personnel.person_view p on p.id = a.personnel_id join vacancies.post v on v.id = a.post_id
      join organization.office_view o on o.id = v.office_id left join identity.account_view c on c.personnel_id = p.id
    where a.id = any(${[...applications]}::integer[]) order by a.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    hasAddress: row.has_address,
    facts: {
      name: [row.first_name, row.surname, row.name_extension].filter(Boolean).join(' '),
      honorific: row.sex === 'Female' ? 'Ms.' : 'Mr.',
      surname: row.surname,
      reference: row.reference ?? '',
      position: row.title,
      office: row.office,
      place: row.place || row.office,
      code: row.code,
      closing: row.closing === null ? '' : longDate(row.closing),
      today: longDate(today),
      university,
    },
  }));
}
