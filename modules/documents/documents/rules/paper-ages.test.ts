import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { daysOfAge, PAPER_AGE_CODES } from './paper-ages.ts';

const isFree = (day: string) => day === '2026-04-09';

test('papers are of an age by the days on which they were registered', () => {
  assert.deepEqual(
    PAPER_AGE_CODES.map((age) => daysOfAge(age, '2026-04-16', isFree)),
    [
      { after: '2026-04-12', until: null },
      { after: '2026-04-05', until: '2026-04-12' },
      { after: '2026-03-17', until: '2026-04-05' },
      { after: null, until: '2026-03-17' },
    ],
  );
});

test('whatever the day, each paper is of one age', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 90 }), (later, back) => {
      const today = Temporal.PlainDate.from('2026-01-01').add({ days: later });
      const registered = today.subtract({ days: back }).toString();
      const ages = PAPER_AGE_CODES.filter((age) => {
        const { after, until } = daysOfAge(age, today.toString(), isFree);
        return (after === null || registered > after) && (until === null || registered <= until);
      });
      assert.equal(ages.length, 1);
    }),
  );
});
