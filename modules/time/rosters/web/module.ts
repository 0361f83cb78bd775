import { scheduleLinks } from '@talaan/attendance/web/schedules/schedule-links.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

export const rostersWeb: WebModule = {
  name: 'rosters',
  screens,
  contributes: [
    contribute(requestParts, { kind: 'work-schedule', load: () => import('./request-part.tsx') }),
    contribute(scheduleLinks, { label: 'Requests', link: '/edats/work-schedules/requests' }),
    contribute(scheduleLinks, { label: 'Rota', link: '/edats/work-schedules/rota' }),
  ],
};
