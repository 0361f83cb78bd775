import { demoAccounts as accountsOfDemo } from '@talaan/identity/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts';
import { furtherAccounts } from './further-accounts.ts';
import { drawPortraitsJob, keepDevicesAliveJob } from './jobs.ts';
import { photographPropertyJob } from './photograph-property.ts';
import { registerFacesJob } from './register-faces.ts';

/** The accounts of the demo university, for the sign-in page of a demo, and what happens in it after it was made. */
export const demoModule: ServerModule = {
  name: 'demo',
  jobs: [drawPortraitsJob, keepDevicesAliveJob, registerFacesJob, photographPropertyJob],
  contributes: [contribute(accountsOfDemo, { password: DEMO_PASSWORD, accounts: [...demoAccounts, ...furtherAccounts] })],
};
