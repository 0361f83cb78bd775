import { agencySettingsPoint, pendingOnDays } from '@talaan/attendance/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { CLOCK_WAS_SET_BACK } from '@talaan/kernel/server/errors.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { TELEWORK_OF_AGENCY } from '../rules/settings.ts';
import { pendingHomeDays } from './pending-days.ts';
import { personalDataOfTelework } from './personal-data.ts';
import { mountTelework } from './routes.ts';
import { processing } from './processing.ts';

export const teleworkModule: ServerModule = {
  name: 'telework',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    nobody_is_ordered_home_twice: { field: 'people', message: 'One of these people is ordered home on one of these dates already.' },
    home_log_ends_after_it_begins: CLOCK_WAS_SET_BACK,
  },
  processing,
  personalData: personalDataOfTelework,
  contributes: [contribute(agencySettingsPoint, TELEWORK_OF_AGENCY), contribute(pendingOnDays, pendingHomeDays)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountTelework,
};
