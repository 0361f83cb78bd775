import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cells, dayOf } from '../fixtures/day-of.ts';

/** What was punched, and the four cells of the time record that it fills. */
const CASES: [name: string, punches: string, cells: string][] = [
  ['the earliest punch before noon is the arrival', '07:30 07:50 12:00 13:00 17:00', '07:30 12:00 13:00 17:00'],
  ['a late arrival is an arrival when there is a noon punch', '11:20 12:01 12:58 17:00', '11:20 12:01 12:58 17:00'],
  ['a late single morning punch with a punch at 13:00 is still the arrival', '11:20 13:00 17:00', '11:20 - 13:00 17:00'],
  ['a late single morning punch without a noon punch is the departure', '11:50 13:20 17:00', '- 11:50 13:20 17:00'],
  ['of several noon punches the first goes out and the last comes in', '08:00 12:01 12:30 12:58 17:00', '08:00 12:01 12:58 17:00'],
  ['a single noon punch at 12:30 is the departure', '08:00 12:30 17:00', '08:00 12:30 - 17:00'],
  ['a single noon punch at 12:31 is the arrival', '08:00 12:31 17:00', '08:00 - 12:31 17:00'],
  ['who left early in the morning has that departure', '08:00 10:30 13:00 17:00', '08:00 10:30 13:00 17:00'],
  ['a noon departure goes before an earlier one', '08:00 10:30 12:10 13:00 17:00', '08:00 12:10 13:00 17:00'],
  ['back only after 14:00 is the arrival of the afternoon', '08:00 12:00 14:30 17:00', '08:00 12:00 14:30 17:00'],
  ['a single punch after 14:00 is the departure', '08:00 12:00 14:30', '08:00 12:00 - 14:30'],
  ['without a morning the first punch after 14:00 is the arrival', '14:10 17:00', '- - 14:10 17:00'],
  ['without a morning departure a punch after 14:00 is no arrival', '08:00 15:00 17:00', '08:00 - - 17:00'],
  ['the last punch of the day is the departure', '08:00 12:00 13:00 17:00 18:30', '08:00 12:00 13:00 18:30'],
  ['with nothing later the last of three noon punches is the arrival', '08:00 12:00 12:57 13:00', '08:00 12:00 13:00 -'],
  ['who comes back in the evening has left in the afternoon', '10:00 16:00 21:00 22:00', '10:00 - - 16:00'],
  ['so has who punched at noon as well', '08:00 12:00 13:00 16:00 21:00 22:00', '08:00 12:00 13:00 16:00'],
  ['who is back within two hours has left late', '08:00 12:00 13:00 16:00 17:59', '08:00 12:00 13:00 17:59'],
  ['who works on into the evening has left late', '08:00 12:00 13:00 19:05', '08:00 12:00 13:00 19:05'],
  ['who left at the end of work and comes back has left late', '08:00 12:00 13:00 17:00 20:00', '08:00 12:00 13:00 20:00'],
  ['two punches between 13:00 and 14:00 are no noon punch of a late morning', '11:20 13:10 13:30 17:00', '- 11:20 13:30 17:00'],
  ['13:59 still belongs to the noon break', '08:00 13:59 17:00', '08:00 - 13:59 17:00'],
  ['14:00 does not', '08:00 14:00 17:00', '08:00 - - 17:00'],
  ['a single morning punch at 11:00 is the arrival', '11:00 13:20 17:00', '11:00 - 13:20 17:00'],
  ['a single morning punch at 11:01 is the departure', '11:01 13:20 17:00', '- 11:01 13:20 17:00'],
  ['a double punch at the end keeps its last', '08:00 12:00 13:00 17:00 17:02', '08:00 12:00 13:00 17:02'],
  ['a double punch at the start keeps its first', '08:00 08:02 12:00 13:00 17:00', '08:00 12:00 13:00 17:00'],
  ['a double punch across noon goes out with its last', '08:00 11:59 12:01 13:00 17:00', '08:00 12:01 13:00 17:00'],
  ['a double punch across 13:00 comes in with its first', '08:00 12:00 12:59 13:01 17:00', '08:00 12:00 12:59 17:00'],
  ['punches three minutes apart are two', '08:00 12:00 12:03 17:00', '08:00 12:00 12:03 17:00'],
];

for (const [name, punches, expected] of CASES) {
  test(name, () => assert.equal(cells(dayOf(punches)), expected));
}

test('a chain of close punches is one: 07:58 08:00 08:02 is the arrival, 12:00 12:02 12:04 the departure', () => {
  const morning = dayOf('07:58 08:00 08:02 13:00 17:00');
  assert.deepEqual([cells(morning), morning.status], ['07:58 - 13:00 17:00', 'INCOMPLETE']);
  const noon = dayOf('08:00 12:00 12:02 12:04 17:00');
  assert.deepEqual([cells(noon), noon.status], ['08:00 12:04 - 17:00', 'INCOMPLETE']);
});

test('a chain of close punches ends after ten minutes', () => {
  assert.equal(cells(dayOf('08:00 12:00 12:02 12:04 12:06 12:08 12:10 12:12 17:00')), '08:00 12:10 12:12 17:00');
});

test('with the morning on leave the first noon punch is the arrival', () => {
  const result = dayOf('12:40 12:58 17:00', [{ kind: 'LEAVE', covers: 'AM', code: 'VL', label: 'vacation leave' }]);
  assert.equal(cells(result), '- - 12:40 17:00');
});

test('with the morning on leave an early arrival is that of the afternoon', () => {
  const result = dayOf('11:30 17:00', [{ kind: 'LEAVE', covers: 'AM', code: 'VL', label: 'vacation leave' }]);
  assert.deepEqual([cells(result), result.status], ['- - 11:30 17:00', 'COMPLETE']);
});

test('with the afternoon on leave a departure after 13:00 is that of the morning', () => {
  const result = dayOf('08:00 13:30', [{ kind: 'LEAVE', covers: 'PM', code: 'SL', label: 'sick leave' }]);
  assert.deepEqual([cells(result), result.status], ['08:00 13:30 - -', 'COMPLETE']);
});
