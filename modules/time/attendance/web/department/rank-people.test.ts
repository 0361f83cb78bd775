import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rankPeople, type PersonSums, type Statistic } from './rank-people.ts';

const none = { late_times: 0, late_minutes: 0, undertime_times: 0, undertime_minutes: 0, absent_thousandths: 0, incomplete_days: 0 };
const person = (id: number, fullname: string, office_id: number, more: Partial<PersonSums> = {}) => ({
  id,
  idno: `${id}`,
  fullname,
  avatar: null,
  office_id,
  ...none,
  ...more,
});
const statistic: Statistic = {
  units: [
    { id: 1, office: 'College', acronym: 'C', people: 2, ...none, late_minutes: 12 },
    { id: 2, office: 'Mathematics', acronym: 'M', people: 2, ...none, late_minutes: 240, absent_thousandths: 1000 },
    { id: 3, office: 'Physics', acronym: 'P', people: 1, ...none },
  ],
  personnel: [
    person(1, 'Abad', 1),
    person(2, 'Yap', 1, { late_minutes: 12 }),
    person(3, 'Cruz', 2, { absent_thousandths: 1000 }),
    person(4, 'Reyes', 2, { late_minutes: 240 }),
    person(5, 'Santos', 3),
  ],
};
const names = (...order: Parameters<typeof rankPeople>) =>
  rankPeople(...order).map(({ unit, people }) => [unit.office, ...people.map(({ fullname }) => fullname)]);

test('units and their people are in the order of one column, the most first', () => {
  assert.deepEqual(names(statistic, 'all', '-late'), [
    ['Mathematics', 'Reyes', 'Cruz'],
    ['College', 'Yap', 'Abad'],
    ['Physics', 'Santos'],
  ]);
});

test('only exceptions leave out people without any, and units of which none is left', () => {
  assert.deepEqual(names(statistic, 'exceptions', 'name'), [
    ['College', 'Yap'],
    ['Mathematics', 'Cruz', 'Reyes'],
  ]);
  assert.deepEqual(names(statistic, 'absent', '-absent'), [['Mathematics', 'Cruz']]);
  assert.deepEqual(names(statistic, 'incomplete', '-incomplete'), []);
});
