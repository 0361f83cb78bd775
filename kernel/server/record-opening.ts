import { sql } from 'kysely';
import type { Call } from './mount.ts';

/** Notes that somebody opened another person's record, for that person to see. `what` names the page: `Personnel record`. */
export async function recordOpening({ server, actor, now }: Call, personnelId: number, what: string): Promise<void> {
  if (personnelId === actor.personnelId || actor.accountId === 0) return;
  await sql`
    insert into kernel.record_opening (personnel_id, account_id, what, at)
    select ${personnelId}, ${actor.accountId}, ${what}, ${now.toString()}::timestamptz
    where not exists (
      select from kernel.record_opening
      where personnel_id = ${personnelId} and account_id = ${actor.accountId} and what = ${what}
        and at > ${now.toString()}::timestamptz - interval '1 hour')`.execute(server.db);
}
