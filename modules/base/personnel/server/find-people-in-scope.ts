import { sql } from 'kysely';
import type { FoundPerson } from '@talaan/kernel/contract/found-person.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { avatarOf } from './avatar-of.ts';
import { DEPARTMENT, matchPeople, peopleOn } from './people-query.ts';

const SHOWN = 5;

interface FoundInScope extends FoundPerson {
  idno: string;
  department: { id: number; fullname: string; acronym: string; campus: string } | null;
}

/** The five nearest whom the caller reaches: names and numbers that begin with what was typed come first. */
export async function findPeopleInScope(
  { db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>,
  term: string,
  groups: readonly Group[],
): Promise<FoundInScope[]> {
  if (term === '') return [];
  const typed = sql`kernel.plain(${term})`;
  const { rows } = await sql<FoundInScope>`
    select p.id, p.idno, p.fullname, ${avatarOf('p.id')} as avatar,
      o.fullname as office, o.acronym, ${DEPARTMENT} as department from ${peopleOn(today)}
    where ${matchPeople(actor, groups, { term }, { on: today, today })}
    order by (starts_with(p.plain_name, ${typed}) or starts_with(p.search, ${typed})) desc, p.fullname, p.id limit ${SHOWN}`.execute(db);
  return rows;
}
