import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holidayNoticesOf, isToldOn } from './holiday-notices.ts';

const TODAY = '2026-11-20';
const charter = { date: '2026-11-24', name: 'City charter day', legal_basis: 'Proc. 1100 s.2026' };

for (const [date, expected] of [
  ['2026-10-19', false],
  ['2026-10-20', true],
  [TODAY, true],
  ['2026-12-04', true],
  ['2026-12-05', false],
] as const)
  test(`a holiday of ${date} that changes on ${TODAY} is ${expected ? 'told' : 'not told'}`, () =>
    assert.equal(isToldOn(date, TODAY), expected));

test('a new holiday is told with its name and what it rests on, a past one as past', () => {
  assert.deepEqual(holidayNoticesOf(null, charter, TODAY), {
    joined: {
      title: '24 Nov 2026 is a holiday: City charter day',
      description: 'No one is absent or late on that day. Proc. 1100 s.2026.',
    },
    stayed: null,
    left: null,
  });
  assert.equal(
    holidayNoticesOf(null, { ...charter, date: '2026-11-10' }, TODAY).joined?.title,
    '10 Nov 2026 was a holiday: City charter day',
  );
});

test('moved, those who stay concerned hear of the new day; another name tells them nothing', () => {
  const moved = { ...charter, date: '2026-11-25' };
  assert.deepEqual(holidayNoticesOf(charter, moved, TODAY).stayed, {
    title: 'Changed: City charter day is on 25 Nov 2026',
    description: 'Not on 24 Nov 2026. Proc. 1100 s.2026.',
  });
  assert.equal(holidayNoticesOf(charter, { ...charter, name: 'Charter day' }, TODAY).stayed, null);
});

test('removed, all are told that their day counts as usual', () => {
  const { joined, left } = holidayNoticesOf(charter, null, TODAY);
  assert.deepEqual([joined, left?.title], [null, '24 Nov 2026 is no holiday']);
});
