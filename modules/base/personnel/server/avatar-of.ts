import { sql, type RawBuilder } from 'kysely';

/** The address of the photo of a person by the column that holds their number; null for who has none. For rows of people whom the caller reaches. */
export function avatarOf(person: string): RawBuilder<string | null> {
  return sql<string | null>`(select u.avatar_path from identity.account_view u where u.personnel_id = ${sql.ref(person)})`;
}
