import type { ClientBase } from 'pg';
import type { Line } from '@talaan/ledger/contract.ts';
import type { Part } from '../rules/parts.ts';
import { chargesOf, postingsOfLeave, formatLeave, type PostedLeave } from '../rules/postings.ts';

interface Moving {
  leave: PostedLeave;
  parts: readonly Part[];
  isPosted: boolean;
  at: string;
}

/** Sets aside what an application takes or, once it is approved, posts it with what is without pay. */
export async function moveCredits(client: ClientBase, { leave, parts, isPosted, at }: Moving): Promise<void> {
  if (isPosted) {
    const { used, unpaid } = postingsOfLeave(leave, parts, 4);
    for (const posting of [...used, ...unpaid]) await write(client, leave, { ...posting, at, holds: false });
    return;
  }
  const lines = chargesOf(leave, parts);
  if (lines.length === 0) return;
  const reservation = {
    kind: 'RESERVE',
    key: `${leave.id}:1:held`,
    period: lines[0]!.on.slice(0, 7),
    particulars: formatLeave(leave, parts),
    lines,
  };
  await write(client, leave, { ...reservation, at, holds: true });
}

interface Written {
  kind: string;
  key: string;
  period: string;
  particulars: string;
  lines: readonly Line[];
  at: string;
  holds: boolean;
}

async function write(client: ClientBase, { id, personnelId }: PostedLeave, { kind, key, period, particulars, lines, at, holds }: Written) {
  const { rows } = await client.query<{ id: number }>(
    `insert into ledger.posting (kind, personnel_id, effective_on, period, particulars, cause, cause_key, request_id, lines_hash, recorded_at)
     values ($1, $2, $3, $4, $5, 'leave', $6, $7, 'demo', $8) returning id`,
    [kind, personnelId, lines[0]!.on, period, particulars, key, id, at],
  );
  for (const { book, amount, on } of lines) {
    const lot = await lotOn(client, personnelId, book.code, on);
    await client.query(
      `insert into ledger.entry (lot_id, no, posting_id, effective_on, amount, hold, balance, held)
       values ($1, 0, $2, $3, $4, $5, 0, 0)`,
      [lot, rows[0]!.id, on, holds ? 0 : amount, holds ? -amount : 0],
    );
  }
}

/** The lot of a book on a day; the columns without pay begin with their first days. */
async function lotOn(client: ClientBase, personnelId: number, book: string, on: string): Promise<number> {
  await client.query('insert into ledger.account (personnel_id, book) values ($1, $2) on conflict do nothing', [personnelId, book]);
  await client.query(
    `insert into ledger.lot (personnel_id, book, floor) select $1, $2, 0
     where not exists (select from ledger.lot where personnel_id = $1 and book = $2)`,
    [personnelId, book],
  );
  const { rows } = await client.query<{ id: number }>(
    `select id from ledger.lot where personnel_id = $1 and book = $2 and coalesce(earned_on <= $3::date, true) and coalesce(expires_on >= $3::date, true)
     order by expires_on limit 1`,
    [personnelId, book, on],
  );
  return rows[0]!.id;
}
