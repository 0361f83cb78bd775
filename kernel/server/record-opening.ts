import { sql } from 'kysely';
import type { Call } from './mount.ts';

/** Notes that somebody opened another person's record, for that person to see. `what` names the page: `Personnel record`. */
export async function recordOpening(
  { db, actor, now }: Pick<Call, 'db' | 'actor' | 'now'>,
  personnelId: number,
  what: string,
): Promise<void> {
  const reader = actor.viewedBy?.accountId ?? actor.accountId;
  if (reader === 0 || (personnelId === actor.personnelId && !actor.viewedBy)) return;
  await sql`
    insert into kernel.record_opening (personnel_id, account_id, what, at)
    select ${personnelId}, ${reader}, ${what}, ${now.toString()}::timestamptz
    where not exists (
      select from kernel.record_opening
      where personnel_id = ${personnelId} and account_id = ${reader} and what = ${what}
        and at > ${now.toString()}::timestamptz - interval '1 hour')`.execute(db);
}
