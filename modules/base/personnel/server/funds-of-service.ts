import { onePoint } from '@talaan/kernel/contract/contributions.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { PaidAs } from '../contract/funds-of-service.ts';

/** What obligates and frees: the act of a person, or of the system. */
export type FundCall = Pick<Call, 'db' | 'actor' | 'now' | 'today'>;

/** A fund as it was chosen, for service from a day on. */
export interface FundWish {
  paidAs: PaidAs;
  fundSourceId: number | null;
  from: string;
}

/** Service that a fund of the budget is to pay. */
export interface FundedService extends FundWish {
  /** An appointment that is on record, or what is still on its way or is none: an appointment that is prepared, a contract. */
  kind: 'APPOINTMENT' | 'PREPARED' | 'CONTRACT';
  /** Of the contract or of the prepared appointment; of an appointment on record the person. */
  id: number;
  personnelId: number;
  /** What the ledger calls it: `Contract JO-2026-0012`. */
  title: string;
  officeId: number;
  positionId: number;
  /** The day after the last; null until further notice. */
  until: string | null;
  /** In centavos: a monthly salary, or the rate of a contract by the day or month with its premium in percent. */
  pay: { kind: 'daily' | 'monthly'; rate: number; premium: number };
}

/** What is freed: all of it where service did not begin or goes over into another, or what lies after a last day. */
export interface FreedService {
  kind: 'PREPARED' | 'CONTRACT';
  ids: readonly number[];
  lastDay: string | null;
  because: string;
}

/** The funds of the budget that pay casuals and job orders. Where none is set up for a year, service of that year needs none. */
export interface FundsOfService {
  /** What papers call the chosen fund; null where none is chosen. Error: 422 on fund_source_id for one that cannot pay such service in that year. */
  nameFund: (call: Pick<Call, 'db'>, wish: FundWish) => Promise<string | null>;
  /** Why these cannot be paid, by id, each after those before it. `isStep`: they are obligated in this transaction, so that nothing may change until then. */
  whyNotPaid: (call: Pick<Call, 'db'>, services: readonly FundedService[], isStep: boolean) => Promise<ReadonlyMap<number, string>>;
  /** Obligates what they cost, each once whatever happens at the same moment. Answers what is to be said of it. Error: 422 on `field`. */
  obligate: (call: FundCall, services: readonly FundedService[], field: string) => Promise<string[]>;
  /** Frees what is not yet paid of service that does not come. */
  free: (call: FundCall, freed: FreedService) => Promise<void>;
}

export const fundsOfService = onePoint<FundsOfService>('the funds from which casuals and job orders are paid');
