import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { CONTRACT_OVERSEERS } from '../contract.ts';
import { ALERT_DAYS, type AlertDays } from '../rules/ending-soon.ts';
import { contractsFrom, endsWithin, reachable } from './contract-rows.ts';

/** Beside the list: how many end soon, and the funds to choose from. */
export async function countEnding({ db, actor, today }: Call) {
  const ending = await sql<{ days: AlertDays; count: number }>`
    select d.days, count(*) as count from unnest(${ALERT_DAYS}::integer[]) as d(days), ${contractsFrom}
    where ${reachable(actor, CONTRACT_OVERSEERS)} and ${endsWithin(sql`d.days`, today)} group by d.days order by d.days`.execute(db);
  const funds = await sql<{ fund_source: string }>`
    select distinct k.fund_source from ${contractsFrom} where ${reachable(actor, CONTRACT_OVERSEERS)} and k.fund_source <> '' order by 1`.execute(
    db,
  );
  return { ending: ending.rows, funds: funds.rows.map(({ fund_source }) => fund_source) };
}
