import type { Screen } from '@talaan/kernel/web/screen.ts';
import { PROPOSERS } from '../contract/orders.ts';

export const screens: Screen[] = [
  {
    path: '/account/loginLogout',
    title: 'WFH attendance',
    group: 'OTHERS',
    menu: { group: 'Me', order: 60 },
    action: 'Log in from home',
    offline: true,
    load: () => import('./log/log-screen.tsx'),
  },
  {
    path: '/edats/WFH',
    title: 'Work from home',
    group: 'EDATSADMIN',
    readers: PROPOSERS,
    menu: { group: 'Attendance', order: 70 },
    action: 'Order work from home',
    load: () => import('./orders/home-screen.tsx'),
  },
];
