import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';
import { REVIEW_SCREENS } from '../workflow.ts';

/** Heads, committees and executives to whom plans come on their way, and HR. */
const REVIEWERS = ['LD', 'LDADMIN', 'LDHEAD', 'LDCOMSEC', 'LDDPCSEC', ...EXECUTIVES] as const;

export const screens: Screen[] = [
  {
    path: '/lnd/development-plan/list',
    title: 'Development plans',
    group: 'LDDEVPLAN',
    readers: REVIEWERS,
    menu: { group: 'Development', order: 20 },
    load: () => import('./plans/list-screen.tsx'),
  },
  {
    path: REVIEW_SCREENS.INDIVIDUAL,
    title: 'Development plan review',
    group: 'LDDEVPLAN',
    readers: REVIEWERS,
    menu: { group: 'Development', order: 30 },
    load: () => import('./plans/review-screen.tsx'),
  },
  {
    path: `${REVIEW_SCREENS.INDIVIDUAL}/new-plan`,
    title: 'New development plan',
    group: 'LDDEVPLAN',
    above: '/lnd/development-plan/list',
    action: 'Make my development plan',
    load: () => import('./form/new-plan-screen.tsx'),
  },
  {
    path: REVIEW_SCREENS.FACULTY,
    title: 'Faculty development plan review',
    group: 'LDDEVPLAN',
    readers: REVIEWERS,
    menu: { group: 'Development', order: 40 },
    load: () => import('./plans/faculty-review-screen.tsx'),
  },
  {
    path: `${REVIEW_SCREENS.FACULTY}/new-plan`,
    title: 'New faculty development plan',
    group: 'LDDEVPLAN',
    readers: ['LDHEAD'],
    load: () => import('./form/new-faculty-plan-screen.tsx'),
  },
  {
    path: REVIEW_SCREENS.ADMINISTRATIVE,
    title: 'Administrative development plan review',
    group: 'LDDEVPLAN',
    readers: REVIEWERS,
    menu: { group: 'Development', order: 50 },
    load: () => import('./plans/administrative-review-screen.tsx'),
  },
  {
    path: `${REVIEW_SCREENS.ADMINISTRATIVE}/new-plan`,
    title: 'New administrative development plan',
    group: 'LDDEVPLAN',
    readers: ['LDHEAD'],
    load: () => import('./form/new-administrative-plan-screen.tsx'),
  },
  {
    path: '/lnd/committee-secretary/development-plan',
    title: 'Development plans for the committee',
    group: 'LDCOMSEC',
    menu: { group: 'Development', order: 61 },
    load: () => import('./committee/agenda-screen.tsx'),
  },
  {
    path: '/lnd/manage/admin/competencies',
    title: 'Competencies',
    group: 'LDADMIN',
    menu: { group: 'Development', order: 200, under: 'Set-up' },
    load: () => import('./competencies/competencies-screen.tsx'),
  },
  {
    path: '/lnd/manage/admin/needs',
    title: 'Training needs',
    group: 'LDADMIN',
    readers: ['LDHEAD'],
    menu: { group: 'Development', order: 208, under: 'Set-up' },
    load: () => import('./needs/needs-screen.tsx'),
  },
  {
    path: '/lnd/development-plan/competencies',
    title: 'Competencies of my people',
    group: 'LDHEAD',
    menu: { group: 'Development', order: 140, under: 'More' },
    load: () => import('./competencies/office-screen.tsx'),
  },
];
