import assert from 'node:assert/strict';
import { test } from 'node:test';
import { people } from '@talaan/testing/demo-records.ts';
import { readFiling } from '../../contract/filing.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const { kit, file, give } = openLeave();

test('the form says what applications leave of the five days of forced leave', async () => {
  const types = async () => (await kit.people.employee.call(readFiling, { query: {} })).body.types;
  const left = async () => (await types()).find(({ code }) => code === 'FL')!.left;
  await give(people.accountingClerk.id, { VL: 12_000, SL: 12_000 });
  const before = (await left())!;
  await file('employee', 'FL', [{ date: '2026-12-17', part: 'DAY' }]);
  assert.equal(await left(), before - 1000);
});
