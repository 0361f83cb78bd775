import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { FundChoice, readFundChoices as endpoint } from '../../contract/choices.ts';
import { sourcesFrom, stateOfSource, usedOfSource } from '../sources/sources-from.ts';
import { accountsOf } from '../../rules/accounts.ts';

/** The fund sources of a year that can pay such service. Who appoints and who drafts contracts chooses among all of them. */
export async function readFundChoices({ db, query }: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<FundChoice>`
    select s.id, s.name, s.fund_code, s.allotment - b.obligated as balance, ${usedOfSource} as used, ${stateOfSource} as state from ${sourcesFrom}
    where s.year = extract(year from ${query.on}::date) and starts_with(s.account_code, ${accountsOf(query.paid_as)}) order by s.name`.execute(
    db,
  );
  return { choices: rows };
}
