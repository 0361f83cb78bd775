import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { postLinks } from '@talaan/vacancies/web/post-links.ts';

export const lettersWeb: WebModule = {
  name: 'letters',
  screens: [
    {
      path: '/rsp/letters',
      title: 'Letter templates',
      group: 'RSP',
      menu: { group: 'Recruitment', order: 80 },
      load: () => import('./templates-screen.tsx'),
    },
    {
      path: '/rsp/job_posts/{id}/letters',
      title: 'Letters to applicants',
      group: 'JOBPOST',
      above: '/rsp/job_posts',
      load: () => import('./letters-screen.tsx'),
    },
    {
      path: '/rsp/job_posts/{id}/letters/new',
      title: 'Write letters',
      group: 'JOBPOST',
      load: () => import('./new-letters-screen.tsx'),
    },
  ],
  contributes: [
    contribute(postLinks, { key: 'letters', label: 'Letters', link: '/rsp/job_posts/{id}/letters', group: 'JOBPOST', place: 50 }),
  ],
};
