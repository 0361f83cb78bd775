import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { leaveParticulars } from '@talaan/leave/rules/particulars.ts';
import type { Book } from '@talaan/ledger/contract.ts';
import { explain } from '@talaan/ledger/server/public.ts';
import type { LeaveSummary, SummaryRow } from '../../contract/summary.ts';
import type { FigureRow } from '../../rules/book-figures.ts';
import { causeOf } from '../../rules/cause.ts';
import { readActions } from '../card/read-actions.ts';
import { HIDDEN } from '../card/read-postings.ts';

/** A row of the summary with what its figures follow from. */
export interface KindRow {
  row: SummaryRow;
  figure: FigureRow;
}

export interface KindRows {
  rows: KindRow[];
  now: number;
  lots: LeaveSummary['lots'];
}

interface Asked {
  personnelId: number;
  today: string;
  hides: boolean;
}

/** The ledger of a book up to today, in the order of the card; with `hides`, confidential leave is Leave. */
export async function readBookRows(db: Database, book: Book, { personnelId, today, hides }: Asked): Promise<KindRows> {
  const { balance, rows, lots } = await explain(db, personnelId, book, today);
  const moved = rows.filter(({ amount }) => amount !== 0);
  const requests = [...new Set(moved.flatMap(({ requestId }) => requestId ?? []))];
  const hidden = hides ? await readConfidential(db, requests) : new Set<number>();
  const actions = await readActions(db, requests);
  return {
    now: balance,
    lots: lots
      .filter((lot) => lot.earnedOn !== null && (lot.balance !== 0 || lot.held !== 0))
      .map((lot) => ({ earned_on: lot.earnedOn!, expires_on: lot.expiresOn, balance: lot.balance, held: lot.held }))
      .toSorted((one, other) => ((one.expires_on ?? '9') + one.earned_on < (other.expires_on ?? '9') + other.earned_on ? -1 : 1)),
    rows: moved.map((posting) => {
      const isHidden = posting.requestId !== null && hidden.has(posting.requestId);
      const dates = [...new Set(posting.days.map(({ on }) => on))].map((date) => ({ date, part: 'DAY' as const }));
      return {
        figure: { id: posting.postingId, kind: posting.kind, amount: posting.amount, reversesId: posting.reversesId },
        row: {
          key: posting.postingId === null ? `expiry ${posting.key}` : `posting ${posting.postingId}`,
          on: posting.effectiveOn,
          particulars: isHidden ? leaveParticulars(HIDDEN, dates) : posting.particulars,
          amount: posting.amount,
          balance: posting.balance,
          is_corrected: posting.reversesId !== null || posting.reversedById !== null,
          ...causeOf(posting),
          action: (posting.requestId !== null && actions.get(posting.requestId)) || '',
          reason: isHidden ? '' : posting.reason,
          by: posting.by,
          recorded_at: posting.recordedAt,
          days: posting.days.filter(({ amount }) => amount !== 0).map(({ on, amount }) => ({ on, book: book.code, amount })),
        },
      };
    }),
  };
}

async function readConfidential(db: Database, requests: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select a.id from leave.application a join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
    where a.id = any (${[...requests]}::integer[]) and t.is_confidential`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

interface TypeMonth {
  id: number;
  period: string;
  amount: number;
  days: { date: string; part: 'DAY' | 'AM' | 'PM'; amount: number }[];
}

/** The approved leave of a type that has no book, month for month, up to today: each takes its days. */
export async function readTypeRows(db: Database, code: string, { personnelId, today }: Asked): Promise<KindRows> {
  const { rows: months } = await sql<TypeMonth>`
    select a.id, to_char(d.date, 'YYYY-MM') as period, sum(d.thousandths)::integer as amount,
      jsonb_agg(jsonb_build_object('date', d.date, 'part', d.part, 'amount', d.thousandths) order by d.date, d.part) as days
    from leave.application a join leave.application_day d on d.application_id = a.id and d.is_live and d.free is null
    where a.personnel_id = ${personnelId} and a.type_code = ${code} and d.date <= ${today}::date
      and a.state in ('APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN', 'RECALLED')
    group by a.id, 2 order by min(d.date), a.id`.execute(db);
  const actions = await readActions(
    db,
    months.map(({ id }) => id),
  );
  return {
    now: 0,
    lots: [],
    rows: months.map(({ id, period, amount, days }) => ({
      figure: { id: null, kind: 'USE', amount: -amount, reversesId: null },
      row: {
        key: `application ${id} ${period}`,
        on: days[0]!.date,
        particulars: leaveParticulars(code, days),
        amount: -amount,
        balance: null,
        is_corrected: false,
        ...causeOf({ cause: 'leave', key: '', requestId: id }),
        action: actions.get(id) ?? '',
        reason: '',
        by: null,
        recorded_at: null,
        days: days.map(({ date, amount: taken }) => ({ on: date, book: code, amount: -taken })),
      },
    })),
  };
}
