import type { WebModule } from '@talaan/kernel/web/module.ts';

export const invitationsWeb: WebModule = {
  name: 'invitations',
  screens: [
    {
      path: '/settings/admin/invitations',
      title: 'Invitations',
      group: 'USERS',
      menu: { group: 'Accounts', order: 215 },
      load: () => import('./invitations-screen.tsx'),
    },
    {
      path: '/settings/admin/invitations/offices',
      title: 'Account activation by office',
      group: 'USERS',
      load: () => import('./offices-screen.tsx'),
    },
    {
      path: '/settings/admin/invitations/new',
      title: 'Invite people',
      group: 'USERS',
      action: 'Invite people',
      load: () => import('./invite-screen.tsx'),
    },
    { path: '/invitation', title: 'Invitation', group: 'LOGIN', load: () => import('./invitation-screen.tsx') },
  ],
};
