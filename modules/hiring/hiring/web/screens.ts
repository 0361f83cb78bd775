import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';

/** Those to whom requests come on their way. */
const DECIDERS = ['JOBPOST', 'PAYROLLBUDGET', ...EXECUTIVES] as const;

export const screens: Screen[] = [
  {
    path: '/rsp/request_to_hire',
    title: 'Request to hire',
    group: 'HIREREQUEST',
    readers: DECIDERS,
    menu: { group: 'Recruitment', order: 10 },
    load: () => import('./requests-screen.tsx'),
  },
  {
    path: '/rsp/request_to_hire/new',
    title: 'New request to hire',
    group: 'HIREREQUEST',
    action: 'Ask for people: a request to hire',
    load: () => import('./new-request-screen.tsx'),
  },
  {
    path: '/rsp/request_to_hire/{id}',
    title: 'Request to hire',
    group: 'HIREREQUEST',
    readers: DECIDERS,
    load: () => import('./request-screen.tsx'),
  },
  {
    path: '/rsp/request_to_hire/{id}/edit',
    title: 'Edit request to hire',
    group: 'HIREREQUEST',
    load: () => import('./edit-request-screen.tsx'),
  },
];
