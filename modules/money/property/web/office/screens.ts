import type { Screen } from '@talaan/kernel/web/screen.ts';

/** What the people of an office hold, for its head. */
export const officeScreens: Screen[] = [
  {
    path: '/department/property',
    title: 'Property of my offices',
    group: 'PROPERTYREAD',
    menu: { group: 'My office', order: 70 },
    load: () => import('./property-of-offices-screen.tsx'),
  },
];
