import { test } from 'node:test';
import assert from 'node:assert/strict';
import { screenAt } from './router.ts';
import type { Screen } from './screen.ts';
import { trailTo } from './trail.ts';

const screen = (path: string, title: string, menu?: Screen['menu']): Screen => ({
  path,
  title,
  menu,
  group: path.startsWith('/personnels') ? 'PERSONNELS' : 'EDATSADMIN',
  load: () => Promise.reject(new Error('not opened here')),
});
const screens = [
  screen('/personnels/list', 'Personnel', 'Personnel'),
  screen('/personnels/{id}', 'Personnel record'),
  screen('/edats/devices', 'Devices', 'Attendance'),
  screen('/edats/devices/{id}/edit', 'Edit device'),
  screen('/edats/personnel/{personnelId}/{view?}', 'Personnel attendance'),
];
const titles = (pathname: string) => trailTo(screens, pathname).map((step) => step.title);

test('a page shows its section and the list it belongs to', () => {
  assert.deepEqual(titles('/personnels/17'), ['Personnel', 'Personnel record']);
  assert.deepEqual(titles('/edats/devices/3/edit'), ['Attendance', 'Devices', 'Edit device']);
});

test('the list behind a record is a link', () => {
  assert.equal(trailTo(screens, '/personnels/17').at(-2)?.path, '/personnels/list');
});

test('a page of the menu shows its section and itself', () => {
  assert.deepEqual(titles('/edats/devices'), ['Attendance', 'Devices']);
});

test('a fixed word in an address wins over a record number', () => {
  assert.equal(screenAt(screens, '/personnels/list')?.title, 'Personnel');
  assert.equal(screenAt(screens, '/edats/personnel/5')?.title, 'Personnel attendance');
  assert.equal(screenAt(screens, '/nowhere'), undefined);
});
