import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GROUPS } from '@talaan/kernel/contract/groups.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';
import { areasFor } from './group-areas.ts';

const screens = [{ path: '/personnels/list', title: 'Personnel', group: 'PERSONNELS' }] as Screen[];

test('every group stands once, under its heading or with those that open nothing yet', () => {
  const areas = areasFor(screens, ['JO'], '');
  assert.deepEqual(areas.flatMap(({ groups }) => groups).toSorted(), Object.keys(GROUPS).toSorted());
  assert.deepEqual(areas[0], { title: 'Personnel', groups: ['PERSONNELS', 'JO'] });
  assert.equal(areas.at(-1)?.title, 'Opens nothing yet');
});

test('a group is found by its name, by what it opens and by a screen', () => {
  for (const typed of ['personnels', 'personnel records', ' PERSONNEL '])
    assert.ok(
      areasFor(screens, [], typed).some(({ groups }) => groups.includes('PERSONNELS')),
      typed,
    );
  assert.deepEqual(areasFor(screens, [], 'zzz'), []);
});
