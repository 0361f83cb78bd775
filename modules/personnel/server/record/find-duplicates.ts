import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { foundBy } from '@talaan/kernel/server/search.ts';
import type { Duplicate } from '../../contract/record.ts';
import { IDENTITY_NUMBERS } from '../../rules/identity-numbers.ts';
import type { NumberHolder } from './change-numbers.ts';
import { statusOn } from './position-on.ts';

interface Newcomer {
  surname: string;
  first_name: string;
  middle_name: string;
  birth_date: string;
}

const SHOWN = 5;
/** Trigrams that two spellings of one name share: 'Cristina' and 'Christina' have more, 'Maria' and 'Mario' less. */
const ALIKE = 0.45;

/**
 * Who on record may be this person, of the whole university: who holds one of the numbers, was born on the same day and is called
 * alike (a married surname is another), or has the same name and nothing that speaks against it.
 */
export async function findDuplicates(
  db: Database,
  newcomer: Newcomer,
  holders: readonly NumberHolder[],
  today: string,
): Promise<Duplicate[]> {
  const { surname, first_name, middle_name, birth_date } = newcomer;
  const sameName = sql`(kernel.plain(p.surname) = kernel.plain(${surname}) and kernel.plain(p.first_name) = kernel.plain(${first_name}))`;
  const alike = sql`(similarity(kernel.plain(p.first_name), kernel.plain(${first_name})) >= ${ALIKE}::real)`;
  const { rows } = await sql<Omit<Duplicate, 'matches'> & { same_name: boolean; alike: boolean; same_birth: boolean }>`
    select p.id, p.idno, p.fullname, p.birth_date, ${sameName} as same_name, ${alike} as alike, coalesce(p.birth_date = ${birth_date}, false) as same_birth,
      coalesce((select t.name || ', ' || o.fullname from personnel.appointment a join organization.position t on t.id = a.position_id
        join organization.office o on o.id = a.office_id where a.personnel_id = p.id and a.during @> ${today}::date), ${statusOn(today)}) as service
    from personnel.person p
    where p.merged_into is null and not p.is_applicant and (
      p.id = any(${holders.map(({ id }) => id)}::integer[])
      or (p.birth_date = ${birth_date} and ${alike})
      or (${foundBy(`${surname} ${first_name}`, [sql`p.search`])} and ${sameName}
        and (p.birth_date is null or p.birth_date = ${birth_date}
          or (p.middle_name <> '' and kernel.plain(p.middle_name) = kernel.plain(${middle_name})))))
    order by p.id = any(${holders.map(({ id }) => id)}::integer[]) desc, coalesce(p.birth_date = ${birth_date}, false) desc, p.fullname, p.id
    limit ${SHOWN}`.execute(db);
  return rows.map(({ same_name, alike: called, same_birth, ...person }) => ({
    ...person,
    matches: [
      ...(same_name ? ['name'] : called ? ['first name'] : []),
      ...(same_birth ? ['birth date'] : []),
      ...holders.filter(({ id }) => id === person.id).map(({ kind }) => IDENTITY_NUMBERS[kind].label),
    ],
  }));
}
