import type { FundsOfService, FundWish } from '@talaan/personnel/server/public.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { PAID_AS, paidFrom } from '../../rules/accounts.ts';
import { readSources, type FundToPay } from './lock-sources.ts';

/** What papers call a fund that somebody chose. Error: 422 for one that cannot pay such service in that year. */
export const nameFund: FundsOfService['nameFund'] = async ({ db }, wish) => {
  if (wish.fundSourceId === null) return null;
  const source = (await readSources(db, [wish.fundSourceId])).get(wish.fundSourceId);
  const wrong = whyNotThisFund(source, wish);
  if (wrong) throw invalid({ fund_source_id: [wrong] });
  return source!.name;
};

/** Why a fund cannot be the one of this service, whatever is left of it. */
export function whyNotThisFund(source: FundToPay | undefined, { paidAs, from }: FundWish): string | null {
  if (!source) return 'There is no such fund source.';
  if (source.year !== Number(from.slice(0, 4))) return `${source.name} is for ${source.year}. Choose a fund source of ${from.slice(0, 4)}.`;
  if (paidFrom(source.account_code) !== paidAs)
    return `${source.name} is of account ${source.account_code}, which pays ${PAID_AS[paidFrom(source.account_code)].toLowerCase()}.`;
  return null;
}
