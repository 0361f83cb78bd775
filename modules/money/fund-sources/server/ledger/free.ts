import { sql } from 'kysely';
import type { FundsOfService } from '@talaan/personnel/server/public.ts';
import { followCharges } from './follow-charges.ts';
import { lockSources } from './lock-sources.ts';

/** Ends charges of contracts and prepared appointments after a last day, or as if they had never been; what is not yet paid of it is free again. */
export const free: FundsOfService['free'] = async (call, { kind, ids, lastDay, because }) => {
  const { rows } = await sql<{ id: number; source_id: number }>`
    select id, source_id from fund_sources.charge where kind = ${kind} and record_id = any(${[...ids]}::integer[]) and not isempty(during)
      and (${lastDay}::date is null or upper(during) > ${lastDay}::date + 1)
    order by id`.execute(call.db);
  if (rows.length === 0) return;
  const chargeIds = rows.map(({ id }) => id);
  await lockSources(
    call.db,
    rows.map(({ source_id }) => source_id),
  );
  await sql`
    update fund_sources.charge set freed_because = ${because},
      during = case when ${lastDay}::date is null then 'empty'::daterange else during * daterange(null, ${lastDay}::date + 1) end
    where id = any(${chargeIds}::integer[])`.execute(call.db);
  await followCharges(call, chargeIds, { cause: 'FREE', because });
};
