import type { Dated } from '@talaan/performance/rules/dated.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { PlanState } from '../workflow.ts';
import { PLAN_YEARS, type Plan, type PlanKind } from './plan.ts';
import { formatYears } from './title.ts';

/** From which day of the year to which plans are revised, as MM-DD. */
export interface RevisionWindow extends Dated {
  from: string;
  to: string;
}

/** June to July (domain page, A5.4). */
export const DEFAULT_WINDOW: RevisionWindow = {
  effective_on: '2012-01-01',
  source: 'Office order of the university',
  from: '06-01',
  to: '07-31',
};

/** A plan with its state. */
export interface StatedPlan extends Plan {
  state: PlanState;
}

/** States in which a plan is neither in force nor on its way. */
const OVER: readonly PlanState[] = ['REVISED', 'CLOSED', 'DISAPPROVED', 'CANCELLED'];

/** The years of a plan of a kind that begins in one. */
export function yearsOf(kind: PlanKind, fromYear: number): { from_year: number; to_year: number } {
  return { from_year: fromYear, to_year: fromYear + PLAN_YEARS[kind] - 1 };
}

/**
 * Why a new version of an approved plan cannot be begun, or null (domain page, A5.4): in the yearly window alone, one at a time. The new version
 * begins as a draft; the one before stays in force until it is approved.
 */
export function whyNotRevised(plan: StatedPlan, all: readonly StatedPlan[], today: string, { from, to }: RevisionWindow): string | null {
  if (plan.state !== 'APPROVED') return 'Only an approved plan is revised.';
  const newer = all.find(
    ({ first_id: first, version, state }) => first === plan.first_id && version > plan.version && !OVER.includes(state),
  );
  if (newer) return `Version ${newer.version} is already on its way. Edit that one.`;
  const year = today.slice(0, 4);
  const [opens, closes] = [`${year}-${from}`, `${year}-${to}`];
  return today < opens || today > closes ? `Plans are revised from ${longDate(opens)} to ${longDate(closes)}.` : null;
}

/** The version that applies: the newest that was approved; undefined where none is. */
export function versionInForce(all: readonly StatedPlan[], firstId: number): StatedPlan | undefined {
  return all
    .filter(({ first_id: first, state }) => first === firstId && state === 'APPROVED')
    .toSorted((one, other) => other.version - one.version)[0];
}

/** Why a plan cannot be begun, or null: an owner has one live plan of a kind for a time (A5.4); its versions are one plan. */
export function whyNotBegun(plan: Omit<Plan, 'id' | 'version'>, all: readonly StatedPlan[]): string | null {
  const other = all.find(
    ({ owner, kind, first_id: first, from_year: from, to_year: to, state }) =>
      owner === plan.owner &&
      kind === plan.kind &&
      first !== plan.first_id &&
      from <= plan.to_year &&
      plan.from_year <= to &&
      !OVER.includes(state),
  );
  return other ? `There is a plan for ${formatYears(other)}. Revise it in the yearly window.` : null;
}
