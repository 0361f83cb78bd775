import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { joinStays, monthsOfService, servesOn } from './months-of-service.ts';

const all = { stays: [{ from: '2020-01-06', to: '2099-12-31' }], unpaid: [] };

for (const [name, from, to, months] of [
  ['January to October', '2026-01-01', '2026-10-31', 10],
  ['120 days are four months', '2026-02-01', '2026-05-31', 4],
  ['119 are three', '2026-02-02', '2026-05-31', 3],
  ['a day before the service', '2019-12-01', '2020-01-05', 0],
] as const)
  test(name, () => assert.equal(monthsOfService(all, from, to).months, months));

test('half a day without pay takes a month that is just complete', () => {
  const service = { ...all, unpaid: [{ date: '2026-03-02', thousandths: 500 }] };
  assert.deepEqual(monthsOfService(service, '2026-02-01', '2026-05-31'), { days: 120, unpaid: 500, months: 3 });
});

test('days without pay of other months take nothing', () => {
  const service = { ...all, unpaid: [{ date: '2026-06-01', thousandths: 1000 }] };
  assert.equal(monthsOfService(service, '2026-02-01', '2026-05-31').months, 4);
});

test('stays without a gap are one, and a day is served in it', () => {
  const stays = [
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-02', to: '2026-03-31' },
  ];
  assert.deepEqual(joinStays(stays), [{ from: '2026-01-01', to: '2026-02-28' }, stays[2]]);
  assert.equal(servesOn({ stays }, '2026-02-01'), true);
  assert.equal(servesOn({ stays }, '2026-03-01'), false);
});

test('the days of two windows add up to those of both', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((days) => Temporal.PlainDate.from('2025-01-01').add({ days }).toString());
  fc.assert(
    fc.property(fc.tuple(day, day, day), fc.tuple(day, day), (window, stay) => {
      const [from, cut, to] = window.toSorted((one, other) => one.localeCompare(other)) as [string, string, string];
      const [first, last] = stay.toSorted((one, other) => one.localeCompare(other)) as [string, string];
      const service = { stays: [{ from: first, to: last }], unpaid: [] };
      const next = Temporal.PlainDate.from(cut).add({ days: 1 }).toString();
      const days = (start: string, end: string) => monthsOfService(service, start, end).days;
      assert.equal(days(from, cut) + days(next, to), days(from, to));
    }),
  );
});
