import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { DtrMonth } from '../../contract/days.ts';

/** Who the record is of, with the office of a date, or the last one before it. */
export async function findDtrPerson(db: Database, personnelId: number, date: string): Promise<DtrMonth['personnel']> {
  const person = await db
    .selectFrom('personnel.person_view as p')
    .select(['p.id', 'p.idno', 'p.fullname'])
    .select(officeOn('p.id', date).as('office'))
    .where('p.id', '=', personnelId)
    .executeTakeFirst();
  if (!person) throw notFound('There is no such person.');
  return person;
}

/** The office of a person (a column such as `p.id`) on a date, or the last one before it, as it was called then. */
export function officeOn(person: string, date: string): RawBuilder<string | null> {
  return sql<string | null>`(
    select organization.fullname_on(a.office_id, ${date}) from personnel.appointment_view a
    where a.personnel_id = ${sql.ref(person)} and lower(a.during) <= ${date}::date order by a.during desc limit 1)`;
}
