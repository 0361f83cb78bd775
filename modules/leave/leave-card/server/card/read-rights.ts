import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { SL, SL_WITHOUT_PAY, VL, VL_WITHOUT_PAY } from '@talaan/leave/rules/books.ts';
import type { LeaveCard } from '../../contract/card.ts';

const BOOKS_OF_THE_CARD = [VL, SL, VL_WITHOUT_PAY, SL_WITHOUT_PAY].map(({ code }) => code);

/**
 * What a person has beside vacation and sick leave on a day: rights of the year, service credits, days off; with `hides`, no confidential kind.
 * What is theirs only with a proof, such as solo parent leave, is left out until an application holds it.
 */
export async function readRights(
  db: Database,
  personnelId: number,
  { on, hides }: { on: string; hides: boolean },
): Promise<LeaveCard['rights']> {
  const { rows } = await sql<LeaveCard['rights'][number]>`
    select b.code, b.name, sum(l.balance)::bigint as balance, sum(l.held)::bigint as held, min(l.expires_on) as expires_on
    from ledger.lot l join ledger.book b on b.code = l.book
    where l.personnel_id = ${personnelId} and b.unit = 'thousandth of a day' and b.code <> all (${BOOKS_OF_THE_CARD}::text[])
      and (l.earned_on is null or ${on}::date between l.earned_on and coalesce(l.expires_on, 'infinity'))
      and not (${hides}::boolean and exists (select from leave.type_terms t where t.code = b.code and t.is_confidential))
    group by b.code
    having sum(l.held) <> 0 or not exists (select from leave.type_terms t where t.code = b.code and t.papers @> '[{"when": "ALWAYS"}]')
    order by b.code`.execute(db);
  return rows;
}
