import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { NewPosting } from '@talaan/ledger/contract.ts';
import { yearBookOf } from '../../rules/books.ts';
import { WELLNESS } from '../../rules/contract-leave.ts';
import { readTypes } from '../read-types.ts';

/** The postings of the wellness leave that running contracts give and that was not given yet: a lot that ends with the contract. */
export async function planContractWellness(db: Database, today: string): Promise<NewPosting[]> {
  const type = (await readTypes(db, today)).find(({ code }) => code === WELLNESS);
  const book = type && yearBookOf(type);
  if (!book) return [];
  const { rows } = await sql<{ id: number; personnel_id: number; number: string; from: string; to: string; days: number }>`
    select k.id, k.personnel_id, k.number, lower(k.during) as "from", upper(k.during) - 1 as "to", k.wellness_days as days
    from contracts.contract k where k.state = 'ACTIVE' and k.wellness_days > 0 and k.during @> ${today}::date
      and not exists (select from ledger.posting p where p.cause = 'contract-grant' and p.cause_key = k.id::text) order by k.id`.execute(
    db,
  );
  return rows.map(({ id, personnel_id, number, from, to, days }) => ({
    kind: 'EARN',
    personnelId: personnel_id,
    cause: 'contract-grant',
    key: String(id),
    period: from.slice(0, 7),
    particulars: `${type.name}, contract ${number}`,
    lines: [{ book, amount: days * 1000, on: from, lot: { earnedOn: from, expiresOn: to } }],
  }));
}
