import { test } from 'node:test';
import assert from 'node:assert/strict';
import { detourFrom, isOffered, landingPath, loginPath, safeRedirect } from './guard.ts';
import type { MenuGroup, Screen } from './screen.ts';

const screen = (path: string, group: Screen['group'], menu?: MenuGroup): Screen => ({
  path,
  group,
  menu: menu && { group: menu, order: 10 },
  title: path,
  load: () => Promise.reject(new Error('not opened here')),
});
const list = screen('/personnels/list', 'PERSONNELS', 'People');
const login = screen('/login', 'LOGIN');

test('a visitor who is not signed in is sent to sign in and comes back to the page', () => {
  assert.equal(detourFrom(list, '/personnels/list?page=2', undefined), '/login?redirect=%2Fpersonnels%2Flist%3Fpage%3D2');
});

test('signing in, the maintenance page, the kiosk and a count without a network need no session', () => {
  for (const path of ['/login', '/503', '/androidLogs', '/property/counting'])
    assert.equal(detourFrom(screen(path, 'DEFAULT'), path, undefined), undefined);
});

test('somebody signed in who opens the sign-in page goes home', () => {
  assert.equal(detourFrom(login, '/login', { allowed_views: [] }), '/');
});

test('a screen opens when its group is among the views, however they are capitalized', () => {
  assert.equal(detourFrom(list, '/personnels/list', { allowed_views: ['Personnels'] }), undefined);
});

test('a screen of a group that one does not hold shows page not found', () => {
  assert.equal(detourFrom(list, '/personnels/list', { allowed_views: ['DTS'] }), '/404');
});

test('a screen about the whole university opens to a role over all of it', () => {
  const users = { ...screen('/settings/admin/users', 'USERS'), reach: 'university' as const };
  assert.equal(detourFrom(users, users.path, { allowed_views: ['USERS'], university_views: ['USERS'] }), undefined);
  assert.equal(detourFrom(users, users.path, { allowed_views: ['USERS'], university_views: [] }), '/404');
});

test('a list opens to those who oversee what it lists', () => {
  const overseen = { ...list, readers: ['EXECUTIVEDASHBOARD'] as const };
  assert.equal(detourFrom(overseen, '/personnels/list', { allowed_views: ['EXECUTIVEDASHBOARD'] }), undefined);
  assert.equal(detourFrom(list, '/personnels/list', { allowed_views: ['EXECUTIVEDASHBOARD'] }), '/404');
});

test('a list of a whole campus does not open to who reads the same of single offices, such as a head', () => {
  const papers = { ...screen('/property/papers', 'PROPERTYCUSTODIAN', 'Property'), overseers: ['PROPERTYREAD'] as const };
  const head = { allowed_views: ['PROPERTYREAD'], university_views: [], campus_views: [] };
  assert.equal(detourFrom(papers, papers.path, head), '/404');
  assert.equal(detourFrom(papers, papers.path, { ...head, campus_views: ['PROPERTYREAD'] }), undefined);
  assert.equal(detourFrom(papers, papers.path, { ...head, allowed_views: ['PROPERTYCUSTODIAN'] }), undefined);
});

test('screens of the default groups open for everybody signed in', () => {
  assert.equal(detourFrom(screen('/account/dtr', 'OTHERS'), '/account/dtr', { allowed_views: [] }), undefined);
});

test('what is about oneself is not offered to an account without a record, such as that of an auditor, and tells them why it is empty', () => {
  const record = { ...screen('/account/dtr', 'OTHERS', 'Me') };
  const auditor = { allowed_views: ['PROPERTYREAD'], personnel: null };
  assert.equal(isOffered(record, auditor), false);
  assert.equal(detourFrom(record, record.path, auditor), undefined);
  assert.equal(isOffered(screen('/inbox', 'OTHERS', 'Top'), auditor), true);
  assert.equal(isOffered(record, { ...auditor, personnel: {} }), true);
});

test('home is the memorandum circulars, else the dashboard, else the first screen that one may open', () => {
  const log = screen('/account/actualTimeLogs', 'OTHERS', 'Me');
  assert.equal(landingPath([list, log], { allowed_views: [] }), '/account/actualTimeLogs');
  assert.equal(landingPath([list, log, screen('/dashboard', 'DASHBOARD', 'Top')], { allowed_views: [] }), '/dashboard');
  const circulars = [screen('/dashboard', 'DASHBOARD'), screen('/memorandum_circular', 'DEFAULT')];
  assert.equal(landingPath(circulars, { allowed_views: [] }), '/memorandum_circular');
});

test('an account that is only an applicant opens what applicants use and what is open to all; an employee’s screens are not there', () => {
  const applicant = { allowed_views: [], applicant_only: true };
  const posts = { ...screen('/jobs/apply_now', 'OTHERS', 'Me'), applicants: { order: 10 } };
  const own = { ...screen('/account/application/status', 'OTHERS', 'Me'), applicants: { order: 20 } };
  for (const open of [
    posts,
    own,
    screen('/apply_now', 'DEFAULT'),
    screen('/verify/{code?}', 'DEFAULT'),
    screen('/track/{code?}', 'DEFAULT'),
  ])
    assert.equal(detourFrom(open, open.path, applicant), undefined, open.path);
  for (const [path, group] of [
    ['/account/dtr', 'OTHERS'],
    ['/dashboard', 'DASHBOARD'],
    ['/memorandum_circular', 'DEFAULT'],
    ['/personnels/list', 'PERSONNELS'],
  ] as const) {
    assert.equal(detourFrom(screen(path, group, 'Me'), path, applicant), '/404');
    assert.equal(detourFrom(screen(path, group, 'Me'), path, { allowed_views: ['PERSONNELS'] }), undefined);
  }
  assert.equal(detourFrom(posts, posts.path, { allowed_views: [] }), undefined, 'employees apply too');
  assert.equal(landingPath([screen('/memorandum_circular', 'DEFAULT'), own, posts], applicant), '/jobs/apply_now');
});

test('the way back after signing in never leaves the site', () => {
  assert.equal(safeRedirect('/account/dtr?month=2026-10'), '/account/dtr?month=2026-10');
  for (const elsewhere of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n\\elsewhere.example',
    '/.//elsewhere.example',
    '/account/..//elsewhere.example',
    'javascript:alert(1)',
    '\t//elsewhere.example',
    '',
    null,
  ])
    assert.equal(safeRedirect(elsewhere), '/', JSON.stringify(elsewhere));
});

test('a visitor at home keeps their way too; page not found leads home', () => {
  assert.equal(loginPath('/'), '/login?redirect=%2F');
  assert.equal(loginPath('/404'), '/login?redirect=%2F');
});
