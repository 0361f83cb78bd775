import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Merged, PersonnelCall } from '@talaan/personnel/server/public.ts';
import { lockAccounts, type AccountKey } from './lock-accounts.ts';

/**
 * Moves the lots of a person's record to the record that it is merged into, beside its own: one balance, and each entry as it was.
 * Errors: 409 where both have reserved the same day.
 */
export async function moveAccounts({ db }: PersonnelCall, { from, into }: Merged): Promise<readonly string[]> {
  const { rows: books } = await sql<{ book: string }>`select book from ledger.account where personnel_id = ${from}`.execute(db);
  if (books.length === 0) return [];
  await lockAccounts(
    db,
    books.flatMap(({ book }): AccountKey[] => [
      { personnelId: from, book },
      { personnelId: into, book },
    ]),
  );
  await refuseSameDay(db, from, into);
  await sql`select set_config('talaan.merging', ${`${from},${into}`}, true)`.execute(db);
  await sql`update ledger.lot set personnel_id = ${into}, merged_from = coalesce(merged_from, ${from}) where personnel_id = ${from}`.execute(
    db,
  );
  await sql`update ledger.posting set personnel_id = ${into} where personnel_id = ${from}`.execute(db);
  await sql`select set_config('talaan.merging', '', true)`.execute(db);
  await sql`delete from ledger.account where personnel_id = ${from}`.execute(db);
  return [];
}

async function refuseSameDay(db: Database, from: number, into: number): Promise<void> {
  const { rows } = await sql<{ name: string; day: string }>`
    select b.name, e.effective_on as day
    from ledger.lot l join ledger.entry e on e.lot_id = l.id join ledger.book b on b.code = l.book
    where l.personnel_id in (${from}, ${into}) and l.held > 0 and e.hold > 0
      and not exists (select from ledger.entry s where s.lot_id = e.lot_id and s.settles_no = e.no)
    group by b.code, e.effective_on having count(distinct l.personnel_id) = 2 order by 2, 1 limit 3`.execute(db);
  if (rows.length === 0) return;
  const days = rows.map(({ name, day }) => `${name} for ${longDate(day)}`);
  throw wrongState(`Requests of both records reserve ${days.join(', ')}. Decide or withdraw one of them first.`);
}
