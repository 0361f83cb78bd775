import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { AccountOfItem } from '../rules/plan-items.ts';

export interface Account extends AccountOfItem {
  residual_permille: number;
}

/** The accounts with their terms of a day. */
export async function readAccounts(db: Database, day: string): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select a.id, a.code, a.name, a.kind, a.group_code, a.account_code, t.life_years, t.residual_permille
    from property.uacs a cross join lateral (select life_years, residual_permille from property.uacs_terms t
      where t.uacs_id = a.id and t.effective_on <= ${day}::date order by t.effective_on desc limit 1) t
    order by a.kind, a.code`.execute(db);
  return rows;
}
