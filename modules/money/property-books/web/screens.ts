import type { Screen } from '@talaan/kernel/web/screen.ts';
import { READERS } from '@talaan/property/contract/fields.ts';

const KEEPER = 'PROPERTYCUSTODIAN';

export const screens: Screen[] = [
  {
    path: '/property/books/cards/{id}',
    title: 'Property card',
    group: KEEPER,
    readers: READERS,
    above: '/property/items',
    load: () => import('./cards/card-screen.tsx'),
  },
  {
    path: '/property/books/register',
    title: 'Register of issues',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 72, under: 'More' },
    load: () => import('./register/register-screen.tsx'),
  },
  {
    path: '/property/books/rspi',
    title: 'Reports of issues',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 74, under: 'More' },
    load: () => import('./rspi/reports-screen.tsx'),
  },
  {
    path: '/property/books/rspi/new',
    title: 'New report of issues',
    group: KEEPER,
    action: 'Report issued property to accounting',
    load: () => import('./rspi/new-report-screen.tsx'),
  },
  {
    path: '/property/books/rspi/{id}',
    title: 'Report of issues',
    group: KEEPER,
    overseers: READERS,
    load: () => import('./rspi/report-screen.tsx'),
  },
  {
    path: '/property/books/depreciation',
    title: 'Depreciation',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 76, under: 'More' },
    load: () => import('./depreciation/schedule-screen.tsx'),
  },
  {
    path: '/property/books/depreciation/items',
    title: 'Depreciation by item',
    group: KEEPER,
    overseers: READERS,
    load: () => import('./depreciation/items-screen.tsx'),
  },
];
