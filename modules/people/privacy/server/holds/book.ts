import { sql } from 'kysely';
import type { RetentionBook } from '@talaan/kernel/server/retention/retention-kind.ts';

/** What purges ask: whether a hold is in force, and that what they deleted is noted. */
export const book: RetentionBook = {
  notHeld: ({ kind, person, today }) => sql<boolean>`
    not exists (select from privacy.legal_hold h
      where h.released_at is null and h.since <= ${today}::date and coalesce(h.until >= ${today}::date, true)
        and coalesce(h.kind = ${kind}, true) and coalesce(h.personnel_id = ${person}, h.personnel_id is null))`,
  record: async ({ db, now, actor }, { run, kind, count }) => {
    await sql`
      insert into privacy.purge (run, kind, at, account_id, count) values (${run}, ${kind}, ${now.toString()}, ${actor.accountId || null}, ${count})
      on conflict (run, kind) do update set at = excluded.at, count = purge.count + excluded.count`.execute(db);
  },
};
