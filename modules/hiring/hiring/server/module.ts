import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { approvedQueue } from './approved-queue.ts';
import { hiresForOffice } from './hires-for-office.ts';
import { personalDataOfHiring } from './personal-data.ts';
import { mountHiring } from './routes.ts';
import { processing } from './processing.ts';

export const hiringModule: ServerModule = {
  name: 'hiring',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    an_item_has_one_live_request: { field: 'item_ids', message: 'Another live request asks for this item already.' },
    hire_request_is_justified: { field: 'justification', message: 'Say why the position is needed.' },
    hire_request_says_the_duties: { field: 'duties', message: 'Enter the duties.' },
    funds_of_hiring_are_named: { message: 'The request names no fund source. The budget office names it when it certifies the funds.' },
    hire_request_is_for_an_office: { message: 'Requests to hire are on record for this office; it stays on record.' },
    hire_request_is_for_a_position: { message: 'Requests to hire are on record for this position; it stays on record.' },
    wanted_item_is_of_the_plantilla: { message: 'A request to hire asks for this item; it stays on record.' },
  },
  processing,
  personalData: personalDataOfHiring,
  contributes: [contribute(queueCards, approvedQueue), contribute(officeUsesAbove, hiresForOffice)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountHiring,
};
