import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { textsOfWork } from './university-work.ts';

const work = (from: string, to: string | null, position = 'Clerk') => ({ from, to, position });
const text = (from: string | null, position = 'Clerk') => ({ from, position });

const cases: readonly [string, ReturnType<typeof work>[], ReturnType<typeof text>[], (string | null)[], (string | null)[]][] = [
  [
    'the work that begins on its day',
    [work('2020-01-01', null), work('2016-01-01', '2019-12-31')],
    [text('2016-01-01')],
    [null, '2016-01-01'],
    [],
  ],
  ['the work of its day, though its title was corrected', [work('2016-01-01', null, 'Clerk II')], [text('2016-01-01')], ['2016-01-01'], []],
  ['the work that now begins earlier', [work('2015-06-01', null)], [text('2016-01-01')], ['2016-01-01'], []],
  [
    'the first part of work that was split',
    [work('2018-01-01', null), work('2016-01-01', '2017-12-31')],
    [text('2016-01-01')],
    [null, '2016-01-01'],
    [],
  ],
  [
    'the earlier of two appointments that were joined; the later text waits',
    [work('2015-06-01', null)],
    [text('2016-01-01'), text('2015-06-01')],
    ['2015-06-01'],
    ['2016-01-01'],
  ],
  ['none where the work now begins later', [work('2016-02-01', null)], [text('2016-01-01')], [null], ['2016-01-01']],
  ['none where another position was held on its day', [work('2015-01-01', null, 'Driver')], [text('2016-01-01')], [null], ['2016-01-01']],
  ['none where no right day was ever given', [work('2015-01-01', null)], [text(null)], [null], [null]],
];

for (const [name, works, texts, expected, waiting] of cases)
  test(`a text of the Work Experience Sheet tells of ${name}`, () => {
    const { of, left } = textsOfWork(works, texts);
    assert.deepEqual(
      works.map((one) => of.get(one)?.from ?? null),
      expected,
    );
    assert.deepEqual(
      left.map(({ from }) => from),
      waiting,
    );
  });

test('however the record is corrected, each text tells of one work or waits, and no work has two', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2020-01-${String(n).padStart(2, '0')}`);
  const position = fc.constantFrom('Clerk', 'Driver');
  const works = fc.array(fc.record({ from: day, to: fc.option(day), position }), { maxLength: 5 });
  const texts = fc.array(fc.record({ from: fc.option(day), position }), { maxLength: 6 });
  fc.assert(
    fc.property(works, texts, (record, written) => {
      const { of, left } = textsOfWork(record, written);
      const told = [...of.values()];
      assert.equal(new Set([...told, ...left]).size, written.length);
      assert.equal(told.length + left.length, written.length);
    }),
  );
});
