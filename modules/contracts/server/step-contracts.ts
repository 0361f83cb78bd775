import { sql } from 'kysely';
import type { z } from 'zod';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChanges } from '@talaan/kernel/server/audit.ts';
import { invalid, notAllowed, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { requireStep } from '@talaan/kernel/server/require-step.ts';
import { endContractService, serveUnderContract } from '@talaan/personnel/server/public.ts';
import type { stepContracts as endpoint } from '../contract.ts';
import { dailyRateOf } from '../rules/daily-rate.ts';
import { contractFlow, type ContractState } from '../workflow.ts';
import { contractsFrom, reachable } from './contract-rows.ts';
import { noteEvents } from './note-events.ts';
import { actsAs } from './who-acts.ts';

interface Moved {
  id: number;
  number: string;
  state: ContractState;
  personnel_id: number;
  office_id: number;
  position_id: number;
  status_code: 'JO' | 'COS';
  rate_kind: 'daily' | 'monthly';
  rate: number;
  premium: number;
  fund_source: string;
  from: string;
  until: string;
}

/** Moves contracts on, all or none. Errors: 409 where one is in another state, 422 without a reason, fund or last day where one is needed. */
export async function stepContracts(
  call: Call<unknown, unknown, z.output<typeof endpoint.body>>,
): Promise<z.input<typeof endpoint.response>> {
  const { db, actor, body } = call;
  const { rows } = await sql<Moved>`
    select k.id, k.number, k.state, k.personnel_id, k.office_id, k.position_id, k.status_code, k.rate_kind, k.rate, k.premium, k.fund_source,
      lower(k.during) as from, upper(k.during) as until
    from ${contractsFrom} where k.id = any(${body.ids}) and ${reachable(actor)} order by k.id for update of k`.execute(db);
  if (rows.length < new Set(body.ids).size) throw notFound('One of these contracts is not there.');
  for (const one of rows) {
    const as = actsAs(actor, one.personnel_id);
    if (as.length === 0) throw notAllowed();
    requireStep(contractFlow, { subject: `Contract ${one.number}`, state: one.state, action: body.action, as, reason: body.remarks });
    if (body.action === 'certify' && one.fund_source === '')
      throw invalid({ fund_source: [`Contract ${one.number} names no fund source.`] });
  }
  const state = contractFlow.after(rows[0]!.state, body.action);
  if (body.action === 'terminate') await terminate(call, rows);
  await db.updateTable('contracts.contract').set({ state }).where('id', 'in', body.ids).execute();
  if (body.action === 'sign') await serveUnderContract(call, rows.map(asService));
  await noteEvents(call, body.ids, { action: body.action, state, remarks: body.remarks });
  await recordChanges(
    call,
    rows.map((one) => ({
      action: `${contractFlow.steps[body.action].label.toLowerCase()}: contract`,
      subject: `contracts.contract:${one.id}`,
      personnelId: one.personnel_id,
      before: { state: one.state },
      after: { state, remarks: body.remarks },
    })),
  );
  const what = rows.length === 1 ? `Contract ${rows[0]!.number} is` : `${rows.length} contracts are`;
  return { message: `${what} ${contractFlow.words[state].toLowerCase()} now.` };
}

async function terminate(call: Call<unknown, unknown, { last_day: string | null }>, rows: readonly Moved[]): Promise<void> {
  const lastDay = call.body.last_day;
  if (lastDay === null) throw invalid({ last_day: ['Give the last day of service.'] });
  const beyond = rows.find(({ from, until }) => lastDay < from || lastDay >= until);
  if (beyond) throw invalid({ last_day: [`Contract ${beyond.number} does not run on ${longDate(lastDay)}.`] });
  await sql`update contracts.contract set during = daterange(lower(during), ${lastDay}::date + 1)
    where id = any(${rows.map(({ id }) => id)})`.execute(call.db);
  await endContractService(
    call,
    rows.map(({ personnel_id: personnelId, until }) => ({ personnelId, lastDay, until })),
  );
}

function asService(one: Moved) {
  return {
    personnelId: one.personnel_id,
    officeId: one.office_id,
    positionId: one.position_id,
    statusCode: one.status_code,
    dailyRate: dailyRateOf(one),
    authority: `Contract ${one.number}`,
    from: one.from,
    until: one.until,
  };
}
