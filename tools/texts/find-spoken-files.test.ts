import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSpokenFiles } from './find-spoken-files.ts';

const SOURCES = [
  {
    file: 'modules/time/dtr/web/screens.ts',
    text: `export const screens = [
      { path: '/account/dtr', title: 'My DTR', group: 'OTHERS', load: () => import('./own/own-screen.tsx') },
      { path: '/dtr', title: 'DTR', group: 'DTR', menu: { group: 'Attendance', order: 1 }, load: () => import('./all-screen.tsx') },
      { path: '/my/dtr', title: 'Mine', group: 'DTR', load: () => import('./mine-screen.tsx') },
      { path: '/dtr/open', title: 'Open', group: 'DTR', applicants: {}, load: () => import('./open-screen.tsx') },
      { path: '/setup', title: 'Set-up', group: 'DEFAULT', load: () => import('./setup-screen.tsx') },
    ];`,
  },
  {
    file: 'modules/time/dtr/web/own/own-screen.tsx',
    text: `import { Month } from '../month.tsx'; import { Page } from '@talaan/kernel/web/page.tsx';`,
  },
  {
    file: 'modules/time/dtr/web/month.tsx',
    text: `const Later = shownLater(() => import('./day.tsx')); import { own } from '../contract/own.ts';`,
  },
  { file: 'modules/time/dtr/web/day.tsx', text: '' },
  { file: 'modules/time/dtr/web/all-screen.tsx', text: `import './head.tsx'; import { Head } from './head.tsx';` },
  { file: 'modules/time/dtr/web/head.tsx', text: '' },
  { file: 'modules/time/dtr/web/open-screen.tsx', text: '' },
  { file: 'modules/time/dtr/web/mine-screen.tsx', text: '' },
  { file: 'modules/time/dtr/web/setup-screen.tsx', text: '' },
  { file: 'modules/time/dtr/contract/own.ts', text: '' },
  {
    file: 'modules/time/dtr/web/module.ts',
    text: `export const dtrWeb = { contributes: [contribute(requestParts, { kinds: ['dtr'], load: () => import('./request-part.tsx') })] };`,
  },
  { file: 'modules/time/dtr/web/request-part.tsx', text: '' },
  { file: 'kernel/web/page.tsx', text: '' },
];

test('what a screen for all shows is reached through its imports, of other workspaces too, and so are parts of requests; screens of a view group are not', () => {
  const folders = new Map([
    ['dtr', 'modules/time/dtr'],
    ['kernel', 'kernel'],
  ]);
  assert.deepEqual([...findSpokenFiles(SOURCES, folders, new Set(['/setup']))].toSorted(), [
    'kernel/web/page.tsx',
    'modules/time/dtr/web/day.tsx',
    'modules/time/dtr/web/mine-screen.tsx',
    'modules/time/dtr/web/month.tsx',
    'modules/time/dtr/web/open-screen.tsx',
    'modules/time/dtr/web/own/own-screen.tsx',
    'modules/time/dtr/web/request-part.tsx',
  ]);
});
