import type { WebModule } from '@talaan/kernel/web/module.ts';

/** The description of the calls. */
export const docsWeb: WebModule = {
  name: 'docs',
  screens: [{ path: '/api/docs', title: 'Calls', group: 'DEFAULT', load: () => import('./calls-screen.tsx') }],
};
