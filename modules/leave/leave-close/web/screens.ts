import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/HR/leaves/month-close',
    title: 'Month close',
    group: 'EDATSADMIN',
    menu: { group: 'Leave', order: 30 },
    action: 'Close a month of leave',
    load: () => import('./month-close-screen.tsx'),
  },
];
