import type { Call } from '@talaan/kernel/server/mount.ts';

/** What the ledger writes with: the transaction of the call, who makes it, and when. */
export type LedgerCall = Pick<Call, 'db' | 'now' | 'actor'>;
