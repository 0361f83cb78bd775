import { dayActions } from '@talaan/attendance/web/day-action.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

/** Days that official business may explain. */
const UNSETTLED = ['ABSENT', 'INCOMPLETE', 'COMPLETE', 'WFH'];

export const travelWeb: WebModule = {
  name: 'travel',
  screens,
  contributes: [
    contribute(requestParts, { kind: 'travel', load: () => import('./trips/request-part.tsx') }),
    contribute(requestParts, { kind: 'pass-slip', load: () => import('./slips/request-part.tsx') }),
    contribute(dayActions, {
      name: 'official-business',
      place: 30,
      label: 'I was on official business',
      link: (date, { day }) => (day && UNSETTLED.includes(day.status) ? `/account/ob?file=${date}` : null),
    }),
  ],
};
