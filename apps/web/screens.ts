import { screens as attendance } from '@talaan/attendance/web/screens.ts';
import { screens as contracts } from '@talaan/contracts/web/screens.ts';
import { screens as dashboards } from '@talaan/dashboards/web/screens.ts';
import { screens as file201 } from '@talaan/file201/web/screens.ts';
import { screens as identity } from '@talaan/identity/web/screens.ts';
import { screens as memoranda } from '@talaan/memoranda/web/screens.ts';
import { screens as notifications } from '@talaan/notifications/web/screens.ts';
import { screens as organization } from '@talaan/organization/web/screens.ts';
import { screens as personnel } from '@talaan/personnel/web/screens.ts';
import { screens as reference } from '@talaan/reference/web/screens.ts';
import { screens as papers } from '@talaan/papers/web/screens.ts';
import { screens as plantilla } from '@talaan/plantilla/web/screens.ts';
import { screens as pds } from '@talaan/pds/web/screens.ts';
import { screens as notices } from '@talaan/notices/web/screens.ts';
import { screens as researchers } from '@talaan/researchers/web/screens.ts';
import { screens as service } from '@talaan/service/web/screens.ts';
import { screens as demographics } from '@talaan/demographics/web/screens.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';

const account: Screen = {
  path: '/profile/account/settings',
  title: 'Account settings',
  group: 'OTHERS',
  load: () => import('./account-settings-screen.tsx'),
};
const personnelRecord: Screen = {
  path: '/personnels/{id}',
  title: 'Personnel record',
  group: 'PERSONNELS',
  load: () => import('./personnel-record-screen.tsx'),
};
const calls: Screen = { path: '/api/docs', title: 'Calls', group: 'DEFAULT', load: () => import('./docs/calls-screen.tsx') };

/** Every screen of the product, in the order of the menu. */
export const screens: Screen[] = [
  ...memoranda,
  ...dashboards,
  ...identity,
  ...attendance,
  ...personnel,
  ...contracts,
  ...researchers,
  ...file201,
  ...pds,
  ...service,
  ...notices,
  ...plantilla,
  ...demographics,
  ...papers,
  ...organization,
  ...reference,
  ...notifications,
  account,
  personnelRecord,
  calls,
];
