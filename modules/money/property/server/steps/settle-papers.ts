import { sql } from 'kysely';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import type { PropertyCall } from '../needs.ts';

/** Public: nothing private goes there. */
const CLOSED = 'The items are no longer on this paper: they were returned, transferred, renewed or taken back.';

/** Brings papers to the state of their lines; of one that has none any more /verify says that it ended. A voided one stays so. */
export async function settlePapers({ db, today }: PropertyCall, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // Of two who end different lines of a paper at once the second sees what the first did.
  await lockRecords(db, 'property.paper', ids);
  const { rows } = await sql<{ state: string; code: string | null }>`
    update property.paper k set state = s.state from (
      select l.paper_id, case when bool_or(l.state = 'WAITING') then 'WAITING' when bool_or(l.state = 'DISPUTED') then 'DISPUTED'
        when bool_or(l.state in ('ACKNOWLEDGED', 'LEAVING')) then 'ACKNOWLEDGED' else 'CLOSED' end as state
      from property.paper_line l where l.paper_id = any(${[...ids]}::integer[]) group by l.paper_id) s
    where k.id = s.paper_id and k.state <> s.state and k.state <> 'VOID' returning k.state, k.code`.execute(db);
  const closed = rows.flatMap(({ state, code }) => (state === 'CLOSED' && code !== null ? [code] : []));
  if (closed.length > 0) await withdrawPapers({ db, today }, closed, CLOSED);
}
