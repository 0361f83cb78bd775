import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { addressUses } from '@talaan/kernel/server/installation/settings-uses.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountPapers } from './routes.ts';
import { wrongCodes } from './verify-paper.ts';
import { printedAddresses } from './printed-addresses.ts';
import { personalDataOfPapers } from './personal-data.ts';
import { processing } from './processing.ts';

export const papersModule: ServerModule = {
  name: 'papers',
  tables: new URL('./tables.sql', import.meta.url),
  jobs: [wrongCodes.forgetJob],
  processing,
  personalData: personalDataOfPapers,
  contributes: [contribute(addressUses, printedAddresses)],
  mount: mountPapers,
};
