import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
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
