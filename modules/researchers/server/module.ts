import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountResearchers } from './routes.ts';
import { personalDataOfResearchers } from './personal-data.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { researchersOfOffice } from './researchers-of-office.ts';

export const researchersModule: ServerModule = {
  name: 'researchers',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    a_person_is_a_researcher_once_at_a_time: { field: 'from', message: 'On these days the same person is kept as a researcher already.' },
    researcher_is_in_a_research_unit: { field: 'office_id', message: 'There is no such office.' },
  },
  personalData: personalDataOfResearchers,
  contributes: [contribute(officeUsesAbove, researchersOfOffice)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountResearchers,
};
