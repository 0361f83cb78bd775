import { dayActions } from '@talaan/attendance/web/day-action.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { today } from '@talaan/kernel/web/clock.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

/** Five working days are never more days of the calendar, but for the longest holidays; the form says the last day. */
const OFFERED_DAYS = 14;

export const appealsWeb: WebModule = {
  name: 'appeals',
  screens,
  contributes: [
    contribute(requestParts, { kind: 'time-log-appeal', load: () => import('./request-part.tsx') }),
    contribute(dayActions, {
      name: 'appeal',
      place: 10,
      label: 'Appeal a missing punch',
      link: (date, { day }) => {
        const now = today();
        const isRecent = date <= now.toString() && date >= now.subtract({ days: OFFERED_DAYS }).toString();
        const isSettled = day === null || ['REST', 'HOLIDAY', 'SUSPENDED', 'ON_LEAVE', 'AWAY'].includes(day.status);
        return isRecent && !isSettled ? `/account/time-log-appeals/new/${date}` : null;
      },
    }),
  ],
};
