import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { ContractRow, listContracts as endpoint } from '../contract.ts';
import { ALERT_DAYS, type AlertDays } from '../rules/ending-soon.ts';
import { contractColumns, contractsFrom, matchContracts, orderContracts } from './contract-query.ts';

/** A page, its length, what ends soon, and the funds to choose from: four statements. */
export async function listContracts(call: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  const { db, actor, query, today } = call;
  const wanted = matchContracts(actor, query, today);
  const { rows } = await sql<ContractRow>`
    select ${contractColumns(today)} from ${contractsFrom} where ${wanted}
    order by ${orderContracts(query.sort)} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from ${contractsFrom} where ${wanted}`.execute(db);
  const ending = await sql<{ days: AlertDays; count: number }>`
    select d.days, count(*) as count from unnest(${ALERT_DAYS}::integer[]) as d(days), ${contractsFrom}
    where ${matchContracts(actor, { ending: ALERT_DAYS[0] }, today)} and upper(k.during) - 1 - ${today}::date <= d.days
    group by d.days order by d.days`.execute(db);
  const funds = await sql<{ fund_source: string }>`
    select distinct k.fund_source from ${contractsFrom} where ${matchContracts(actor, {}, today)} and k.fund_source <> '' order by 1`.execute(
    db,
  );
  return {
    contracts: rows,
    total: counted.rows[0]?.total ?? 0,
    ending: ending.rows,
    funds: funds.rows.map(({ fund_source }) => fund_source),
  };
}
