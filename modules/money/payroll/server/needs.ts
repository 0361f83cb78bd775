import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { RunKind } from '../contract/fields.ts';
import type { KindOfRun, ReadFormer } from './compute/run-terms.ts';

/** Runs of a kind that another module computes, such as bonuses. */
export interface ContributedRuns {
  kind: RunKind;
  of: KindOfRun;
}

export const runKinds = anyPoint<ContributedRuns>('kinds of payroll runs');

/** What people had of former employers, as the tax of the year counts it. */
export const formerPay = anyPoint<ReadFormer>('pay of former employers');

/** What follows from the release of a run, in its transaction. */
export const releasedRuns = anyPoint<(call: StepCall, run: number) => Promise<void>>('what follows the release of a payroll run');
