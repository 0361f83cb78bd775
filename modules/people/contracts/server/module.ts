import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { homeFigures } from '@talaan/kernel/server/home-figure.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountContracts } from './routes.ts';
import { notifyEndingContractsJob } from './notify-ending-job.ts';
import { personalDataOfContracts } from './personal-data.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { homesOfPeople } from '@talaan/personnel/server/public.ts';
import { activeContracts } from './active-contracts.ts';
import { contractsForOffice } from './contracts-for-office.ts';
import { endingQueue } from './ending-queue.ts';
import { contractsEnding, projectStaff } from './contracts-ending.ts';
import { processing } from './processing.ts';

export const contractsModule: ServerModule = {
  name: 'contracts',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    contract_number_is_given_once: { field: 'number', message: 'This number was given to another contract.' },
    a_person_has_one_contract_at_a_time: { field: 'from', message: 'On these days another contract of the same person runs.' },
    a_contract_is_renewed_once: { message: 'This contract was already renewed.' },
    contract_lasts_at_most_six_months: { field: 'to', message: 'A contract lasts six months at most.' },
    contract_stays_within_one_year: { field: 'to', message: 'A contract stays within one fiscal year, which ends on 31 December.' },
    premium_is_at_most_20_percent: { field: 'premium', message: 'The premium is at most 20 percent.' },
    funds_are_named_before_signing: { field: 'fund_source', message: 'Name the fund source.' },
    a_control_number_is_given_once: {
      message: 'Another paper has the number of this contract. Void the contract and draft it anew under another number.',
    },
    contract_is_with_a_person: { message: 'This person has contracts and stays on record.' },
    contract_is_for_an_office: { message: 'Contracts are made for this office; it stays on record.' },
    contract_is_compared_with_a_position: { message: 'Contracts are compared with this position; it stays on record.' },
  },
  jobs: [notifyEndingContractsJob],
  processing,
  personalData: personalDataOfContracts,
  contributes: [
    contribute(executiveFigures, contractsEnding),
    contribute(executiveFigures, projectStaff),
    contribute(queueCards, endingQueue),
    contribute(homeFigures, activeContracts),
    contribute(officeUsesAbove, contractsForOffice),
  ],
  needs: [homesOfPeople],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountContracts,
};
