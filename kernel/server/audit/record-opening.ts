import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Call } from '../mount.ts';

/** For so long an opening is noted once for the same reader, record and page. */
export const OPENING_NOTED_MS = 3_600_000;

/** Notes that somebody opened another person's record, for that person to see. `what` names the page: `Personnel record`. */
export function recordOpening(call: Opening, personnelId: number, what: string): Promise<void> {
  return recordOpenings(call, [personnelId], what);
}

type Opening = Pick<Call, 'db' | 'actor' | 'now'>;

/** The same of many records at once, such as those of a bulk print. */
export async function recordOpenings({ db, actor, now }: Opening, personnelIds: readonly number[], what: string): Promise<void> {
  const reader = actor.viewedBy?.accountId ?? actor.accountId;
  const others = personnelIds.filter((id) => id !== actor.personnelId || actor.viewedBy);
  if (reader === 0 || others.length === 0) return;
  await sql`
    insert into kernel.record_opening (personnel_id, account_id, what, at)
    select opened, ${reader}, ${what}, ${now.toString()}::timestamptz from unnest(${others}::integer[]) as opened
    where not exists (
      select from kernel.record_opening
      where personnel_id = opened and account_id = ${reader} and what = ${what}
        and at > ${now.toString()}::timestamptz - interval '1 hour')`.execute(db);
}

/**
 * Whether there is nothing to note of an opening: noted within the hour, or one's own record. For the statement that reads the record
 * anyway; `person` is a column such as `p.id`.
 */
export function isOpeningNoted(call: Pick<Opening, 'actor' | 'now'>, person: string, what: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${openingNotedUntil(call, person, what)} is not null)`;
}

/** Until when there is nothing to note, in milliseconds of the epoch: `Infinity` for one's own record; null where it is to be noted now. */
export function openingNotedUntil({ actor, now }: Pick<Opening, 'actor' | 'now'>, person: string, what: string): RawBuilder<number | null> {
  const reader = actor.viewedBy?.accountId ?? actor.accountId;
  const own = actor.viewedBy ? null : actor.personnelId;
  return sql<number | null>`case when ${sql.ref(person)} is not distinct from ${own}::integer then 'infinity'::float8 else (
    select (extract(epoch from max(r.at) + interval '1 hour') * 1000)::float8 from kernel.record_opening r
    where r.personnel_id = ${sql.ref(person)} and r.account_id = ${reader} and r.what = ${what}
      and r.at > ${now.toString()}::timestamptz - interval '1 hour') end`;
}
