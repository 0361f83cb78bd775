import { sql } from 'kysely';
import { correct } from '@talaan/ledger/server/public.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import type { Moved, StepCall, StepInput } from '@talaan/requests/server/public.ts';
import { notifyConcerned } from '../notify-concerned.ts';

/**
 * Undoes what HR certified: credits and days off are reversed in the ledger, pay is off the list, certificates of COC that name them are withdrawn.
 * The hours wait for HR again and follow the punches as before. Errors: Overdrawn (409) where credits of them were used or are reserved.
 */
export async function takeBackHours(call: StepCall, moved: readonly Moved[], { remarks }: StepInput): Promise<void> {
  const { db, now } = call;
  const ids = moved.map(({ id }) => id);
  const { rows: earned } = await sql<{ id: number }>`
    select p.id from ledger.posting p where p.request_id = any(${ids}::integer[]) and p.cause = 'overtime' and p.kind = 'EARN'
      and not exists (select from ledger.posting r where r.reverses_id = p.id) order by p.id`.execute(db);
  if (earned.length > 0) await correct(call, { reverse: earned.map(({ id }) => id), post: [], reason: remarks });
  const { rows: codes } = await sql<{ code: string }>`
    select c.code from overtime.certificate c join papers.paper p on p.code = c.code
    where p.withdrawn_on is null and exists (
      select from overtime.settled s where s.authority_id = any(${ids}::integer[]) and s.personnel_id = c.personnel_id and s.month = c.month
        and s.credited_seconds > 0)
    order by c.code for update of c`.execute(db);
  await withdrawPapers(
    call,
    codes.map(({ code }) => code),
    'Hours of it were taken back',
  );
  await sql`
    update overtime.settlement set withdrawn_at = ${now.toString()}::timestamptz
    where authority_id = any(${ids}::integer[]) and withdrawn_at is null`.execute(db);
  await notifyConcerned(call, moved, ({ title }) => ({
    title: 'Hours of overtime are certified again',
    description: `${title}: HR took its certification back. ${remarks}`,
  }));
}
