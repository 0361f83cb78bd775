import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountCreditCertificates } from './credit-certificates/routes.ts';
import { lapseCreditsJob } from './credits/lapse-job.ts';
import { personalDataOfCredits } from './credits/personal-data.ts';
import { mountCredits } from './credits/routes.ts';
import { mountVacationPay } from './vacation/routes.ts';
import { processing } from './processing.ts';

export const leaveCreditsModule: ServerModule = {
  name: 'leave-credits',
  tables: [new URL('./credits/tables.sql', import.meta.url)],
  constraints: {
    an_order_grants_a_person_once: { field: 'order_no', message: 'This order has granted one of these people credits already.' },
  },
  jobs: [lapseCreditsJob],
  processing,
  personalData: personalDataOfCredits,
  demo: () => import('../demo/load-demo.ts'),
  mount: (server) => {
    mountCredits(server);
    mountVacationPay(server);
    mountCreditCertificates(server);
  },
};
