import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { SL, SL_WITHOUT_PAY, VL, VL_WITHOUT_PAY } from '@talaan/leave/rules/books.ts';
import { leaveParticulars } from '@talaan/leave/rules/particulars.ts';
import type { CardPosting } from '../../rules/leave-card.ts';

export interface RecordedPosting extends CardPosting {
  reason: string;
  by: string | null;
  recordedAt: string;
}

/** What stands on the card in place of a kind that is not for the reader. */
export const HIDDEN = 'Leave';

const BOOKS_OF_THE_CARD = [VL, SL, VL_WITHOUT_PAY, SL_WITHOUT_PAY].map(({ code }) => code);

/**
 * All that moved vacation and sick leave of a person, and their columns without pay; what is only reserved moves nothing yet. With
 * `hides`, confidential leave is said without its kind.
 */
export async function readPostings(db: Database, personnelId: number, hides: boolean): Promise<RecordedPosting[]> {
  const { rows } = await sql<RecordedPosting & { isHidden: boolean }>`
    select p.id, p.kind, p.period, p.particulars, ${hides}::boolean and exists (
        select from leave.application x join leave.type_terms t on t.code = x.type_code and t.effective_on = x.terms_on
        where x.id = p.request_id and t.is_confidential) as "isHidden", p.cause, p.cause_key as key, p.request_id as "requestId", p.reverses_id as "reversesId",
      (select r.id from ledger.posting r where r.reverses_id = p.id) as "reversedById", p.reason, a.name as by, p.recorded_at as "recordedAt",
      jsonb_agg(jsonb_build_object('on', e.effective_on, 'book', l.book, 'amount', e.amount) order by e.effective_on, l.book) as days
    from ledger.lot l join ledger.entry e on e.lot_id = l.id join ledger.posting p on p.id = e.posting_id
      left join identity.account_view a on a.id = p.account_id
    where l.personnel_id = ${personnelId} and l.book = any (${BOOKS_OF_THE_CARD}::text[]) and e.amount <> 0
    group by p.id, a.name`.execute(db);
  return rows.map(({ isHidden, ...posting }) =>
    isHidden ? { ...posting, particulars: leaveParticulars(HIDDEN, daysOf(posting)), reason: '' } : posting,
  );
}

function daysOf({ days }: CardPosting): { date: string; part: 'DAY' }[] {
  return [...new Set(days.map(({ on }) => on))].map((date) => ({ date, part: 'DAY' }));
}
