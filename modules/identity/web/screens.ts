import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  { path: '/login', title: 'Sign in', group: 'LOGIN', load: () => import('./login-screen.tsx') },
  {
    path: '/forgot_password',
    title: 'Forgot password',
    group: 'FORGOT_PASSWORD',
    load: () => import('./password-reset/forgot-password-screen.tsx'),
  },
  { path: '/verify_token', title: 'Reset password', group: 'VERIFY_TOKEN', load: () => import('./password-reset/verify-token-screen.tsx') },
  { path: '/register', title: 'Register', group: 'LOGIN', load: () => import('./register/register-screen.tsx') },
  {
    path: '/confirm_registration',
    title: 'Confirm registration',
    group: 'LOGIN',
    load: () => import('./register/confirm-registration-screen.tsx'),
  },
  { path: '/verify_social_oauth', title: 'Signing in', group: 'LOGIN', load: () => import('./verify-social-screen.tsx') },
  { path: '/404', title: 'Page not found', group: '404', load: () => import('./not-found-screen.tsx') },
  { path: '/settings/admin/users', title: 'Users', group: 'USERS', menu: 'Settings', load: () => import('./users/users-screen.tsx') },
  { path: '/settings/admin/users/new', title: 'Invite a user', group: 'USERS', load: () => import('./users/invite-user-screen.tsx') },
  { path: '/settings/admin/users/{id}', title: 'User', group: 'USERS', load: () => import('./users/user-screen.tsx') },
  { path: '/settings/admin/roles', title: 'Roles', group: 'ROLES', menu: 'Settings', load: () => import('./roles/roles-screen.tsx') },
  { path: '/settings/admin/roles/new', title: 'New role', group: 'ROLES', load: () => import('./roles/new-role-screen.tsx') },
  { path: '/settings/admin/roles/{id}', title: 'Role', group: 'ROLES', load: () => import('./roles/role-screen.tsx') },
  {
    path: '/settings/admin/registrations',
    title: 'Registrations',
    group: 'PERSONNELS',
    menu: 'Settings',
    load: () => import('./register/registrations-screen.tsx'),
  },
  { path: '/settings/admin/mail', title: 'Mail', group: 'ADMIN', menu: 'Settings', load: () => import('./mail/mail-screen.tsx') },
  {
    path: '/settings/admin/maintenance',
    title: 'Maintenance',
    group: 'ADMIN',
    menu: 'Settings',
    load: () => import('./maintenance/maintenance-switch-screen.tsx'),
  },
  { path: '/503', title: 'Under maintenance', group: 'DEFAULT', load: () => import('./maintenance-screen.tsx') },
  {
    path: '/profile/account/settings',
    title: 'Account settings',
    group: 'OTHERS',
    load: () => import('./account/account-settings-screen.tsx'),
  },
];
