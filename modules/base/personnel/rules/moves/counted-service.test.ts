import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countedServiceSince, type ServedAppointment } from './counted-service.ts';
import { describeStepCount } from './step-count.ts';

const served = (status: string, positionId: number, from: string, until: string | null = null): ServedAppointment => ({
  status,
  positionId,
  from,
  until,
});

const CASES: [name: string, appointments: ServedAppointment[], since: string][] = [
  ['permanent from the first day', [served('PERM', 1, '2021-08-16')], '2021-08-16'],
  [
    'years as temporary in the same position count',
    [served('TEMP', 1, '2020-08-16', '2021-08-16'), served('PERM', 1, '2021-08-16')],
    '2020-08-16',
  ],
  [
    'so do two of them in a row',
    [served('TEMP', 1, '2019-08-16', '2020-08-16'), served('TEMP', 1, '2020-08-16', '2021-08-16'), served('PERM', 1, '2021-08-16')],
    '2019-08-16',
  ],
  [
    'years as temporary in another position do not',
    [served('TEMP', 2, '2020-08-16', '2021-08-16'), served('PERM', 1, '2021-08-16')],
    '2021-08-16',
  ],
  ['nor those before a gap', [served('TEMP', 1, '2020-08-16', '2021-08-15'), served('PERM', 1, '2021-08-16')], '2021-08-16'],
  ['years as contractual do not', [served('CONTR', 1, '2020-08-16', '2021-08-16'), served('PERM', 1, '2021-08-16')], '2021-08-16'],
  ['nor those as casual', [served('CAS', 1, '2020-08-16', '2021-08-16'), served('PERM', 1, '2021-08-16')], '2021-08-16'],
  [
    'a transfer of a permanent employee goes on',
    [served('PERM', 2, '2020-08-16', '2021-08-16'), served('PERM', 1, '2021-08-16')],
    '2020-08-16',
  ],
];

for (const [name, appointments, since] of CASES) test(name, () => assert.equal(countedServiceSince(appointments), since));

test('a move tells that years as contractual do not lead to a step', () => {
  const count = { before: 12, after: 12, isWithoutGap: true };
  assert.match(describeStepCount({ ...count, isCounted: true }), /continue/);
  assert.match(describeStepCount({ ...count, isCounted: false }), /begin with this appointment/);
});
