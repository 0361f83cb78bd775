import { test } from 'node:test';
import assert from 'node:assert/strict';
import { screenAt } from './router.ts';
import type { MenuGroup, Screen } from './screen.ts';
import { menuScreenOf, trailTo } from './trail.ts';

const screen = (path: string, title: string, group?: MenuGroup): Screen => ({
  path,
  title,
  menu: group && { group, order: 10 },
  group: path.startsWith('/personnels') ? 'PERSONNELS' : 'EDATSADMIN',
  load: () => Promise.reject(new Error('not opened here')),
});
const screens = [
  screen('/personnels/list', 'Personnel', 'People'),
  screen('/personnels/{id}', 'Personnel record'),
  screen('/edats/devices', 'Devices', 'Attendance'),
  screen('/edats/devices/{id}/edit', 'Edit device'),
  screen('/edats/personnel/{personnelId}/{view?}', 'Personnel attendance'),
];
const titles = (pathname: string) => trailTo(screens, pathname).map((step) => step.title);

test('a page shows its group and the list it belongs to', () => {
  assert.deepEqual(titles('/personnels/17'), ['People', 'Personnel', 'Personnel record']);
  assert.deepEqual(titles('/edats/devices/3/edit'), ['Attendance', 'Devices', 'Edit device']);
});

test('the list behind a record is a link', () => {
  assert.equal(trailTo(screens, '/personnels/17').at(-2)?.path, '/personnels/list');
});

test('a record that several lists open belongs to the one from which it was opened, else to the first that one may open', () => {
  const record: Screen = { ...screen('/scholars/{id}', 'Scholar'), above: ['/committee', '/own'] };
  const all = [screen('/committee', 'Committee', 'Development'), screen('/own', 'My development', 'Me'), record];
  const listOf = (open: readonly Screen[], from?: string) => trailTo(open, '/scholars/4', from).at(-2)?.path;
  assert.equal(listOf(all, '/own'), '/own');
  assert.equal(listOf(all, '/elsewhere'), '/committee');
  assert.equal(listOf(all.slice(1)), '/own');
});

test('a page of the menu shows its group and itself', () => {
  assert.deepEqual(titles('/edats/devices'), ['Attendance', 'Devices']);
});

test('a record belongs to the entry of its list in the menu', () => {
  assert.equal(menuScreenOf(screens, '/personnels/17')?.path, '/personnels/list');
  assert.equal(menuScreenOf(screens, '/edats/devices/3/edit')?.path, '/edats/devices');
});

test('a fixed word in an address wins over a record number', () => {
  assert.equal(screenAt(screens, '/personnels/list')?.title, 'Personnel');
  assert.equal(screenAt(screens, '/edats/personnel/5')?.title, 'Personnel attendance');
  assert.equal(screenAt(screens, '/nowhere'), undefined);
});
