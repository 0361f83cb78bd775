import type { ClientBase } from 'pg';
import type { NewPosting } from '@talaan/ledger/contract.ts';

/** Posts credits as the ledger does, each line on a lot that has no entry yet. */
export async function postCredits(client: ClientBase, postings: readonly NewPosting[], at: string): Promise<void> {
  const rows = postings.flatMap(({ lines, ...posting }) =>
    lines.map(({ book, amount, on, lot }) => ({ ...posting, book: book.code, amount, on, ...lot })),
  );
  const told = JSON.stringify(rows);
  const columns = `(kind text, "personnelId" integer, cause text, key text, period text, particulars text, book text, amount bigint, "on" date,
    "earnedOn" date, "expiresOn" date)`;
  await client.query(
    `insert into ledger.account (personnel_id, book) select distinct "personnelId", book from jsonb_to_recordset($1::jsonb) as r ${columns}
     on conflict do nothing`,
    [told],
  );
  await client.query(
    `insert into ledger.lot (personnel_id, book, earned_on, expires_on, floor)
     select "personnelId", book, "earnedOn", "expiresOn", 0 from jsonb_to_recordset($1::jsonb) as r ${columns}`,
    [told],
  );
  await client.query(
    `insert into ledger.posting (kind, personnel_id, effective_on, period, particulars, cause, cause_key, lines_hash, recorded_at)
     select kind, "personnelId", min("on"), period, particulars, cause, key, 'demo', $2
     from jsonb_to_recordset($1::jsonb) as r ${columns} group by kind, "personnelId", period, particulars, cause, key`,
    [told, at],
  );
  await client.query(
    `insert into ledger.entry (lot_id, no, posting_id, effective_on, amount, hold, balance, held)
     select l.id, 1, p.id, r."on", r.amount, 0, 0, 0 from jsonb_to_recordset($1::jsonb) as r ${columns}
     join ledger.posting p on p.cause = r.cause and p.cause_key = r.key
     join ledger.lot l on l.personnel_id = r."personnelId" and l.book = r.book and l.earned_on is not distinct from r."earnedOn"
       and l.expires_on is not distinct from r."expiresOn" order by l.id`,
    [told],
  );
}
