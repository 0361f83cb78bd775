import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOwner, describeRow } from './describe-row.ts';

const as = { role: 'head', seat_id: 1, seat: 'Head of the Accounting Office', in_place_of: null };
const row = {
  owner: 'Castillo, Charmaine',
  office: 'ACCT',
  word: null,
  title: 'Vacation Leave, 9–10 Dec 2026, 2 days',
  people: 0,
  says: null,
  as,
};
const today = '2026-11-29';

test('a row of the inbox begins with what differs, without the year that it is', () => {
  assert.equal(describeRow(row, today), 'Vacation Leave, 9–10 Dec, 2 days · ACCT');
  assert.equal(
    describeRow({ ...row, title: 'Vacation Leave, 3–4 Dec 2026 (4 Dec morning), 1.5 days' }, today),
    'Vacation Leave, 3–4 Dec (4 Dec morning), 1.5 days · ACCT',
  );
  assert.equal(
    describeRow({ ...row, title: 'Vacation Leave, 7 Dec 2026, morning, 0.5 day' }, today),
    'Vacation Leave, 7 Dec, morning, 0.5 day · ACCT',
  );
  assert.equal(
    describeRow({ ...row, title: '5 Jan 2027, device error', word: 'Appeal' }, today),
    'Appeal: 5 Jan 2027, device error · ACCT',
  );
  assert.equal(describeRow({ ...row, title: 'DTR of October 2026' }, today), 'DTR of October 2026 · ACCT');
  assert.equal(
    describeRow({ ...row, as: { ...as, in_place_of: 'Cruz, Ana' } }, today),
    'Vacation Leave, 9–10 Dec, 2 days · for Cruz, Ana · ACCT',
  );
});

test('a request of many is told by its office and how many they are', () => {
  assert.equal(describeOwner(row), 'Castillo, Charmaine');
  assert.equal(describeOwner({ ...row, owner: null, people: 6 }), 'ACCT, 6 people');
  assert.equal(describeOwner({ ...row, owner: null, office: null }), row.title);
});

test('figures of the record stand beside what is asked for, and first where the row begins with the title', () => {
  const run = {
    ...row,
    owner: null,
    office: 'OP',
    word: 'Payroll',
    title: 'Regular payroll, November 2026',
    says: '305 people, net PHP 9,012,345.67',
  };
  assert.equal(describeOwner(run), 'Regular payroll, November 2026');
  assert.equal(describeRow(run, today), '305 people, net PHP 9,012,345.67 · OP');
  assert.equal(describeRow({ ...row, title: '20 days', says: 'PHP 40,000.00' }, today), '20 days · PHP 40,000.00 · ACCT');
});
