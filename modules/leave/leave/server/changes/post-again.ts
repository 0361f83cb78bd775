import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { NewPosting } from '@talaan/ledger/contract.ts';
import { correct, Overdrawn } from '@talaan/ledger/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { changedMonths, payAgain } from '../../rules/days/pay-again.ts';
import { postingsOfLeave } from '../../rules/postings.ts';
import type { Usable } from '../../rules/days/split-pay.ts';
import type { ChangedLeave } from './pay-changed-leave.ts';
import type { KeptLeave } from '../applications/read-kept-leaves.ts';
import { usableOf } from './usable-of.ts';

interface Outcome {
  paid: ChangedLeave[];
  /** Those that cannot be charged again, because their credits were used elsewhere. */
  short: ChangedLeave[];
}

/**
 * Posts approved applications anew in the months of the card in which something else is charged: all in one act by the balances that were
 * certified; where credits were used elsewhere since, each alone with what is left.
 */
export async function postAgain(call: StepCall, changed: readonly ChangedLeave[], reason: string): Promise<Outcome> {
  const paid = changed.map(({ leave, dates }) => ({ leave, dates: payAgain(leave.type, dates, certifiedOf(leave)) }));
  if ((await unlessOverdrawn(call.db, () => correctMonths(call, paid, reason))) === null) return { paid, short: [] };
  const outcome: Outcome = { paid: [], short: [] };
  for (const one of changed) {
    let own = one;
    const short = await unlessOverdrawn(call.db, async () => {
      await reverseStanding(call, [one.leave.id], reason);
      own = await postWithRest(call, one, reason);
    });
    (short === null ? outcome.paid : outcome.short).push(own);
  }
  return outcome;
}

/** The certified balances, from which the split was made. */
export function certifiedOf({ certified }: Pick<KeptLeave, 'certified'>): Usable {
  return { vl: certified?.vl ?? 0, sl: certified?.sl ?? 0, sc: certified?.own ?? 0 };
}

/** Does it, or nothing of it where credits are short; gives what is short then. */
export async function unlessOverdrawn(db: Database, act: () => Promise<void>): Promise<Overdrawn | null> {
  await sql`savepoint before_the_ledger`.execute(db);
  try {
    await act();
    await sql`release savepoint before_the_ledger`.execute(db);
    return null;
  } catch (error) {
    if (!(error instanceof Overdrawn)) throw error;
    await sql`rollback to savepoint before_the_ledger`.execute(db);
    return error;
  }
}

async function correctMonths(call: StepCall, paid: readonly ChangedLeave[], reason: string): Promise<void> {
  const months = new Map(paid.map(({ leave, dates }) => [leave.id, changedMonths(leave.dates, dates)]));
  const standing = await findStanding(call.db, [...months.keys()]);
  const keys = await freshKeys(call.db, [...months.keys()]);
  const reverse = standing.filter(({ id, period }) => months.get(id)!.has(period)).map(({ postingId }) => postingId);
  const post = paid.flatMap((one) => postingsOf(one, keys).filter(({ period }) => months.get(one.leave.id)!.has(period)));
  if (reverse.length + post.length > 0) await correct(call, { reverse, post, reason });
}

/** Reverses all that applications have posted and was not reversed. */
export async function reverseStanding(call: StepCall, ids: readonly number[], reason: string): Promise<void> {
  const standing = await findStanding(call.db, ids);
  if (standing.length > 0) await correct(call, { reverse: standing.map(({ postingId }) => postingId), post: [], reason });
}

/** Posts an application of which nothing stands, with what is left of the certified balances. */
export async function postWithRest(call: StepCall, { leave, dates }: ChangedLeave, reason: string): Promise<ChangedLeave> {
  const [certified, rest] = [certifiedOf(leave), await usableOf(call.db, leave)];
  const least = { vl: Math.min(certified.vl, rest.vl), sl: Math.min(certified.sl, rest.sl), sc: Math.min(certified.sc, rest.sc) };
  const paid = { leave, dates: payAgain(leave.type, dates, least) };
  const post = postingsOf(paid, await freshKeys(call.db, [leave.id]));
  await correct(call, { reverse: [], post, reason });
  return paid;
}

function postingsOf({ leave, dates }: ChangedLeave, keys: ReadonlyMap<number, string>): NewPosting[] {
  const { id, personnelId, type, ownBook } = leave;
  const parts = dates.filter(({ isLive }) => isLive);
  const { used, unpaid } = postingsOfLeave({ id, personnelId, code: type.code, ownBook }, parts, keys.get(id)!);
  return [...used, ...unpaid];
}

interface StandingPosting {
  id: number;
  postingId: number;
  period: string;
}

/** What applications have posted and was not reversed. */
async function findStanding(db: Database, ids: readonly number[]): Promise<StandingPosting[]> {
  const { rows } = await sql<StandingPosting>`
    select p.request_id as id, p.id as "postingId", p.period from ledger.posting p
    where p.request_id = any(${[...ids]}::integer[]) and p.cause = 'leave' and p.kind in ('USE', 'LWOP')
      and not exists (select from ledger.posting r where r.reverses_id = p.id) order by p.id`.execute(db);
  return rows;
}

/** By application, what tells its next postings from all earlier ones. */
export async function freshKeys(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; last: number }>`
    select a.id, coalesce((select max(p.id) from ledger.posting p where p.request_id = a.id), 0) as last
    from unnest(${[...ids]}::integer[]) as a (id)`.execute(db);
  return new Map(rows.map(({ id, last }) => [id, `after-${last}`]));
}
