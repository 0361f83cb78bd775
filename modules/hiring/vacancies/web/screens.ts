import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/rsp/job_posts',
    title: 'Job posts',
    group: 'JOBPOST',
    menu: { group: 'Recruitment', order: 20 },
    load: () => import('./job-posts-screen.tsx'),
  },
  {
    path: '/rsp/job_posts/new',
    title: 'New job post',
    group: 'JOBPOST',
    action: 'Post a vacancy',
    load: () => import('./new-post-screen.tsx'),
  },
  { path: '/rsp/job_posts/{id}', title: 'Job post', group: 'JOBPOST', load: () => import('./post-screen.tsx') },
  { path: '/rsp/job_posts/{id}/edit', title: 'Edit job post', group: 'JOBPOST', load: () => import('./edit-post-screen.tsx') },
  {
    path: '/apply_now',
    title: 'Job vacancies',
    group: 'DEFAULT',
    load: () => import('./public-pages/vacancies-screen.tsx'),
  },
  {
    path: '/jobs/preview/{code}',
    title: 'Vacancy',
    group: 'DEFAULT',
    applicants: {},
    load: () => import('./public-pages/preview-screen.tsx'),
  },
];
