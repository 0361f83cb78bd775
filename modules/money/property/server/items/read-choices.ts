import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { readChoices as endpoint } from '../../contract/items.ts';
import { readAccounts } from '../read-accounts.ts';
import { readThresholds } from '../read-thresholds.ts';

export async function readChoices({ db, today }: Call): Promise<AnswerOf<typeof endpoint>> {
  return {
    accounts: await readAccounts(db, today),
    funds: await db.selectFrom('property.fund_cluster').select(['code', 'name']).orderBy('code').execute(),
    thresholds: await readThresholds(db),
  };
}
