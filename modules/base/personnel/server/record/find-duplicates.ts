import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import type { Duplicate } from '../../contract/record.ts';
import { wordsOfName } from '@talaan/imports/rules/name-of-person.ts';
import { IDENTITY_NUMBERS } from '../../rules/identity-numbers.ts';
import { likenessOf, type Likeness, type Named } from '../../rules/likely-same.ts';
import type { NumberHolder } from './change-numbers.ts';
import { statusOn } from './position-on.ts';

const SHOWN = 5;

/** Who on record may be this person (`likenessOf`), of the whole university, and who holds one of the numbers. */
export async function findDuplicates(db: Database, newcomer: Named, holders: readonly NumberHolder[], today: string): Promise<Duplicate[]> {
  const { rows } = await sql<Omit<Duplicate, 'matches'> & Named>`
    select p.id, p.idno, p.fullname, p.surname, p.first_name, p.middle_name, p.name_extension, p.birth_date,
      coalesce((select t.name || ', ' || o.fullname from personnel.appointment a join organization.position_view t on t.id = a.position_id
        join organization.office_view o on o.id = a.office_id where a.personnel_id = p.id and a.during @> ${today}::date), ${statusOn(today)}) as service
    from personnel.person p
    where p.merged_into is null and not p.is_applicant and (p.id = any(${holders.map(({ id }) => id)}::integer[])
      or p.birth_date = ${newcomer.birth_date} or ${foundBy(wordsOfName(newcomer.surname).join(' '), [sql`p.search`])})
    order by p.id = any(${holders.map(({ id }) => id)}::integer[]) desc, coalesce(p.birth_date = ${newcomer.birth_date}, false) desc, p.fullname, p.id`.execute(
    db,
  );
  const found = rows.flatMap(({ surname, first_name, middle_name, name_extension, ...person }) => {
    const likeness = likenessOf(newcomer, { surname, first_name, middle_name, name_extension, birth_date: person.birth_date });
    const held = holders.filter(({ id }) => id === person.id).map(({ kind }) => IDENTITY_NUMBERS[kind].label);
    if (!likeness && held.length === 0) return [];
    return [{ ...person, matches: [...(likeness ? formatLikeness(likeness) : []), ...held] }];
  });
  return found.slice(0, SHOWN);
}

function formatLikeness({ name, firstName, birth }: Likeness): string[] {
  return [...(name ? ['name'] : firstName ? ['first name'] : []), ...(birth ? ['birth date'] : [])];
}
