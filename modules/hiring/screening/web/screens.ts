import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/rsp/job_posts/{id}/list',
    title: 'Applicants of a job post',
    group: 'JOBPOST',
    load: () => import('./applicants-screen.tsx'),
  },
  {
    path: '/rsp/job_posts/{id}/list/{code}',
    title: 'Applicants by status',
    group: 'JOBPOST',
    load: () => import('./applicants-by-state-screen.tsx'),
  },
  {
    path: '/rsp/job_posts/{id}/screening',
    title: 'Screening',
    group: 'RSP',
    readers: ['APPLICANTS'],
    above: '/rsp/job_posts/{id}/list',
    load: () => import('./next-applicant-screen.tsx'),
  },
  {
    path: '/rsp/job_posts/{id}/screening/{application}',
    title: 'Screening',
    group: 'RSP',
    readers: ['APPLICANTS'],
    above: '/rsp/job_posts/{id}/list',
    load: () => import('./screening-screen.tsx'),
  },
  {
    path: '/rsp/eligibility_levels',
    title: 'Levels of eligibilities',
    group: 'RSP',
    readers: ['APPLICANTS'],
    menu: { group: 'Recruitment', order: 95, under: 'Set-up' },
    load: () => import('./eligibility-levels-screen.tsx'),
  },
];
