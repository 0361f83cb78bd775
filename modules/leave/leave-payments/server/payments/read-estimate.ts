import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { Estimate, readEstimate as endpoint } from '../../contract/payments.ts';
import { whyNotMonetized, whyNotTerminal } from '../../rules/may-claim.ts';
import { readStanding } from './read-standing.ts';

/** What the caller may monetize. */
export async function readMyEstimate(call: Call): Promise<{ estimate: Estimate }> {
  if (call.actor.personnelId === null) throw notFound('Your account belongs to no personnel record.');
  return { estimate: await estimate(call, call.actor.personnelId) };
}

/** What a person within the reach of HR may. */
export async function readEstimate(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { id, fullname } = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  return { estimate: { ...(await estimate(call, id)), fullname } };
}

async function estimate(call: Call, personnelId: number): Promise<Estimate> {
  const standing = await readStanding(call, personnelId);
  const { monthly, factor, vl, sl, inYear, lastDay } = standing;
  return {
    monthly,
    factor,
    vl,
    sl,
    in_year: inYear,
    because: whyNotMonetized(standing),
    last_day: lastDay,
    terminal_because: whyNotTerminal(standing, call.today),
  };
}
