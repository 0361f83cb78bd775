import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countFrom, stepDue, type PaidSalary, type UnpaidAbsence } from './step-due.ts';
import { holdStep, type StepFacts } from './hold-step.ts';

const paid = (grade: number, step: number, from: string, until: string | null = null, isMerit = false): PaidSalary => ({
  grade,
  step,
  from,
  until,
  isMerit,
});
const dueOf = (salaries: PaidSalary[], absences: UnpaidAbsence[] = []) => stepDue(countFrom(salaries)!, absences).date;
const facts = (differences: Partial<StepFacts>): StepFacts => ({
  grade: 12,
  step: 1,
  status: 'PERM',
  standing: null,
  withheld: null,
  weak: null,
  amount: 30_705_00,
  tableAmount: 30_705_00,
  nextAmount: 30_989_00,
  ...differences,
});

test('worked example 5: SG 12 step 1, permanent from 16 August 2021, has step 2 on 16 August 2024, 284 more', () => {
  assert.equal(dueOf([paid(12, 1, '2021-08-16')]), '2024-08-16');
  assert.equal(holdStep(facts({})), null);
  assert.equal(30_989_00 - 30_705_00, 284_00);
});

test('worked example 6: 40 days without pay move it by the 25 that exceed 15, to 10 September 2024', () => {
  const absences = [
    { from: '2022-03-01', until: '2022-03-26', days: 25_000 },
    { from: '2023-05-01', until: '2023-05-16', days: 15_000 },
  ];
  assert.equal(dueOf([paid(12, 1, '2021-08-16')], absences), '2024-09-10');
});

test('15 days without pay do not count against anybody', () => {
  assert.equal(dueOf([paid(12, 1, '2021-08-16')], [{ from: '2022-03-01', until: '2022-03-16', days: 15_000 }]), '2024-08-16');
});

test('worked example 7: a promotion from SG 15 to SG 18 on 1 March 2023 begins anew; next step 1 March 2026', () => {
  assert.equal(dueOf([paid(15, 1, '2021-02-01', '2023-03-01'), paid(18, 1, '2023-03-01')]), '2026-03-01');
});

test('worked example 8: at step 8 nothing is granted, nor at step 2 of SG 33', () => {
  assert.equal(holdStep(facts({ step: 8 })), 'highest');
  assert.equal(holdStep(facts({ grade: 33, step: 2 })), 'highest');
});

test('worked example 9: only the permanent and active ones are due', () => {
  assert.equal(holdStep(facts({ status: 'TEMP' })), 'status');
  assert.equal(holdStep(facts({ standing: 'SUSP' })), 'standing');
  assert.equal(holdStep(facts({ standing: 'STUDY' })), null);
  assert.equal(holdStep(facts({ withheld: 'No Satisfactory rating in 2025' })), 'withheld');
  assert.equal(holdStep(facts({ weak: 'Poor until 30 Jun 2026 (IPCR)' })), 'rating');
});

test('a transfer or reappointment to the same grade without a gap goes on counting, a gap does not', () => {
  const transferred = [paid(12, 1, '2021-08-16', '2023-01-01'), paid(12, 1, '2023-01-01')];
  assert.equal(dueOf(transferred), '2024-08-16');
  const returned = [paid(12, 1, '2021-08-16', '2023-01-01'), paid(12, 1, '2023-02-01')];
  assert.equal(dueOf(returned), '2026-02-01');
});

test('the next three years run from the last step, also through salary adjustments; one for merit does not begin them anew', () => {
  const salaries = [paid(12, 1, '2018-06-01', '2021-06-01'), paid(12, 2, '2021-06-01', '2022-01-01'), paid(12, 2, '2022-01-01')];
  assert.equal(dueOf(salaries), '2024-06-01');
  assert.equal(dueOf([paid(12, 1, '2021-06-01', '2022-07-01'), paid(12, 2, '2022-07-01', null, true)]), '2024-06-01');
});

test('when the table in force is not yet paid, the salary adjustment comes first', () => {
  assert.equal(holdStep(facts({ tableAmount: 32_000_00, nextAmount: 32_300_00 })), 'adjustment');
});

test('three years from 29 February are complete with 28 February', () => {
  assert.equal(dueOf([paid(12, 1, '2024-02-29')]), '2027-03-01');
  assert.equal(dueOf([paid(12, 1, '2021-03-01')]), '2024-03-01');
});

test('a step is never due before three years, nor earlier for more absence, and moves by just what exceeds 15 days', () => {
  const absence = fc.tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 1, max: 60 })).map(([start, days]) => {
    const from = Temporal.PlainDate.from('2020-03-05').add({ days: start });
    return { from: from.toString(), until: from.add({ days }).toString(), days: days * 1000 };
  });
  fc.assert(
    fc.property(fc.array(absence, { maxLength: 6 }), absence, (absences, another) => {
      const count = { anchor: '2020-03-05', since: '2020-03-05' };
      const due = stepDue(count, absences);
      assert.ok(due.date >= '2023-03-05');
      assert.ok(stepDue(count, [...absences, another]).date >= due.date);
      assert.equal(due.date, Temporal.PlainDate.from('2023-03-05').add({ days: due.moved }).toString());
      assert.equal(due.moved, Math.ceil(Math.max(0, due.unpaid - 15_000) / 1000));
    }),
  );
});
