import type { WebModule } from '@talaan/kernel/web/module.ts';

export const researchersWeb: WebModule = {
  name: 'researchers',
  screens: [
    {
      path: '/personnel_setting/researchers',
      title: 'Researchers',
      group: 'GENERALSETTINGS',
      menu: { group: 'People', order: 100 },
      load: () => import('./researchers-screen.tsx'),
    },
  ],
};
