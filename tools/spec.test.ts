import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findChangedTables, findSpecFaults, linesOfBuilt, type BuiltAndSaid } from './find-spec-faults.ts';

const row = { path: '/personnels/list', title: 'Personnel', group: 'PERSONNELS', menu: 'visible' };
const screen = { path: '/personnels/list', title: 'Personnel', group: 'PERSONNELS', menu: {} };
const call = { method: 'GET', path: '/api/personnels' };
const sound: BuiltAndSaid = {
  calls: [call],
  screens: [screen],
  screenRows: [row, { path: '/account/actualTimeLogs', title: 'Daily time log', group: 'OTHERS', menu: 'visible' }],
  titles: [],
  built: ['call GET /api/personnels', 'screen /personnels/list'],
  isDecided: () => false,
};
const faults = (change: Partial<BuiltAndSaid>) => findSpecFaults({ ...sound, ...change }).join('\n');

test('what is built as it was and as the specification says has no fault', () => {
  assert.equal(faults({}), '');
  assert.deepEqual(linesOfBuilt(sound), sound.built);
});

test('a call that is renamed, moved to another method or removed is found', () => {
  assert.match(faults({ calls: [{ ...call, path: '/api/people' }] }), /call GET \/api\/personnels was built and is gone/);
  assert.match(faults({ calls: [{ ...call, method: 'POST' }] }), /call GET \/api\/personnels was built and is gone/);
  assert.match(faults({ calls: [] }), /call GET \/api\/personnels was built and is gone/);
});

test('a built screen that is removed is found', () => {
  assert.match(faults({ screens: [] }), /screen \/personnels\/list was built and is gone/);
});

test('a screen with another title, group or place in the menu is found', () => {
  assert.match(faults({ screens: [{ ...screen, title: 'People' }] }), /is titled 'Personnel', not 'People'/);
  assert.match(faults({ screens: [{ ...screen, group: 'OTHERS' }] }), /belongs to the group PERSONNELS/);
  assert.match(faults({ screens: [{ ...screen, menu: undefined }] }), /is visible in the menu/);
});

test('a title that is ours changes by the table of titles, old to new', () => {
  const titles = [{ path: '/personnels/list', old: 'Personnel', new: 'People' }];
  assert.equal(faults({ titles, screens: [{ ...screen, title: 'People' }] }), '');
  assert.match(faults({ titles }), /is titled 'People', not 'Personnel'/);
  assert.match(faults({ titles: [{ ...titles[0]!, old: 'Persons' }] }), /renames 'Persons' at .*, which screens\.csv titles 'Personnel'/);
  assert.match(faults({ titles: [{ path: '/nowhere', old: 'A', new: 'B' }] }), /which screens\.csv does not have/);
});

test('a title that the specification gives is not ours to change', () => {
  const titles = [{ path: '/account/actualTimeLogs', old: 'Daily time log', new: 'My punches' }];
  assert.match(faults({ titles }), /titled 'Daily Time Log' by the specification/);
});

test('a screen that no row asks for needs a decision record', () => {
  const screens = [screen, { ...screen, path: '/extra' }];
  assert.match(faults({ screens }), /asked for by no row and no decision/);
  assert.equal(faults({ screens, isDecided: (path) => path === '/extra' }), '');
});

test('changed rows of the specification are found by the digest, and a table that came or went', () => {
  const digests = ['aaa  screens.csv', 'bbb  api.csv'];
  assert.deepEqual(
    findChangedTables(
      digests,
      new Map([
        ['screens.csv', 'aaa'],
        ['api.csv', 'bbb'],
      ]),
    ),
    [],
  );
  assert.match(
    findChangedTables(
      digests,
      new Map([
        ['screens.csv', 'aaa'],
        ['api.csv', 'ccc'],
      ]),
    )[0]!,
    /api\.csv is not the specification's/,
  );
  assert.equal(findChangedTables(digests, new Map([['screens.csv', 'aaa']])).length, 1);
});
