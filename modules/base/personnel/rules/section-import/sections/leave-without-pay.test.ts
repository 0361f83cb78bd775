import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SectionRow } from '../section-rows.ts';
import { judgeLeaves, type LeaveValues } from './leave-without-pay.ts';

const person = { id: 1, fullname: 'Dela Cruz, Juan', surname: 'Dela Cruz', first_name: 'Juan', birth_date: null };
const line = (days: number): SectionRow<LeaveValues> => ({
  line: 2,
  key: '2012-0001',
  person,
  messages: [],
  values: { idno: '2012-0001', days, from: '2026-03-02', until: '2026-03-07' },
});
const onRecord = (follows: boolean) => [
  { id: 7, personnelId: 1, from: '2026-03-02', until: '2026-03-07', fields: { days: 5000, remarks: '', follows } },
];
const service = new Map([[1, [{ from: '2020-01-01', until: null }]]]);

test('a file corrects a row that HR entered and begins on the same day', () => {
  const [judged] = judgeLeaves([line(3000)], { onRecord: onRecord(false), service });
  assert.deepEqual([judged?.plan?.id, judged?.row.messages.length], [7, 0]);
});

test('a row that follows from leave is not corrected by a file: the line is refused', () => {
  const [judged] = judgeLeaves([line(3000)], { onRecord: onRecord(true), service });
  assert.equal(judged?.plan, null);
  assert.match(judged.row.messages[0]!.message, /Another absence without pay runs from 2 Mar 2026 to 6 Mar 2026, on record/);
});
