import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { FoundPerson } from '@talaan/kernel/contract/found-person.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import { avatarOf } from './avatar-of.ts';
import { matchTerm, peopleOn } from './people-query.ts';

export interface NamedPerson {
  id: number;
  idno: string;
  fullname: string;
  office: string | null;
  acronym: string | null;
}

interface Face {
  fullname: string;
  avatar: string | null;
  /** Of the office of today. */
  acronym: string | null;
}

const SHOWN = 5;

/** Numbers, names and today's offices of these people, by id: for the modules below, which know only the id. */
export async function namePeople(db: Database, ids: readonly number[], today: string): Promise<Map<number, NamedPerson>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedPerson>`
    select p.id, p.idno, p.fullname, o.fullname as office, o.acronym from ${peopleOn(today)} where p.id = any(${ids}::integer[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Their names, for the modules below, with the addresses of the photos of those whom the caller reaches within the groups. */
export async function readFaces(
  { db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>,
  ids: readonly number[],
  groups: readonly Group[],
): Promise<Map<number, Face>> {
  const reached = visible(actor, groups, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows } = await sql<Face & { id: number }>`
    select p.id, p.fullname, case when ${reached} then u.avatar_path end as avatar, o.acronym
    from ${peopleOn(today)} left join identity.account_view u on u.personnel_id = p.id where p.id = any(${[...ids]}::integer[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** People by their employee numbers, for imports of the modules below; a number that nobody has is absent. */
export async function findByNumbers(db: Database, numbers: readonly string[]): Promise<Map<string, { id: number; fullname: string }>> {
  const found = await db
    .selectFrom('personnel.person')
    .select(['id', 'idno', 'fullname'])
    .where(sql<boolean>`idno = any(${[...numbers]}::text[]) and not is_applicant`)
    .execute();
  return new Map(found.map(({ idno, ...person }) => [idno, person]));
}

/**
 * The five nearest of the whole university to what was typed; with `serving` only those who hold an appointment today, with
 * `within` only those of an office and its units. Beyond the
 * caller's reach within the groups, people are found by name alone, and neither their number nor their photo is given.
 */
export async function findPeople(
  { db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>,
  { term, groups, serving, within }: { term: string; groups: readonly Group[]; serving: boolean; within?: number | undefined },
): Promise<FoundPerson[]> {
  if (term === '') return [];
  const typed = sql`kernel.plain(${term})`;
  const reached = visible(actor, groups, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows } = await sql<FoundPerson>`
    select p.id, case when ${reached} then p.idno end as idno, p.fullname, case when ${reached} then ${avatarOf('p.id')} end as avatar,
      o.fullname as office, o.acronym from ${peopleOn(today)}
    where ${matchTerm(term)} and (${reached} or ${foundBy(term, [sql`kernel.plain_names(p.fullname)`])}) and ${serving ? sql`a.personnel_id is not null` : sql`true`}
      and ${within === undefined ? sql`true` : sql`o.id in (select id from organization.offices_within(${within}))`}
    order by (starts_with(p.plain_name, ${typed}) or (${reached} and starts_with(p.search, ${typed}))) desc, p.fullname, p.id limit ${SHOWN}`.execute(
    db,
  );
  return rows;
}

/** The name by which people are sorted, surname first, for a column that holds their number. */
export function sortedAs(column: string): RawBuilder<string> {
  return sql`(select m.plain_name from personnel.person m where m.id = ${sql.ref(column)})`;
}

/** The text by which a person is searched, for a column that holds their number. */
export function searchedAs(column: string): RawBuilder<string> {
  return sql`(select m.search from personnel.person m where m.id = ${sql.ref(column)})`;
}

/** The employee number, for a column that holds the number of a person. */
export function numberOf(column: string): RawBuilder<string | null> {
  return sql`(select m.idno from personnel.person m where m.id = ${sql.ref(column)})`;
}
