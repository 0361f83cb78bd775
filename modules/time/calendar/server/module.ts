import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { setupLines } from '@talaan/kernel/server/setup-line.ts';
import { effectsOnDays } from './effects-on-days.ts';
import { holidayConstraints } from './holidays/constraints.ts';
import { freeDays as readFreeDays } from './holidays/free-days.ts';
import { mountHolidays } from './holidays/routes.ts';
import { personalDataOfCalendar } from './personal-data.ts';
import { loadReference } from './reference.ts';
import { holidaysSetupLine } from './setup-line.ts';
import { suspensionConstraints } from './suspensions/constraints.ts';
import { notifySuspensionsJob } from './suspensions/notify-suspensions.ts';
import { mountSuspensions } from './suspensions/routes.ts';
import { processing } from './processing.ts';

export const calendarModule: ServerModule = {
  name: 'calendar',
  tables: [
    new URL('./tables.sql', import.meta.url),
    new URL('./suspensions/tables.sql', import.meta.url),
    new URL('./views.sql', import.meta.url),
  ],
  loadReference,
  constraints: { ...holidayConstraints, ...suspensionConstraints },
  jobs: [notifySuspensionsJob],
  processing,
  personalData: personalDataOfCalendar,
  needs: [effectsOnDays],
  contributes: [contribute(freeDays, readFreeDays), contribute(setupLines, holidaysSetupLine)],
  mount: (server) => {
    mountHolidays(server);
    mountSuspensions(server);
  },
};
