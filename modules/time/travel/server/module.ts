import { agencySettingsPoint, dayActions, pendingOnDays } from '@talaan/attendance/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { CLOCK_WAS_SET_BACK } from '@talaan/kernel/server/errors.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { TRAVEL_OF_AGENCY } from '../rules/settings.ts';
import { askCertificatesJob } from './trips/ask-certificates-job.ts';
import { askTravel } from './trips/ask-travel.ts';
import { mountTravel } from './routes.ts';
import { pendingTravel } from './pending-travel.ts';
import { personalDataOfTravel } from './personal-data.ts';
import { researchTravel } from './research-travel.ts';
import { processing } from './processing.ts';

export const travelModule: ServerModule = {
  name: 'travel',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    slips_of_a_person_do_not_overlap: { field: 'from_minute', message: 'Another pass slip takes some of these hours already.' },
    hours_of_a_trip_are_whole: { field: 'to_minute', message: 'Enter from which hour until which.' },
    travel_abroad_has_its_authority: {
      field: 'foreign_authority',
      message: 'Travel abroad needs the authority of the Board or of CHED before it is approved.',
    },
    who_comes_back_has_left: CLOCK_WAS_SET_BACK,
  },
  jobs: [askCertificatesJob],
  processing,
  personalData: personalDataOfTravel,
  contributes: [
    contribute(executiveFigures, researchTravel),
    contribute(agencySettingsPoint, TRAVEL_OF_AGENCY),
    contribute(pendingOnDays, pendingTravel),
    contribute(dayActions, { name: 'official-business', place: 30, ask: askTravel }),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountTravel,
};
