import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { ContractTerms, Entitlement } from '../../rules/contract-leave.ts';
import { readStays } from '../service/read-stays.ts';

/** The contracts of a person that were signed and run on days of a span. */
export async function readContracts(db: Database, personnelId: number, span: { from: string; to: string }): Promise<ContractTerms[]> {
  const { rows } = await contractsWithin(personnelId, span).execute(db);
  return rows;
}

/** The statement of it, for one that asks for more. */
export function contractsWithin(personnelId: number, { from, to }: { from: string; to: string }) {
  return sql<ContractTerms>`
    select lower(k.during) as "from", upper(k.during) - 1 as "to", k.allows_unpaid_absence as "allowsUnpaid", k.wellness_days as "wellnessDays"
    from contracts.contract k where k.personnel_id = ${personnelId} and k.state in ('ACTIVE', 'ENDED', 'TERMINATED')
      and k.during && daterange(${from}::date, ${to}::date, '[]') order by k.during`;
}

/** What a person earns today, and the contract under which they serve, where there is one. */
export async function readEntitlement(db: Database, personnelId: number, today: string): Promise<Entitlement> {
  const [stay] = await readStays(db, { from: today, to: today }, [personnelId]);
  const { rows } = await sql<NonNullable<Entitlement['contract']>>`
    select k.number, upper(k.during) - 1 as "to", k.allows_unpaid_absence, k.wellness_days from contracts.contract k
    where k.personnel_id = ${personnelId} and k.state = 'ACTIVE' and k.during @> ${today}::date`.execute(db);
  return { earns: stay?.earns ?? null, contract: stay?.earns === 'NONE' ? (rows[0] ?? null) : null };
}
