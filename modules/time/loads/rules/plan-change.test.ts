import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { LoadSegment } from './load-segment.ts';
import { lastLockedDay, planChange } from './plan-change.ts';

const WAS: LoadSegment = {
  id: 9,
  personnelId: 7,
  termId: 1,
  kind: 'CLASS',
  subject: 'MATH 21',
  section: 'BSCE 1A',
  room: 'CAS 204',
  units: 300,
  weekdays: [1, 3, 5],
  fromMinute: 540,
  toMinute: 600,
  from: '2026-08-10',
  to: '2026-12-18',
};
const SEPTEMBER = '2026-09-30';

for (const [what, was, changed, locked, expected] of [
  ['other hours with nothing locked', WAS, { fromMinute: 600, toMinute: 660 }, null, ['write']],
  ['a new one with nothing locked', null, {}, null, ['write']],
  ['a new one from a locked day', null, {}, SEPTEMBER, ['refuse', 'from']],
  ['a new one from the day after', null, { from: '2026-10-01' }, SEPTEMBER, ['write']],
  ['the same facts', WAS, {}, SEPTEMBER, ['write']],
  ['other hours', WAS, { fromMinute: 600, toMinute: 660 }, SEPTEMBER, ['split', '2026-10-01']],
  ['another room from a later day', WAS, { room: 'CAS 101', from: '2026-11-02' }, SEPTEMBER, ['split', '2026-11-02']],
  ['an earlier end among open days', WAS, { to: '2026-11-13' }, SEPTEMBER, ['write']],
  ['an end with the last locked day', WAS, { to: SEPTEMBER }, SEPTEMBER, ['write']],
  ['an end before it', WAS, { to: '2026-09-29' }, SEPTEMBER, ['refuse', 'to']],
  ['other hours and an end on it', WAS, { fromMinute: 570, to: SEPTEMBER }, SEPTEMBER, ['refuse', 'to']],
  ['another first day among locked ones', WAS, { from: '2026-08-17' }, SEPTEMBER, ['refuse', 'from']],
  ['a later end of what ended before the lock', { ...WAS, to: '2026-09-15' }, {}, SEPTEMBER, ['refuse', 'to']],
  ['what began after the lock, brought forward into it', { ...WAS, from: '2026-10-05' }, {}, SEPTEMBER, ['refuse', 'from']],
] as const)
  test(`a segment: ${what} → ${expected.join(' ')}`, () => {
    const change = planChange(was, { ...WAS, ...changed }, locked);
    assert.deepEqual([change.how, ...(change.how === 'split' ? [change.from] : change.how === 'refuse' ? [change.field] : [])], expected);
  });

test('the last locked day is sought among the days of the segment alone', () => {
  const locked = [
    { from: '2026-07-01', to: '2026-07-31' },
    { from: '2026-08-01', to: '2026-08-31' },
    { from: '2027-01-01', to: '2027-01-31' },
  ];
  assert.equal(lastLockedDay(locked, [WAS]), '2026-08-31');
  assert.equal(lastLockedDay(locked, [{ from: '2026-07-20', to: '2026-07-25' }, null]), '2026-07-25');
  assert.equal(lastLockedDay(locked, [{ from: '2026-09-01', to: '2026-12-18' }]), null);
});

test('whatever is entered, what a locked day says of the load stays', () => {
  const day = fc.integer({ min: 0, max: 130 }).map((after) => Temporal.PlainDate.from('2026-08-10').add({ days: after }).toString());
  const span = fc.tuple(day, day).map((days) => ({ from: days.toSorted()[0]!, to: days.toSorted()[1]! }));
  const facts = fc.record({ fromMinute: fc.constantFrom(540, 570), room: fc.constantFrom('CAS 204', 'CAS 101') });
  const said = (all: readonly LoadSegment[], date: string) =>
    all.filter(({ from, to }) => from <= date && date <= to).map(({ fromMinute, room }) => [fromMinute, room]);
  fc.assert(
    fc.property(fc.option(span, { nil: null }), span, facts, day, (before, after, other, locked) => {
      const was = before && { ...WAS, ...before };
      const is = { ...WAS, ...after, ...other };
      const change = planChange(was, is, lastLockedDay([{ from: '2026-08-01', to: locked }], [was, is]));
      if (change.how === 'refuse') return;
      const now =
        change.how === 'split'
          ? [
              { ...was!, to: change.until },
              { ...is, from: change.from },
            ]
          : [is];
      for (let date = Temporal.PlainDate.from('2026-08-10'); date.toString() <= locked; date = date.add({ days: 1 }))
        assert.deepEqual(said(now, date.toString()), said(was ? [was] : [], date.toString()));
    }),
  );
});
