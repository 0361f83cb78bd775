import type { ClientBase } from 'pg';
import { COC } from '../rules/books.ts';
import { creditExpires } from '../rules/credits.ts';
import { formatHours } from '../rules/format-hours.ts';

interface Credited {
  /** The number of the authority. */
  id: number;
  personnelId: number;
  month: string;
  on: string;
  seconds: number;
  at: string;
}

/** Posts credit as the step of HR does. */
export async function bookCredit(client: ClientBase, { id, personnelId, month, on, seconds, at }: Credited): Promise<void> {
  await client.query('insert into ledger.account (personnel_id, book) values ($1, $2) on conflict do nothing', [personnelId, COC.code]);
  const { rows: lots } = await client.query<{ id: number }>(
    'insert into ledger.lot (personnel_id, book, earned_on, expires_on, floor) values ($1, $2, $3, $4, 0) returning id',
    [personnelId, COC.code, on, creditExpires(on)],
  );
  const { rows: postings } = await client.query<{ id: number }>(
    `insert into ledger.posting (kind, personnel_id, effective_on, period, particulars, cause, cause_key, request_id, lines_hash, recorded_at)
     values ('EARN', $1, $2, $3, $4, 'overtime', $5, $6, 'demo', $7) returning id`,
    [personnelId, on, month, `COC ${formatHours(seconds)}`, `${id}:${personnelId}:${month}`, id, at],
  );
  await client.query(
    'insert into ledger.entry (lot_id, no, posting_id, effective_on, amount, hold, balance, held) values ($1, 1, $2, $3, $4, 0, 0, 0)',
    [lots[0]!.id, postings[0]!.id, on, seconds],
  );
}
