import type { Screen } from '@talaan/kernel/web/screen.ts';

const HOLDER = 'PROPERTYACCOUNT/PPTY-MR';

/** What is issued to oneself. */
export const ownScreens: Screen[] = [
  {
    path: '/my/mrs/new',
    title: 'PAR / ICS issued to me',
    group: HOLDER,
    menu: { group: 'Me', order: 150, under: 'More' },
    load: () => import('./new-screen.tsx'),
  },
  {
    path: '/my/mrs/old',
    title: 'Earlier PAR / ICS',
    group: HOLDER,
    menu: { group: 'Me', order: 152, under: 'More' },
    load: () => import('./old-screen.tsx'),
  },
  {
    path: '/my/mrs/summary',
    title: 'Property summary',
    group: HOLDER,
    menu: { group: 'Me', order: 154, under: 'More' },
    load: () => import('./summary-screen.tsx'),
  },
];
