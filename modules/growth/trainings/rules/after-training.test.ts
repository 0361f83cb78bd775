import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, addMonths } from '@talaan/performance/rules/period/days.ts';
import { attendedOf } from './attendance.ts';
import { needsFunds, sumBudget } from './budget.ts';
import { applicationDue, learningGain, meanReaction } from './evaluation.ts';
import { DEFAULT_FOLLOW_UP, whyNotFollowUp } from './follow-up.ts';
import { sheetChange } from './sheet-row.ts';

const { certificate_from: CERTIFICATE_FROM } = DEFAULT_FOLLOW_UP;
const SESSIONS = [1, 2, 3, 4, 5].map((id) => ({ id, minutes: 240 }));
const attended = (scanned: number[]) => attendedOf(SESSIONS, scanned, CERTIFICATE_FROM);

test('four of five half days are 80 %, 16 hours, and give a certificate; three do not', () => {
  assert.deepEqual(attended([1, 2, 3, 4]), { minutes: 960, of: 1200, hours: 1600, is_completed: true });
  assert.equal(attended([1, 2, 3]).is_completed, false);
});

test('a session that is scanned twice counts once, and one of another programme not at all', () => {
  assert.deepEqual(attended([1, 1, 2, 99]), attended([1, 2]));
  assert.equal(attended([1, 1, 1, 1]).is_completed, false);
});

test('a programme without sessions gives no certificate', () => assert.equal(attendedOf([], [], CERTIFICATE_FROM).is_completed, false));

test('attended minutes are never more than there are, and the hours are those minutes', () => {
  const session = fc.integer({ min: 1, max: 600 });
  fc.assert(
    fc.property(fc.array(session, { maxLength: 10 }), fc.array(fc.nat({ max: 12 })), (minutes, scanned) => {
      const found = attendedOf(
        minutes.map((one, id) => ({ id, minutes: one })),
        scanned,
        CERTIFICATE_FROM,
      );
      return found.minutes <= found.of && Math.abs(found.hours * 60 - found.minutes * 100) <= 30;
    }),
  );
});

test('the application is evaluated from three to six months after, with a reminder each month', () => {
  assert.deepEqual(applicationDue('2026-08-31', DEFAULT_FOLLOW_UP), {
    opens_on: '2026-11-30',
    due_on: '2027-02-28',
    reminders: ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
  });
});

test('the months of the evaluation are a setting, and it is not due before it opens', () => {
  const once = { ...DEFAULT_FOLLOW_UP, application_from: 4, application_to: 4 };
  assert.deepEqual(applicationDue('2026-08-31', once).reminders, ['2026-12-31']);
  assert.equal(whyNotFollowUp(once), null);
  assert.match(whyNotFollowUp({ ...once, application_to: 3 })!, /due before it opens/);
});

test('the mean reaction has two decimals; learning is measured of who took both tests', () => {
  assert.equal(meanReaction([5, 4, 4]), 4330);
  assert.equal(meanReaction([]), null);
  assert.equal(
    learningGain([
      { before: 40, after: 75 },
      { before: 60, after: 81 },
      { before: 10, after: null },
    ]),
    28,
  );
  assert.equal(learningGain([{ before: null, after: 90 }]), null);
});

test('the mean reaction lies between the lowest and the highest answer', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (answers) => {
      const mean = meanReaction(answers)!;
      return mean >= Math.min(...answers) * 1000 && mean <= Math.max(...answers) * 1000;
    }),
  );
});

const ROW = { id: 7, title: 'Supervisory Development Course, Track I', from: '2026-09-07' };
const training = { title: 'SUPERVISORY  development course – track I', from: '2026-09-07' };

test('a row with the same title and first day is verified, not doubled; without a certificate nothing is added', () => {
  assert.deepEqual(sheetChange(training, true, [ROW]), { does: 'VERIFY', row_id: 7 });
  assert.deepEqual(sheetChange(training, true, [{ ...ROW, from: '2026-09-08' }]), { does: 'ADD' });
  assert.deepEqual(sheetChange({ ...training, title: 'Track II' }, true, [ROW]), { does: 'ADD' });
  assert.deepEqual(sheetChange(training, false, [ROW]), { does: 'NOTHING' });
});

test('a training that is closed twice is one row', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (title) => {
      const closed = { title, from: '2026-09-07' };
      return sheetChange(closed, true, [{ id: 1, ...closed }]).does === 'VERIFY';
    }),
  );
});

test('the budget is what was planned, approved and spent; what is not spent yet is open', () => {
  const costs = [
    { planned: 1_000_000, approved: 900_000, spent: 850_000 },
    { planned: 500_000, approved: 500_000, spent: null },
    { planned: 300_000, approved: null, spent: null },
  ];
  assert.deepEqual(sumBudget(costs), { planned: 1_800_000, approved: 1_400_000, spent: 850_000, open: 500_000 });
  assert.deepEqual([needsFunds({ fee: 0, travel: 0 }), needsFunds({ fee: 0, travel: 1 })], [false, true]);
});

test('reminders of the application are four, each a month later, from the third to the sixth month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
      const last = addDays('2024-01-01', days);
      const { opens_on: opens, due_on: due, reminders } = applicationDue(last, DEFAULT_FOLLOW_UP);
      return (
        reminders.length === 4 &&
        opens === addMonths(last, 3) &&
        due === addMonths(last, 6) &&
        reminders.every((day) => opens <= day && day <= due)
      );
    }),
  );
});

test('budgets of two groups of trainings add up', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  const costs = fc.array(fc.record({ planned: amount, approved: fc.option(amount), spent: fc.option(amount) }));
  fc.assert(
    fc.property(costs, costs, (some, others) => {
      const [all, one, other] = [sumBudget([...some, ...others]), sumBudget(some), sumBudget(others)];
      return (['planned', 'approved', 'spent', 'open'] as const).every((key) => all[key] === one[key] + other[key]);
    }),
  );
});
