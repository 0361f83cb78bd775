import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { AskingCall, Waiting } from '@talaan/requests/server/public.ts';
import { whyNotMonetized, whyNotTerminal } from '../../rules/may-claim.ts';
import { readStanding } from './read-standing.ts';

interface Claim {
  id: number;
  personnel_id: number;
  last_day: string;
  is_over: boolean;
  lacking: string | null;
  uncleared: string | null;
}

/** Why monetization cannot go on: only who earns leave monetizes it. Once approved it is paid. */
export async function whyNotMonetizedNow(call: AskingCall, waiting: readonly Waiting[]): Promise<ReadonlyMap<number, string>> {
  const reasons = new Map<number, string>();
  for (const { id, ownerId } of waiting.filter(({ from }) => from !== 'APPROVED')) {
    const because = whyNotMonetized(await readStanding(call, ownerId!));
    if (because !== null) reasons.set(id, `${because} Disapprove the request.`);
  }
  return reasons;
}

/** Why terminal leave cannot go on, by its request: it needs its papers, the clearance and credits that no month adds to. Once approved it is paid. */
export async function whyNotTerminalNow(call: AskingCall, waiting: readonly Waiting[]): Promise<ReadonlyMap<number, string>> {
  const undecided = new Map(waiting.filter(({ from }) => from !== 'APPROVED').map(({ id, from }) => [id, from]));
  const { rows } = await sql<Claim>`
    select p.id, p.personnel_id, p.last_day, p.last_day < ${call.today}::date as is_over,
      (select string_agg(a.name, ', ' order by a.no) from leave.payment_paper a where a.payment_id = p.id and a.verdict is distinct from 'OK') as lacking,
      (select string_agg(k.name, ', ' order by k.place, k.id) from personnel.separation_view s join personnel.clearance_view c on c.separation_id = s.id
        join reference.clearance_kind k on k.id = c.kind_id
        where s.personnel_id = p.personnel_id and s.last_day = p.last_day and c.cleared_on is null) as uncleared
    from leave.payment p where p.basis = 'TERMINAL' and p.id = any(${[...undecided.keys()]}::integer[])`.execute(call.db);
  const reasons = await Promise.all(
    rows.map(async (claim) => [claim.id, await whyNotClaimed(call, claim, undecided.get(claim.id) === 'SUBMITTED')] as const),
  );
  return new Map(reasons.flatMap(([id, reason]) => (reason === null ? [] : [[id, reason]])));
}

async function whyNotClaimed(
  call: AskingCall,
  { personnel_id, last_day, is_over, lacking, uncleared }: Claim,
  isNew: boolean,
): Promise<string | null> {
  if (!is_over) return `Terminal leave is computed after the last day of service, ${longDate(last_day)}.`;
  if (lacking !== null) return `These papers are not checked or lacking: ${lacking}.`;
  if (uncleared !== null) return `The clearance is open: ${uncleared}.`;
  const standing = await readStanding(call, personnel_id);
  if (standing.lastDay !== last_day) return 'The separation was withdrawn or another one followed. Disapprove this claim.';
  return whyNotTerminal(standing, call.today) ?? (isNew && standing.vl + standing.sl === 0 ? 'No credits are left to be paid.' : null);
}
