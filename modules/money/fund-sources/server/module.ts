import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { releasedRuns } from '@talaan/payroll/server/public.ts';
import { fundsOfService } from '@talaan/personnel/server/public.ts';
import { followServiceJob } from './follow-service.ts';
import { unfundedQueue } from './home.ts';
import { free } from './ledger/free.ts';
import { postRelease } from './ledger/follow-payroll.ts';
import { nameFund } from './ledger/name-fund.ts';
import { obligate } from './ledger/obligate.ts';
import { whyNotPaid } from './ledger/why-not-paid.ts';
import { personalDataOfFundSources } from './personal-data.ts';
import { mountFundSources } from './routes.ts';
import { linesOfOffice } from './sources/lines-of-office.ts';
import { casualFunds } from './figures/casual-funds.ts';
import { processing } from './processing.ts';

export const fundSourcesModule: ServerModule = {
  name: 'fund-sources',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    fund_source_is_of_a_cluster: { field: 'fund_code', message: 'Choose a fund cluster of the list.' },
    a_fund_source_is_named_once_a_year: { field: 'name', message: 'Another fund source of this year has this name.' },
    a_day_is_charged_once: { message: 'A fund source pays this person on these days already. Reload the page.' },
    a_run_is_posted_once: { message: 'What this payroll paid was posted already. Reload the page.' },
    what_is_freed_was_obligated: { message: 'More would be freed than was obligated. Reload the page and try again.' },
    charge_is_for_a_person: { message: 'Fund sources paid this person, who stays on record.' },
    charge_is_for_an_office: { message: 'Fund sources paid people of this office; it stays on record.' },
    charge_is_for_a_position: { message: 'Fund sources paid people in this position; it stays on record.' },
    line_of_fund_source_is_for_an_item: { message: 'A fund source is planned for this item; it stays on record.' },
    line_of_fund_source_is_for_a_position: { message: 'Fund sources are planned for this position; it stays on record.' },
    line_of_fund_source_is_for_an_office: { message: 'Fund sources are planned for this office; it stays on record.' },
  },
  jobs: [followServiceJob],
  processing,
  personalData: personalDataOfFundSources,
  contributes: [
    contribute(executiveFigures, casualFunds),
    contribute(fundsOfService, { nameFund, whyNotPaid, obligate, free }),
    contribute(releasedRuns, postRelease),
    contribute(queueCards, unfundedQueue),
    contribute(officeUsesAbove, linesOfOffice),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountFundSources,
};
