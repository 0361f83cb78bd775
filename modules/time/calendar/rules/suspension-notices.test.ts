import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticesOf, type SuspendedHours } from './suspension-notices.ts';

const TODAY = '2026-11-20';
const noon: SuspendedHours = {
  date: TODAY,
  from_minute: 720,
  to_minute: null,
  reason: 'Typhoon Signal No. 3',
  issued_by: 'Office of the President',
};
const whole = { ...noon, from_minute: null };

test('who need not work is told the hours, why and by whom', () => {
  assert.deepEqual(noticesOf(null, noon, TODAY), {
    joined: {
      title: 'Work is suspended from 12:00 PM on 20 Nov 2026',
      description: 'Typhoon Signal No. 3. Issued by Office of the President.',
    },
    stayed: null,
    left: null,
  });
});

for (const [name, hours, title] of [
  ['the whole day', { from_minute: null }, 'Work is suspended on 20 Nov 2026'],
  ['between hours', { from_minute: 600, to_minute: 840 }, 'Work is suspended from 10:00 AM to 2:00 PM on 20 Nov 2026'],
  ['on a past day', { date: '2026-11-10', from_minute: null }, 'Work was suspended on 10 Nov 2026'],
] as const)
  test(`a suspension ${name}`, () => assert.equal(noticesOf(null, { ...noon, ...hours }, TODAY).joined?.title, title));

test('taken back, all who were told are told so; nobody joins', () => {
  const { joined, left } = noticesOf(noon, null, TODAY);
  assert.deepEqual([joined, left?.title], [null, 'Work is not suspended from 12:00 PM on 20 Nov 2026']);
});

test('those who stay free hear of other hours alone, not of another reason', () => {
  assert.equal(noticesOf(noon, { ...noon, reason: 'Flood' }, TODAY).stayed, null);
  assert.deepEqual(noticesOf(noon, whole, TODAY).stayed, {
    title: 'Changed: work is suspended on 20 Nov 2026',
    description: 'Not from 12:00 PM on 20 Nov 2026. Typhoon Signal No. 3. Issued by Office of the President.',
  });
});
