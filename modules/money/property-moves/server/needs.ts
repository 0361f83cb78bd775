import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** A loss that was reported, with its items. */
export interface ReportedLoss {
  id: number;
  items: readonly number[];
}

/** What follows where a loss is reported, in the same transaction: a difference of a count that is answered. */
export type AfterLoss = (call: Pick<Call, 'db' | 'now'>, loss: ReportedLoss) => Promise<void>;
export const afterLoss = anyPoint<AfterLoss>('what follows where the loss of property is reported');
