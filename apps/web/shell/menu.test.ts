import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { MenuPlace, Screen } from '@talaan/kernel/web/screen.ts';
import { actionsFor } from './actions-for.ts';
import { menuFor, screensOf } from './menu.ts';
import { initialsOf } from './initials.ts';

const screen = (title: string, group: Screen['group'], menu?: MenuPlace): Screen => ({
  path: `/${title}`,
  title,
  group,
  menu,
  load: () => Promise.reject(new Error('not opened here')),
});
const screens = [
  screen('Connected offices', 'OTHERS', { group: 'Me', order: 20, under: 'More' }),
  screen('Personnel', 'PERSONNELS', { group: 'People', order: 10 }),
  screen('Daily time log', 'OTHERS', { group: 'Me', order: 10 }),
  screen('Personnel record', 'PERSONNELS'),
  screen('Inbox', 'DASHBOARD', { group: 'Top', order: 20 }),
  screen('Home', 'DASHBOARD', { group: 'Top', order: 10 }),
];
const groupsOf = (allowed_views: string[]) => menuFor(screens, { allowed_views }).sections.map(({ group }) => group);

test('an employee sees only their own work in the menu, and what stands above the groups in its order', () => {
  assert.deepEqual(groupsOf([]), ['Me']);
  assert.deepEqual(
    menuFor(screens, { allowed_views: [] }).top.map(({ title }) => title),
    ['Home', 'Inbox'],
  );
});

test('an account that is only an applicant sees what applicants use, all in the first level; for employees it is folded away', () => {
  const posts = { ...screen('Apply now', 'OTHERS', { group: 'Me', order: 200, under: 'More' }), applicants: { order: 10 } };
  const settings = { ...screen('Account settings', 'OTHERS'), applicants: { order: 40 } };
  const all = [...screens, settings, posts];
  const applicant = { allowed_views: [], applicant_only: true };
  const titlesOf = (typed?: string) => menuFor(all, applicant, typed).top.map(({ title }) => title);
  assert.deepEqual(titlesOf(), ['Apply now', 'Account settings']);
  assert.deepEqual(titlesOf('sett'), ['Account settings']);
  assert.deepEqual(menuFor(all, applicant).sections, []);
  const [me] = menuFor(all, { allowed_views: [] }).sections;
  assert.deepEqual(
    me!.folded[0]!.screens.map(({ title }) => title),
    ['Connected offices', 'Apply now'],
  );
});

test('an account without a record has no entries about itself, and is not offered to file anything', () => {
  const auditor = { allowed_views: ['PERSONNELS'], personnel: null };
  assert.deepEqual(
    menuFor(screens, auditor).sections.map(({ group }) => group),
    ['People'],
  );
  assert.deepEqual(actionsFor({ allowed_views: [], personnel: null }, ''), []);
  assert.ok(actionsFor({ allowed_views: [], personnel: {} }, '').some(({ action }) => action === 'File leave'));
});

test('HR staff have people above their own work, and hidden screens stay hidden', () => {
  assert.deepEqual(groupsOf(['PERSONNELS']), ['People', 'Me']);
  const titles = menuFor(screens, { allowed_views: ['PERSONNELS'] }).sections.flatMap((section) =>
    screensOf(section).map((one) => one.title),
  );
  assert.deepEqual(titles, ['Personnel', 'Daily time log', 'Connected offices']);
});

test('what is less usual is folded away within its group', () => {
  const [me] = menuFor(screens, { allowed_views: [] }).sections;
  assert.deepEqual(
    me!.screens.map(({ title }) => title),
    ['Daily time log'],
  );
  assert.deepEqual(
    me!.folded.map(({ title }) => title),
    ['More'],
  );
});

test('the menu is narrowed by a part of a title or of its group', () => {
  const found = menuFor(screens, { allowed_views: ['PERSONNELS'] }, ' TIME ');
  assert.deepEqual(
    found.sections.flatMap(screensOf).map(({ title }) => title),
    ['Daily time log'],
  );
  assert.deepEqual(found.top, []);
});

test('initials are those of the first and the last name', () => {
  assert.equal(initialsOf('Maria Clara De los Santos'), 'MS');
  assert.equal(initialsOf('Ñora'), 'Ñ');
  assert.equal(initialsOf('DELA CRUZ, JUAN P.'), 'JD');
});
