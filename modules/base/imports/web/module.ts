import type { WebModule } from '@talaan/kernel/web/module.ts';
import { IMPORTERS } from '../contract/import-steps.ts';

export const importsWeb: WebModule = {
  name: 'imports',
  screens: [
    {
      path: '/imports',
      title: 'Imports',
      group: 'PERSONNELS',
      readers: IMPORTERS,
      reach: 'university',
      menu: { group: 'Settings', order: 140 },
      action: 'Import spreadsheets',
      load: () => import('./imports-screen.tsx'),
    },
    {
      path: '/imports/all',
      title: 'All imports',
      group: 'PERSONNELS',
      readers: IMPORTERS,
      reach: 'university',
      load: () => import('./all-imports-screen.tsx'),
    },
  ],
};
