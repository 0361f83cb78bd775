import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Book, ExplainedPosting, Explanation } from '../contract.ts';

type Row = Omit<ExplainedPosting, 'balance' | 'held'>;
type Lot = Explanation['lots'][number];

/**
 * Why a balance is what it is: every posting that made or moved it up to a day, in the order of the card, and what is left in each
 * lot. The last row has the balance; what expired and was not swept yet is a row without a number.
 */
export async function explain(db: Database, personnelId: number, { code, name }: Book, until: string): Promise<Explanation> {
  const lots = await readLotsUntil(db, personnelId, code, until);
  const expired = lots.filter((lot) => lot.expiresOn !== null && lot.expiresOn < until && lot.balance > lot.held);
  const rows = [...(await readRows(db, personnelId, code, until)), ...expired.map((lot) => unsweptRow(lot, name))].toSorted(byCard);
  let balance = 0;
  let held = 0;
  const explained = rows.map((row) => {
    balance += row.amount;
    held += row.hold;
    return { ...row, balance, held };
  });
  return { balance, held, rows: explained, lots: lots.map((lot) => (expired.includes(lot) ? { ...lot, balance: lot.held } : lot)) };
}

async function readRows(db: Database, personnelId: number, code: string, until: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id as "postingId", p.kind, min(e.effective_on) as "effectiveOn", p.period, p.particulars, sum(e.amount)::bigint as amount,
      sum(e.hold)::bigint as hold, p.cause, p.cause_key as key, p.request_id as "requestId", p.reverses_id as "reversesId",
      (select r.id from ledger.posting r where r.reverses_id = p.id) as "reversedById", p.reason, a.name as by, p.recorded_at as "recordedAt",
      jsonb_agg(jsonb_build_object('on', e.effective_on, 'lotId', e.lot_id, 'amount', e.amount, 'hold', e.hold) order by e.effective_on, e.lot_id) as days
    from ledger.lot l join ledger.entry e on e.lot_id = l.id join ledger.posting p on p.id = e.posting_id left join identity.account_view a on a.id = p.account_id
    where l.personnel_id = ${personnelId} and l.book = ${code} and e.effective_on <= ${until}::date
    group by p.id, a.name`.execute(db);
  return rows;
}

async function readLotsUntil(db: Database, personnelId: number, code: string, until: string): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    select l.id, l.earned_on as "earnedOn", l.expires_on as "expiresOn", coalesce(sum(e.amount), 0)::bigint as balance,
      coalesce(sum(e.hold), 0)::bigint as held
    from ledger.lot l left join ledger.entry e on e.lot_id = l.id and e.effective_on <= ${until}::date
    where l.personnel_id = ${personnelId} and l.book = ${code} group by l.id order by l.expires_on nulls last, l.id`.execute(db);
  return rows;
}

/** An expired lot is unusable by its date; the sweep of the night only writes it down. */
function unsweptRow({ id, expiresOn, balance, held }: Lot, name: string): Row {
  const on = Temporal.PlainDate.from(expiresOn!).add({ days: 1 }).toString();
  const amount = held - balance;
  return {
    postingId: null,
    kind: 'EXPIRE',
    effectiveOn: on,
    period: on.slice(0, 7),
    particulars: `${name} expired`,
    amount,
    hold: 0,
    cause: 'expire',
    key: String(id),
    requestId: null,
    reversesId: null,
    reversedById: null,
    reason: '',
    by: null,
    recordedAt: null,
    days: [{ on, lotId: id, amount, hold: 0 }],
  };
}

/** By effective day, then in the order of writing. */
function byCard(one: Row, other: Row): number {
  if (one.effectiveOn !== other.effectiveOn) return one.effectiveOn < other.effectiveOn ? -1 : 1;
  return (one.postingId ?? Infinity) - (other.postingId ?? Infinity);
}
