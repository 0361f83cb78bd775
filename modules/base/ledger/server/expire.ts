import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Draft } from '../rules/plan-entries.ts';
import type { LedgerCall } from './ledger-call.ts';
import { lockAccounts } from './lock-accounts.ts';
import { writeDrafts } from './write-drafts.ts';

/** Lots in one transaction; their accounts are locked until it ends. */
const AT_ONCE = 500;

interface Expired {
  id: number;
  personnelId: number;
  book: string;
  name: string;
  expiresOn: string;
  lastNo: number;
  free: number;
}

/**
 * Writes off what is left in lots that expired before a day, without what requests hold of it. Credits are unusable by their date
 * alone; this only writes it down. Returns how many lots it swept: run it until there are none.
 */
export async function expire(call: LedgerCall, day: string): Promise<number> {
  const found = await readExpired(call.db, day);
  await lockAccounts(call.db, found);
  const lots = await readExpired(
    call.db,
    day,
    found.map(({ id }) => id),
  );
  await writeDrafts(call, lots.map(draftOf));
  return lots.length;
}

async function readExpired(db: Database, day: string, only?: readonly number[]): Promise<Expired[]> {
  const { rows } = await sql<Expired>`
    select l.id, l.personnel_id as "personnelId", l.book, b.name, l.expires_on as "expiresOn", l.last_no as "lastNo", l.balance - l.held as free
    from ledger.lot l join ledger.book b on b.code = l.book
    where l.expires_on < ${day}::date and l.balance - l.held > 0 ${only ? sql`and l.id = any (${only}::integer[])` : sql``}
    order by l.expires_on, l.personnel_id, l.id limit ${AT_ONCE}`.execute(db);
  return rows;
}

function draftOf({ id, personnelId, book, name, expiresOn, lastNo, free }: Expired): Draft {
  const on = Temporal.PlainDate.from(expiresOn).add({ days: 1 }).toString();
  return {
    kind: 'EXPIRE',
    personnelId,
    cause: 'expire',
    key: `${id}:${lastNo}`,
    reversesId: null,
    period: on.slice(0, 7),
    particulars: `${name} expired on ${longDate(expiresOn)}`,
    lines: [],
    entries: [{ lotId: id, personnelId, book, on, amount: -free, hold: 0, settlesNo: null }],
    linesHash: '',
  };
}
