import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { agencySettings, standardsOf, valuesOn, type SetValue } from './agency-settings.ts';

const settings = agencySettings({
  module: 'test',
  title: 'Test',
  place: 1,
  settings: {
    clusterMinutes: { title: 'Cluster', help: '', unit: 'minutes', standard: 2, least: 0, most: 30 },
    instances: { title: 'Instances', help: '', unit: 'times', standard: 2, least: 1, most: 2 },
  },
});

const SET: SetValue[] = [
  { name: 'instances', from: '2026-07-01', value: 1 },
  { name: 'instances', from: '2027-01-01', value: 2 },
  { name: 'clusterMinutes', from: '2026-09-15', value: 5 },
  { name: 'gone', from: '2026-01-01', value: 9 },
];

for (const [date, clusterMinutes, instances] of [
  ['2026-06-30', 2, 2],
  ['2026-07-01', 2, 1],
  ['2026-09-14', 2, 1],
  ['2026-09-15', 5, 1],
  ['2027-01-01', 5, 2],
] as const)
  test(`on ${date} what was last set before it applies`, () => {
    assert.deepEqual(valuesOn(settings, SET, date), { clusterMinutes, instances });
  });

test('in whatever order values come, and a day before the first of them the standard applies', () => {
  const value = fc.record({
    name: fc.constantFrom('clusterMinutes', 'instances'),
    from: fc.integer({ min: 10, max: 28 }).map((day) => `2026-10-${day}`),
    value: fc.integer({ min: 0, max: 30 }),
  });
  const values = fc.uniqueArray(value, { selector: ({ name, from }) => `${name} ${from}`, maxLength: 8 });
  fc.assert(
    fc.property(values, fc.integer({ min: 10, max: 28 }), (set, day) => {
      const date = `2026-10-${day}`;
      assert.deepEqual(valuesOn(settings, set, date), valuesOn(settings, set.toReversed(), date));
      assert.deepEqual(valuesOn(settings, set, '2026-10-09'), standardsOf(settings));
    }),
  );
});
