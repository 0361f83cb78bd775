import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { postLinks } from '@talaan/vacancies/web/post-links.ts';

const SCHEDULE = '/rsp/job_posts/{id}/interview/schedule';

export const interviewsWeb: WebModule = {
  name: 'interviews',
  screens: [
    { path: SCHEDULE, title: 'Interview schedule', group: 'JOBPOST', load: () => import('./schedule-screen.tsx') },
    {
      path: '/rsp/interviews',
      title: 'Interviews',
      group: 'JOBPOST',
      readers: ['COMMITTEE'],
      menu: { group: 'Recruitment', order: 50 },
      load: () => import('./interviews-screen.tsx'),
    },
    { path: '/schedule_response', title: 'Interview response', group: 'DEFAULT', load: () => import('./response-screen.tsx') },
  ],
  contributes: [contribute(postLinks, { key: 'interviews', label: 'Interviews', link: SCHEDULE, group: 'JOBPOST', place: 20 })],
};
