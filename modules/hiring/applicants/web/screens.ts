import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/application_page',
    title: 'Application',
    group: 'DEFAULT',
    load: () => import('./register/application-page-screen.tsx'),
  },
  {
    path: '/jobs/apply_now',
    title: 'Apply now',
    group: 'OTHERS',
    applicants: { order: 10 },
    menu: { group: 'Me', order: 200, under: 'More' },
    load: () => import('./mine/open-posts-screen.tsx'),
  },
  {
    path: '/jobs/apply_now/{jobID}/applicant/{applicantID}',
    title: 'Application',
    group: 'OTHERS',
    applicants: {},
    load: () => import('./mine/application-screen.tsx'),
  },
  {
    path: '/jobs/{rappID}/other/submissions/{appID}',
    title: 'Submit documents',
    group: 'OTHERS',
    applicants: {},
    above: '/account/application/status',
    load: () => import('./mine/lacking-screen.tsx'),
  },
  {
    path: '/account/application/status',
    title: 'My applications',
    group: 'OTHERS',
    applicants: { order: 20 },
    menu: { group: 'Me', order: 210, under: 'More' },
    load: () => import('./mine/my-applications-screen.tsx'),
  },
  {
    path: '/rsp/applicants',
    title: 'Applicants',
    group: 'APPLICANTS',
    menu: { group: 'Recruitment', order: 30 },
    load: () => import('./hr/applicants-screen.tsx'),
  },
  {
    path: '/rsp/applicants/{id}/profile/',
    title: 'Applicant profile',
    group: 'APPLICANTS',
    above: '/rsp/applicants',
    load: () => import('./hr/applicant-screen.tsx'),
  },
  {
    path: '/rsp/job/{rid}/applicant/{id}/profile/{rappid}',
    title: 'Applicant profile',
    group: 'RSP',
    above: '/rsp/applicants',
    load: () => import('./hr/application-profile-screen.tsx'),
  },
];
