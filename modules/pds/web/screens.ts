import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/account/profile',
    title: 'My personal data sheet',
    group: 'OTHERS',
    menu: 'My work',
    load: () => import('./profile-screen.tsx'),
  },
];
