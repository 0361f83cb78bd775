import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { postLinks } from '@talaan/vacancies/web/post-links.ts';

export const boardsWeb: WebModule = {
  name: 'boards',
  screens: [
    {
      path: '/rsp/committees',
      title: 'Committees',
      group: 'RSP',
      menu: { group: 'Recruitment', order: 70 },
      load: () => import('./boards-screen.tsx'),
    },
    { path: '/rsp/committees/{id}', title: 'Committee', group: 'RSP', load: () => import('./board-screen.tsx') },
    { path: '/rsp/job_posts/{id}/board', title: 'Board of a job post', group: 'JOBPOST', load: () => import('./post-board-screen.tsx') },
    {
      path: '/rsp/assessment/declarations',
      title: 'Declarations of relationship',
      group: 'COMMITTEE',
      menu: { group: 'Recruitment', order: 55 },
      load: () => import('./declarations-screen.tsx'),
    },
  ],
  contributes: [contribute(postLinks, { key: 'board', label: 'Board', link: '/rsp/job_posts/{id}/board', group: 'JOBPOST', place: 15 })],
};
