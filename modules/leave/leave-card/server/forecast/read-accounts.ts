import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { SL_WITHOUT_PAY, VL_WITHOUT_PAY } from '@talaan/leave/rules/books.ts';
import { leaveParticulars } from '@talaan/leave/rules/particulars.ts';
import type { LotAhead } from '../../rules/forecast-lots.ts';
import { HIDDEN } from '../card/read-postings.ts';

/** A book in which a person has credits. */
export interface Account {
  book: string;
  name: string;
  unit: 'thousandth of a day' | 'second';
  /** Posted before the first of the days that are looked at, and up to today without what has expired. */
  before: number;
  now: number;
  held: number;
  /** Whether it is theirs with a proof alone, such as solo parent leave. */
  needsProof: boolean;
  isConfidential: boolean;
  lots: LotAhead[];
}

/** The accounts of a person, with what is posted before a day and until today. */
export async function readAccounts(
  db: Database,
  personnelId: number,
  { from, today }: { from: string; today: string },
): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select b.code as book, b.name, b.unit, sum(x.before)::bigint as before, sum(l.held)::bigint as held,
      sum(case when l.expires_on < ${today}::date then least(x.now, l.held) else x.now end)::bigint as now,
      exists (select from leave.type_terms t where t.code = b.code and t.papers @> '[{"when": "ALWAYS"}]') as "needsProof",
      exists (select from leave.type_terms t where t.code = b.code and t.is_confidential) as "isConfidential",
      jsonb_agg(jsonb_build_object('expiresOn', l.expires_on, 'left', l.balance - l.held)) as lots
    from ledger.lot l join ledger.book b on b.code = l.book
    cross join lateral (
      select coalesce(sum(e.amount) filter (where e.effective_on < ${from}::date), 0) as before,
        coalesce(sum(e.amount) filter (where e.effective_on <= ${today}::date), 0) as now
      from ledger.entry e where e.lot_id = l.id) x
    where l.personnel_id = ${personnelId} and b.unit in ('thousandth of a day', 'second')
      and b.code <> all (${[VL_WITHOUT_PAY.code, SL_WITHOUT_PAY.code]}::text[])
    group by b.code order by array_position(array['VL', 'SL', 'SC'], b.code), b.code`.execute(db);
  return rows;
}

/** What a posting moves, or a request reserves, in a book on a day. */
export interface AccountMove {
  key: string;
  book: string;
  on: string;
  amount: number;
  kind: 'POSTED' | 'EARN' | 'FORFEIT' | 'EXPIRE' | 'FILED';
  particulars: string;
  requestId: number | null;
}

interface FoundMove extends AccountMove {
  isHidden: boolean;
}

/** All that is posted from a day on and was not reversed, and all that is reserved; with `hides`, confidential leave is Leave. */
export async function readMoves(
  db: Database,
  personnelId: number,
  { from, hides }: { from: string; hides: boolean },
): Promise<AccountMove[]> {
  const { rows } = await sql<FoundMove>`
    select m.*, ${hides}::boolean and exists (
      select from leave.application a join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
      where a.id = m."requestId" and t.is_confidential) as "isHidden"
    from (
      select p.id::text as key, l.book, e.effective_on as on, sum(e.amount)::bigint as amount,
        case when p.kind in ('EARN', 'FORFEIT', 'EXPIRE') then p.kind else 'POSTED' end as kind, p.particulars, p.request_id as "requestId"
      from ledger.lot l join ledger.entry e on e.lot_id = l.id and e.amount <> 0 and e.effective_on >= ${from}::date
      join ledger.posting p on p.id = e.posting_id
      where l.personnel_id = ${personnelId} and p.kind <> 'REVERSAL' and not exists (select from ledger.posting r where r.reverses_id = p.id)
      group by p.id, l.book, e.effective_on
      union all
      select p.id::text, l.book, e.effective_on, sum(-e.hold)::bigint, 'FILED', p.particulars, p.request_id
      from ledger.lot l join ledger.entry e on e.lot_id = l.id and e.hold > 0 join ledger.posting p on p.id = e.posting_id
      where l.personnel_id = ${personnelId} and not exists (select from ledger.entry s where s.lot_id = e.lot_id and s.settles_no = e.no)
      group by p.id, l.book, e.effective_on) m
    order by m.on, m.key`.execute(db);
  return rows.map(({ isHidden, ...move }) =>
    isHidden ? { ...move, particulars: leaveParticulars(HIDDEN, [{ date: move.on, part: 'DAY' }]) } : move,
  );
}
