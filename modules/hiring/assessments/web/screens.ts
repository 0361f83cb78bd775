import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/rsp/assessment/applicant_assessment',
    title: 'Applicant assessment',
    group: 'COMMITTEE',
    menu: { group: 'Recruitment', order: 60 },
    load: () => import('./my-posts-screen.tsx'),
  },
  {
    path: '/rsp/assessment/applicant_assessment/{id}/list',
    title: 'Applicants to assess',
    group: 'COMMITTEE',
    load: () => import('./to-assess-screen.tsx'),
  },
  {
    path: '/rsp/assessment/applicant_assessment/{id}/applicant/{appID}/napb',
    title: 'Assessment (non-academic)',
    group: 'COMMITTEE',
    above: '/rsp/assessment/applicant_assessment',
    load: () => import('./sheet-screen.tsx'),
  },
  {
    path: '/rsp/assessment/applicant_assessment/{id}/applicant/{appID}/apb',
    title: 'Assessment (academic)',
    group: 'COMMITTEE',
    above: '/rsp/assessment/applicant_assessment',
    load: () => import('./sheet-screen.tsx'),
  },
  {
    path: '/rsp/job_posts/{id}/assessment',
    title: 'Comparative assessment',
    group: 'JOBPOST',
    above: '/rsp/job_posts',
    load: () => import('./assessment-screen.tsx'),
  },
  {
    path: '/rsp/job_posts/{id}/applicant/{appID}/assessment/napb',
    title: 'Assessment (non-academic)',
    group: 'JOBPOST',
    above: '/rsp/job_posts',
    load: () => import('./applicant-sheets-screen.tsx'),
  },
  {
    path: '/rsp/job_posts/{id}/list/applicant/{appID}/assessment/apb',
    title: 'Assessment (academic)',
    group: 'JOBPOST',
    above: '/rsp/job_posts',
    load: () => import('./applicant-sheets-screen.tsx'),
  },
  {
    path: '/rsp/assessment/forms',
    title: 'Assessment forms',
    group: 'JOBPOST',
    menu: { group: 'Recruitment', order: 90, under: 'Set-up' },
    load: () => import('./forms-screen.tsx'),
  },
];
