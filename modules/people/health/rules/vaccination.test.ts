import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findDoseFaults } from './find-dose-faults.ts';
import { standingsOf, statusOn, type Brand, type Dose, type Status } from './vaccination-status.ts';

const BRANDS: Brand[] = [
  { code: 'SINOVAC', from: '2021-03-01', doses: 2, least_days: 21 },
  { code: 'AZ', from: '2021-03-01', doses: 2, least_days: 28 },
  { code: 'MODERNA', from: '2021-03-01', doses: 2, least_days: 21 },
  { code: 'AZ', from: '2023-01-01', doses: 2, least_days: 56 },
  { code: 'JANSSEN', from: '2021-03-01', doses: 1, least_days: 21 },
];
const DAYS = 14;
const doses = (...given: [string, string][]): Dose[] => given.map(([brand, date]) => ({ brand, date }));
const SINOVAC = doses(['SINOVAC', '2022-03-01'], ['SINOVAC', '2022-03-29']);
const JANSSEN = doses(['JANSSEN', '2022-03-01']);
const BOOSTED = [...SINOVAC, ...doses(['MODERNA', '2022-10-01'], ['MODERNA', '2023-03-01'], ['MODERNA', '2023-09-01'])];

const CASES: [string, string, readonly Dose[], Status, string | null, string | null][] = [
  ['two doses of Sinovac, the day before', '2022-04-11', SINOVAC, 'PARTIAL', '2022-03-01', '2022-04-12'],
  ['two doses of Sinovac, from the fourteenth day', '2022-04-12', SINOVAC, 'FULL', '2022-04-12', null],
  ['one dose of Sinovac', '2022-03-20', SINOVAC, 'PARTIAL', '2022-03-01', null],
  ['before the first dose', '2022-02-28', SINOVAC, 'NOT_DECLARED', null, null],
  ['Janssen, the day before', '2022-03-14', JANSSEN, 'PARTIAL', '2022-03-01', '2022-03-15'],
  ['Janssen, from the fourteenth day', '2022-03-15', JANSSEN, 'FULL', '2022-03-15', null],
  ['dose 1 of Moderna alone', '2026-01-01', doses(['MODERNA', '2022-03-01']), 'PARTIAL', '2022-03-01', null],
  ['a booster on its day', '2022-10-01', BOOSTED, 'BOOSTER_1', '2022-10-01', null],
  ['two boosters', '2023-03-01', BOOSTED, 'BOOSTER_2', '2023-03-01', null],
  ['a third booster changes nothing', '2024-01-01', BOOSTED, 'BOOSTER_2', '2023-03-01', null],
  ['a booster before one is full waits for that day', '2022-03-10', [...JANSSEN, ...doses(['MODERNA', '2022-03-10'])], 'PARTIAL', '2022-03-01', '2022-03-15'],
  ['the same from that day', '2022-03-15', [...JANSSEN, ...doses(['MODERNA', '2022-03-10'])], 'BOOSTER_1', '2022-03-15', null],
]; // prettier-ignore

for (const [name, day, given, status, since, next] of CASES)
  test(`${name}: ${status}`, () => {
    const found = statusOn(day, { doses: given, declares_none: false }, BRANDS, DAYS);
    assert.deepEqual([found.status, found.since, found.next?.on ?? null], [status, since, next]);
    assert.match(found.why, /^\w.*\.$/);
  });

test('who is silent is not called unvaccinated', () => {
  const of = (none: boolean) => statusOn('2026-01-01', { doses: [], declares_none: none }, BRANDS, DAYS).status;
  assert.deepEqual([of(false), of(true)], ['NOT_DECLARED', 'NOT_VACCINATED']);
});

const FAULTS: [string, readonly Dose[], Record<string, RegExp>, number][] = [
  ['a dose tomorrow', doses(['AZ', '2026-12-01']), { 'doses.0.date': /still to come/ }, 0],
  ['a second dose before the first', doses(['AZ', '2022-03-29'], ['AZ', '2022-03-01']), { 'doses.1.date': /after dose 1, of 29 Mar 2022/ }, 0],
  ['the same dose twice', doses(['AZ', '2022-03-01'], ['AZ', '2022-03-01']), { 'doses.1.date': /once/ }, 0],
  ['an unknown vaccine', doses(['X', '2022-03-01']), { 'doses.0.brand': /Choose/ }, 0],
  ['AstraZeneca after 27 days', doses(['AZ', '2022-03-01'], ['AZ', '2022-03-28']), {}, 1],
  ['AstraZeneca after 28 days', doses(['AZ', '2022-03-01'], ['AZ', '2022-03-29']), {}, 0],
  ['AstraZeneca after 28 days by later terms', doses(['AZ', '2023-03-01'], ['AZ', '2023-03-29']), {}, 1],
]; // prettier-ignore

for (const [name, given, expected, warnings] of FAULTS)
  test(`${name} is ${Object.keys(expected).length > 0 ? 'refused' : warnings > 0 ? 'warned of' : 'saved'}`, () => {
    const found = findDoseFaults(given, BRANDS, '2026-11-30');
    assert.deepEqual(Object.keys(found.faults), Object.keys(expected));
    for (const [field, message] of Object.entries(expected)) assert.match(found.faults[field]!.join(), message);
    assert.equal(found.warnings.length, warnings);
  });

const RANK: Status[] = ['NOT_DECLARED', 'PARTIAL', 'FULL', 'BOOSTER_1', 'BOOSTER_2'];
const dayAt = (offset: number) => Temporal.PlainDate.from('2021-01-01').add({ days: offset }).toString();

test('a status never falls as days pass, what it becomes next is what it is on that day, and what is kept says the same', () => {
  const dose = fc.record({ brand: fc.constantFrom(...BRANDS.map(({ code }) => code)), at: fc.integer({ min: 0, max: 600 }) });
  fc.assert(
    fc.property(
      fc.uniqueArray(dose, { maxLength: 6, selector: ({ at }) => at }),
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 0, max: 100 }),
      (taken, at, later) => {
        const given = taken.toSorted((one, other) => one.at - other.at).map(({ brand, at: day }) => ({ brand, date: dayAt(day) }));
        const on = (day: string) => statusOn(day, { doses: given, declares_none: false }, BRANDS, DAYS);
        const [before, after] = [on(dayAt(at)), on(dayAt(at + later))];
        assert.ok(RANK.indexOf(before.status) <= RANK.indexOf(after.status));
        const standings = standingsOf({ doses: given, declares_none: false, declared_on: dayAt(0) }, BRANDS, DAYS);
        assert.equal(standings.findLast(({ from_day: from }) => from <= dayAt(at))?.status ?? 'NOT_DECLARED', before.status);
        if (before.next) assert.ok(RANK.indexOf(on(before.next.on).status) >= RANK.indexOf(before.next.status));
      },
    ),
  );
});
