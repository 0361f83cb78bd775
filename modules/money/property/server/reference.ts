import type { ClientBase } from 'pg';
import { ACCOUNTS, FUND_CLUSTERS, THRESHOLDS } from '../rules/reference.ts';

/** The tables of the Commission on Audit that every installation begins with. What was added or changed since stays so. */
export async function loadReference(client: ClientBase): Promise<void> {
  await client.query(
    `insert into property.fund_cluster (code, name) select code, name from jsonb_to_recordset($1::jsonb) as f (code text, name text)
     on conflict (code) do nothing`,
    [JSON.stringify(FUND_CLUSTERS.map(([code, name]) => ({ code, name })))],
  );
  await client.query(
    `insert into property.threshold (effective_on, ppe_from, splv_to)
     select effective_on, ppe_from, splv_to from jsonb_to_recordset($1::jsonb) as t (effective_on date, ppe_from bigint, splv_to bigint)
     on conflict (effective_on) do nothing`,
    [JSON.stringify(THRESHOLDS)],
  );
  await client.query(
    `with seed as (
       select * from jsonb_to_recordset($1::jsonb)
         as a (code text, name text, kind text, group_code text, account_code text, life_years smallint, residual_permille smallint)),
     added as (
       insert into property.uacs (code, name, kind, group_code, account_code)
       select code, name, kind, group_code, account_code from seed order by code on conflict do nothing returning id, code)
     insert into property.uacs_terms (uacs_id, effective_on, life_years, residual_permille)
     select added.id, date '1900-01-01', life_years, residual_permille from added join seed using (code)`,
    [JSON.stringify(ACCOUNTS)],
  );
}
