import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { readChoices as endpoint } from '../../contract/items.ts';
import { readThresholds } from '../read-thresholds.ts';

export interface Account {
  id: number;
  code: string;
  name: string;
  kind: 'PPE' | 'SEMI';
  group_code: string;
  account_code: string;
  life_years: number;
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

export async function readChoices({ db, today }: Call): Promise<AnswerOf<typeof endpoint>> {
  return {
    accounts: await readAccounts(db, today),
    funds: await db.selectFrom('property.fund_cluster').select(['code', 'name']).orderBy('code').execute(),
    thresholds: await readThresholds(db),
  };
}
