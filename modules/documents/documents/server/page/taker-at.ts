import { sql, type RawBuilder } from 'kysely';
import type { StepTaker } from '@talaan/kernel/contract/step-taker.ts';
import { takerOf } from '@talaan/personnel/server/public.ts';

/**
 * Who did at a moment what a stay `s` or one of its pauses says, in whose place and by which designation: as the step of that moment has it,
 * or the account alone, where papers came otherwise. Null without an account.
 */
export function takerAt(moment: string, account: string): RawBuilder<StepTaker | null> {
  const by = sql.ref(account);
  return sql<StepTaker | null>`case when ${by} is not null then coalesce(
    (select ${takerOf('st')} from documents.step st where st.document_id = s.document_id and st.at = ${sql.ref(moment)} and st.account_id = ${by} limit 1),
    jsonb_build_object('by', (select c.name from identity.account_view c where c.id = ${by}), 'in_place_of', null, 'by_designation', null)) end`;
}
