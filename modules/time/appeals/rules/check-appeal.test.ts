import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOfAppeal, whyNotAppealed, type AppealedDay } from './check-appeal.ts';
import { APPEAL_SETTINGS } from './settings.ts';

const day = (differences: Partial<AppealedDay> = {}): AppealedDay => ({
  date: '2026-10-05',
  today: '2026-10-06',
  now: 1440 + 480,
  serves: true,
  lastDay: '2026-10-12',
  punched: [480, 1020],
  forgot: 0,
  byHr: false,
  isLocked: false,
  ...differences,
});

const noon = { reason: 'FORGOT' as const, claims: [{ slot: 'am_out' as const, minutes: 720 }] };

test('within five working days an appeal can be filed, after them by HR alone', () => {
  assert.equal(whyNotAppealed(day({ today: '2026-10-12' }), APPEAL_SETTINGS), null);
  assert.match(whyNotAppealed(day({ today: '2026-10-13' }), APPEAL_SETTINGS)!, /the last day was 12 Oct 2026/);
  assert.equal(whyNotAppealed(day({ today: '2026-10-13', byHr: true }), APPEAL_SETTINGS), null);
});

test('a day to come and a day without service have nothing to appeal', () => {
  assert.match(whyNotAppealed(day({ date: '2026-10-07' }), APPEAL_SETTINGS)!, /not come/);
  assert.match(whyNotAppealed(day({ serves: false }), APPEAL_SETTINGS)!, /no appointment/);
});

test('in a locked month nothing is appealed, by HR neither', () => {
  assert.match(whyNotAppealed(day({ isLocked: true, byHr: true }), APPEAL_SETTINGS)!, /HR reopens it first/);
});

test('the fourth forgotten punch of a month is refused, another reason is not', () => {
  assert.deepEqual(faultsOfAppeal(day({ forgot: 2 }), noon, APPEAL_SETTINGS), {});
  assert.deepEqual(Object.keys(faultsOfAppeal(day({ forgot: 3 }), noon, APPEAL_SETTINGS)), ['reason']);
  assert.deepEqual(faultsOfAppeal(day({ forgot: 3 }), { ...noon, reason: 'POWER_LOSS' }, APPEAL_SETTINGS), {});
});

test('a time that has not come, one that was punched, and times out of their order are refused', () => {
  const claim = (minutes: number) => ({ ...noon, claims: [{ slot: 'pm_out' as const, minutes }] });
  assert.match(faultsOfAppeal(day({ today: '2026-10-05', now: 600 }), claim(1020), APPEAL_SETTINGS).claims![0]!, /5:00 PM has not come/);
  assert.match(faultsOfAppeal(day(), claim(1020), APPEAL_SETTINGS).claims![0]!, /already/);
  const swapped = {
    ...noon,
    claims: [
      { slot: 'am_out' as const, minutes: 790 },
      { slot: 'pm_in' as const, minutes: 780 },
    ],
  };
  assert.match(faultsOfAppeal(day(), swapped, APPEAL_SETTINGS).claims![0]!, /later than the one before/);
});
