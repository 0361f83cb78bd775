import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  { path: '/inbox', title: 'Inbox', group: 'DASHBOARD', menu: { group: 'Top', order: 20 }, load: () => import('./inbox/inbox-screen.tsx') },
];
