import { screens as attendance } from '@talaan/attendance/web/screens.ts';
import { screens as identity } from '@talaan/identity/web/screens.ts';
import { screens as notifications } from '@talaan/notifications/web/screens.ts';
import { screens as organization } from '@talaan/organization/web/screens.ts';
import { screens as personnel } from '@talaan/personnel/web/screens.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';

const calls: Screen = { path: '/api/docs', title: 'Calls', group: 'DEFAULT', load: () => import('./docs/calls-screen.tsx') };

/** Every screen of the product, in the order of the menu. */
export const screens: Screen[] = [...identity, ...attendance, ...personnel, ...organization, ...notifications, calls];
