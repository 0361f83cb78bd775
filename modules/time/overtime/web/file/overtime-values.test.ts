import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blankOvertime, bodyOf, newWindow, withoutDays, type OvertimeValues } from './overtime-values.ts';

const ANA = { id: 7, name: 'Reyes, Ana', avatar: null, office: 'ACCT' };
const BEN = { id: 8, name: 'Cruz, Ben', avatar: null, office: 'ACCT' };

const values = (whom: string[][]): OvertimeValues => ({
  ...blankOvertime(null),
  people: [ANA, BEN],
  windows: whom.map((own, at) => ({ ...newWindow([]), line: at + 1, date: `2026-11-2${at}`, whom: own })),
});
const duties = (typed: OvertimeValues) => bodyOf(typed).duties.map(({ personnel_id, date }) => [personnel_id, date]);

test('a day is for everyone who was chosen, unless it names some of them', () => {
  assert.deepEqual(duties(values([[], []])), [
    [7, '2026-11-20'],
    [7, '2026-11-21'],
    [8, '2026-11-20'],
    [8, '2026-11-21'],
  ]);
  assert.deepEqual(duties(values([[], ['8']])), [
    [7, '2026-11-20'],
    [8, '2026-11-20'],
    [8, '2026-11-21'],
  ]);
  assert.deepEqual(duties({ ...values([[]]), people: [] }), [[undefined, '2026-11-20']]);
});

test('a day that names only people who were removed is for everyone again', () => {
  assert.deepEqual(duties({ ...values([['9']]), people: [ANA] }), [[7, '2026-11-20']]);
});

test('who has no day is named', () => {
  assert.deepEqual(withoutDays(values([['8'], ['8']])), [ANA]);
  assert.deepEqual(withoutDays(values([['8'], []])), []);
});
