import type { FundsOfService } from '@talaan/personnel/server/public.ts';
import { whyNotEnough } from '../../rules/judge-hire.ts';
import { sumOf } from '../../rules/year-cost.ts';
import { costOfServices } from '../cost/cost-of-charges.ts';
import { lockSources, readSources } from './lock-sources.ts';
import { whyNotThisFund } from './name-fund.ts';
import { whyNoFund } from './obligate.ts';

/** Why service cannot be paid by its fund source, by id; each is judged after those before it that can. */
export const whyNotPaid: FundsOfService['whyNotPaid'] = async ({ db }, services, isStep) => {
  const why = await whyNoFund(db, services);
  const funded = services.filter(({ fundSourceId }) => fundSourceId !== null);
  if (funded.length === 0) return why;
  const ids = funded.map(({ fundSourceId }) => fundSourceId!);
  if (isStep) await lockSources(db, ids);
  const sources = await readSources(db, ids);
  const costs = await costOfServices(db, funded);
  for (const [at, service] of funded.entries()) {
    const source = sources.get(service.fundSourceId!);
    const needed = sumOf(costs[at]!);
    const wrong = whyNotThisFund(source, service) ?? (needed > 0 ? whyNotEnough(source!, needed) : null);
    if (wrong) why.set(service.id, wrong);
    else source!.obligated += needed;
  }
  return why;
};
