import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { Screen } from '@talaan/kernel/web/screen.ts';
import { menuFor } from './menu.ts';
import { initialsOf } from './initials.ts';

const screen = (title: string, group: Screen['group'], menu?: Screen['menu']): Screen => ({
  path: `/${title}`,
  title,
  group,
  menu,
  load: () => Promise.reject(new Error('not opened here')),
});
const screens = [
  screen('Personnel', 'PERSONNELS', 'Personnel'),
  screen('Daily time log', 'OTHERS', 'My work'),
  screen('Personnel record', 'PERSONNELS'),
];

test('an employee sees only his own work in the menu', () => {
  assert.deepEqual(
    menuFor(screens, { allowed_views: [] }).map((section) => section.title),
    ['My work'],
  );
});

test('somebody who is only an applicant sees the screens of the default groups in the menu', () => {
  const applicant = { allowed_views: [], applicant_only: true };
  assert.deepEqual(
    menuFor(screens, applicant).map((section) => section.title),
    ['My work'],
  );
});

test('HR staff see the personnel list, and hidden screens stay hidden', () => {
  const titles = menuFor(screens, { allowed_views: ['PERSONNELS'] }).flatMap((section) => section.screens.map((one) => one.title));
  assert.deepEqual(titles, ['Daily time log', 'Personnel']);
});

test('the menu is narrowed by a part of a title or of its section', () => {
  assert.deepEqual(
    menuFor(screens, { allowed_views: ['PERSONNELS'] }, ' TIME ')
      .flatMap((section) => section.screens)
      .map((one) => one.title),
    ['Daily time log'],
  );
});

test('initials are those of the first and the last name', () => {
  assert.equal(initialsOf('Maria Clara De los Santos'), 'MS');
  assert.equal(initialsOf('Ñora'), 'Ñ');
  assert.equal(initialsOf('DELA CRUZ, JUAN P.'), 'JD');
});
