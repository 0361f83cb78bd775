import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DEFAULT_ADJECTIVES } from '../known-scales.ts';
import { addDays, daysFrom } from './days.ts';
import { ratePerson, type FinalOfPart } from './rate-person.ts';
import { AWAY_CAUSES, serviceInPeriod, type Away, type Stay } from './service-in-period.ts';

const PERIOD = { from: '2026-01-01', to: '2026-06-30' };
const stay = (from: string, to: string | null = null, more: Partial<Stay> = {}): Stay => ({
  id: 1,
  from,
  to,
  office_id: 10,
  is_outside: false,
  ...more,
});
const service = (stays: Stay[], away: Away[] = []) => serviceInPeriod(stays, away, PERIOD, 90);

const SERVED: [string, Stay[], Away[], number[], RegExp | null][] = [
  ['the whole half year', [stay('2019-01-01')], [], [181], null],
  ['90 days to the end', [stay('2026-04-02')], [], [90], null],
  ['89 days to the end', [stay('2026-04-03')], [], [89], /^89 of 181 days in service; a rating needs 90\.$/],
  ['a transfer on 1 April', [stay('2019-01-01', '2026-03-31'), stay('2026-04-01', null, { id: 2, office_id: 20 })], [], [90, 91], null],
  [
    'two short parts that are 90 days together',
    [stay('2026-02-20', '2026-03-31'), stay('2026-05-12', null, { id: 2 })],
    [],
    [40, 50],
    null,
  ],
  [
    'full study leave',
    [stay('2019-01-01')],
    [{ from: '2025-08-01', to: '2027-05-31', cause: 'STUDY' }],
    [],
    /^0 of 181 days in service, besides 181 days on study leave/,
  ],
  ['a sabbatical to 31 March', [stay('2019-01-01')], [{ from: '2026-01-01', to: '2026-03-31', cause: 'SABBATICAL' }], [91], null],
  [
    '92 days without pay',
    [stay('2019-01-01')],
    [{ from: '2026-01-01', to: '2026-04-02', cause: 'WITHOUT_PAY' }],
    [89],
    /89 of 181 days in service, besides 92 days without pay/,
  ],
  [
    'days away that overlap count once',
    [stay('2019-01-01')],
    [
      { from: '2026-01-01', to: '2026-01-10', cause: 'STUDY' },
      { from: '2026-01-10', to: '2026-01-20', cause: 'WITHOUT_PAY' },
    ],
    [161],
    null,
  ],
];

for (const [name, stays, away, days, reason] of SERVED)
  test(`${name}: ${days.join(' and ') || 'no'} days`, () => {
    const found = service(stays, away);
    assert.deepEqual(
      found.parts.map((part) => part.days),
      days,
    );
    assert.equal(found.is_rated, reason === null);
    if (reason) assert.match(found.reason!, reason);
  });

test('during a detail the receiving agency rates, and the own office what is before and after it', () => {
  const detail = stay('2026-02-01', '2026-05-31', { id: 2, office_id: 99, is_outside: true });
  assert.deepEqual(
    service([stay('2019-01-01'), detail]).parts.map(({ stay_id, is_outside, from, to, days }) => [stay_id, is_outside, from, to, days]),
    [
      [1, false, '2026-01-01', '2026-06-30', 61],
      [2, true, '2026-02-01', '2026-05-31', 120],
    ],
  );
});

const part = (office_id: number, days: number, final: number | null, from = '2026-01-01'): FinalOfPart => ({
  office_id,
  from,
  days,
  final,
});

const RATED: [string, FinalOfPart[], [final: number, office: number] | null][] = [
  ['one form', [part(1, 181, 4280)], [4280, 1]],
  ['60 days of 4.00 and 121 of 5.00', [part(1, 60, 4000), part(2, 121, 5000, '2026-03-02')], [4670, 2]],
  ['equal days belong to the later office', [part(1, 90, 4000), part(2, 90, 5000, '2026-04-02')], [4500, 2]],
  ['a part without a rating does not count', [part(1, 100, 4000), part(2, 81, null, '2026-04-11')], [4000, 1]],
  ['two stays in one office add up', [part(1, 60, 4000), part(2, 61, 4000, '2026-03-02'), part(1, 60, 4000, '2026-05-02')], [4000, 1]],
  ['no rating at all', [part(1, 181, null)], null],
];

for (const [name, parts, expected] of RATED)
  test(`rating of a person: ${name}`, () => {
    const found = ratePerson(parts, DEFAULT_ADJECTIVES);
    assert.deepEqual(found && [found.final, found.office_id], expected);
  });

const day = fc.integer({ min: -60, max: 240 }).map((days) => addDays(PERIOD.from, days));
const span = fc.tuple(day, day).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));
const stays = fc
  .array(fc.record({ span, office_id: fc.integer({ min: 1, max: 3 }) }), { maxLength: 4 })
  .map((all) => all.map(({ span: { from, to }, office_id }, at): Stay => ({ id: at, from, to, office_id, is_outside: false })));
const aways = fc.array(
  fc.record({ span, cause: fc.constantFrom(...AWAY_CAUSES) }).map(({ span: { from, to }, cause }): Away => ({ from, to, cause })),
  { maxLength: 3 },
);

test('each day of service counts once, for one part, and no day away counts', () => {
  fc.assert(
    fc.property(stays, aways, (all, away) => {
      const counted = Array.from({ length: 181 }, (_, at) => addDays(PERIOD.from, at)).filter(
        (one) => all.some(({ from, to }) => from <= one && to! >= one) && !away.some(({ from, to }) => from <= one && to >= one),
      );
      const found = service(all, away);
      assert.equal(found.days, counted.length);
      assert.ok(found.parts.every(({ from, to, days }) => days <= daysFrom(from, to)));
      return found.is_rated === counted.length >= 90;
    }),
    { numRuns: 60 },
  );
});

test('the rating of a person lies between those of the parts', () => {
  const final = fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths * 10);
  const parts = fc.array(
    fc.record({ office_id: fc.integer({ min: 1, max: 3 }), from: day, days: fc.integer({ min: 1, max: 181 }), final }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(parts, (all) => {
      const found = ratePerson(all, DEFAULT_ADJECTIVES)!;
      const finals = all.map((one) => one.final);
      return found.final >= Math.min(...finals) && found.final <= Math.max(...finals);
    }),
  );
});
