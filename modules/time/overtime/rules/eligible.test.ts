import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whyNotEligible } from './eligible.ts';
import { whyNotInTime } from './in-time.ts';

test('chiefs of division and below render overtime, job orders do not, and pay needs a monthly salary', () => {
  assert.equal(whyNotEligible({ isGovernment: true, salaryGrade: 24 }, 'COC'), null);
  assert.match(whyNotEligible({ isGovernment: true, salaryGrade: 25 }, 'COC')!, /salary grade 25/);
  assert.match(whyNotEligible({ isGovernment: false, salaryGrade: null }, 'COC')!, /job orders/);
  assert.equal(whyNotEligible({ isGovernment: true, salaryGrade: null }, 'COC'), null);
  assert.match(whyNotEligible({ isGovernment: true, salaryGrade: null }, 'PAY')!, /monthly salary/);
});

test('overtime is ordered before its hours begin; an emergency within three days after', () => {
  const now = Temporal.Instant.from('2026-11-20T16:00:00+08:00');
  const at = (date: string, from: number, isEmergency = false) => whyNotInTime({ date, from }, { now, today: '2026-11-20', isEmergency });
  assert.equal(at('2026-11-20', 17 * 60), null);
  assert.match(at('2026-11-20', 16 * 60)!, /have begun/);
  assert.equal(at('2026-11-17', 17 * 60, true), null);
  assert.match(at('2026-11-16', 17 * 60, true)!, /within 3 days/);
});
