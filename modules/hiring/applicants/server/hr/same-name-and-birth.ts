import { sql, type RawBuilder, type SqlBool } from 'kysely';

const plainGiven = (person: string) => sql`regexp_replace(kernel.plain(${sql.ref(`${person}.first_name`)}), '^ma\\.?( |$)', 'maria\\1')`;

/** The same surname, given name (Ma. is Maria) and birth date (domain page, section 14.6). */
export function sameNameAndBirth(one: string, other: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${one}.birth_date`)} = ${sql.ref(`${other}.birth_date`)}
    and kernel.plain(${sql.ref(`${one}.surname`)}) = kernel.plain(${sql.ref(`${other}.surname`)}) and ${plainGiven(one)} = ${plainGiven(other)})`;
}
