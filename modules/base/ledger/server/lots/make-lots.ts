import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Draft } from '../../rules/plan-entries.ts';

/** Makes the lots that credits go to, where they are not there yet; their accounts are locked. */
export async function makeLots(db: Database, drafts: readonly Draft[]): Promise<void> {
  const wanted = drafts.flatMap(({ personnelId, lines }) =>
    lines
      .filter(({ amount }) => amount > 0)
      .map(({ book, lot }) => ({ personnelId, book: book.code, earnedOn: lot?.earnedOn ?? null, expiresOn: lot?.expiresOn ?? null })),
  );
  if (wanted.length === 0) return;
  await sql`
    insert into ledger.lot (personnel_id, book, earned_on, expires_on, floor)
    select distinct w."personnelId", w.book, w."earnedOn", w."expiresOn", b.floor
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w ("personnelId" integer, book text, "earnedOn" date, "expiresOn" date)
    join ledger.book b on b.code = w.book
    where not exists (select from ledger.lot l where l.personnel_id = w."personnelId" and l.book = w.book and l.merged_from is null
      and l.earned_on is not distinct from w."earnedOn" and l.expires_on is not distinct from w."expiresOn")
    order by 1, 2, 4, 3`.execute(db);
}
