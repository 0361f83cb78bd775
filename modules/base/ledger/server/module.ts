import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { beforeMerge } from '@talaan/personnel/server/public.ts';
import { ledgerConstraints } from './constraints.ts';
import { expireCreditsJob } from './expire-credits-job.ts';
import { personalDataOfLedger } from './personal-data.ts';
import { moveAccounts } from './move-accounts.ts';
import { processing } from './processing.ts';

export const ledgerModule: ServerModule = {
  name: 'ledger',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: ledgerConstraints,
  jobs: [expireCreditsJob],
  processing,
  personalData: personalDataOfLedger,
  contributes: [contribute(beforeMerge, moveAccounts)],
};
