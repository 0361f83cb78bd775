import type { WebModule } from '@talaan/kernel/web/module.ts';

export const recruitmentFiguresWeb: WebModule = {
  name: 'recruitment-figures',
  screens: [
    {
      path: '/rsp/figures',
      title: 'Figures of recruitment',
      group: 'RSP',
      menu: { group: 'Recruitment', order: 90 },
      load: () => import('./figures-screen.tsx'),
    },
    {
      path: '/rsp/figures/applications',
      title: 'Applications counted',
      group: 'RSP',
      above: '/rsp/figures',
      load: () => import('./applications-screen.tsx'),
    },
  ],
};
