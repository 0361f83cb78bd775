import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysWithPay, paidDaysAt, type RecordedDay } from './days-with-pay.ts';

const day = (date: number, status: string, absent = 0): RecordedDay => ({
  date: `2026-03-${String(date).padStart(2, '0')}`,
  status,
  absent,
  minutes: 0,
});
const leave = (date: number, thousandths = 1000) => ({ date: day(date, '').date, thousandths, cause: 'LEAVE' });
const sum = (days: { thousandths: number }[]) => days.reduce((all, { thousandths }) => all + thousandths, 0);

const DAYS: [name: string, days: RecordedDay[], unpaid: ReturnType<typeof leave>[], casual: number, jobOrder: number][] = [
  ['days at work are paid, rest is not', [day(2, 'COMPLETE'), day(3, 'WFH'), day(7, 'REST')], [], 2000, 2000],
  ['half a day absent is half a day', [day(2, 'COMPLETE', 500)], [], 500, 500],
  ['a day absent is none, even one of ten hours', [day(2, 'ABSENT', 1250), day(3, 'COMPLETE')], [], 1000, 1000],
  [
    'leave is paid, but for what is without pay',
    [day(2, 'ON_LEAVE'), day(3, 'ON_LEAVE'), day(4, 'ON_LEAVE')],
    [leave(3), leave(4, 500)],
    1500,
    1500,
  ],
  ['a holiday between days with pay is paid to casuals alone', [day(2, 'COMPLETE'), day(3, 'HOLIDAY'), day(4, 'OB')], [], 3000, 2000],
  ['a holiday beside an absence is not', [day(2, 'ABSENT', 1000), day(3, 'HOLIDAY'), day(4, 'COMPLETE')], [], 1000, 1000],
  ['at the end of the record one neighbour is enough', [day(30, 'COMPLETE'), day(31, 'SUSPENDED')], [], 2000, 1000],
  ['a month of holidays alone pays nothing', [day(2, 'HOLIDAY')], [], 0, 0],
  ['away by a standing is not paid', [day(2, 'AWAY'), day(3, 'NO_DATA')], [], 0, 0],
];
for (const [name, days, unpaid, casual, jobOrder] of DAYS)
  test(name, () => assert.deepEqual([sum(daysWithPay(days, unpaid, true)), sum(daysWithPay(days, unpaid, false))], [casual, jobOrder]));

test('late arrival above the credits lowers the days at the last rate, never below none', () => {
  const rate = (from: number, to: number, monthly: number) => ({
    from: day(from, '').date,
    to: day(to, '').date,
    monthly,
    salary_grade: 1,
    step: 1,
  });
  const paid = daysWithPay([day(2, 'COMPLETE'), day(3, 'COMPLETE'), day(16, 'COMPLETE')], [], true);
  const late = (thousandths: number) => [{ date: '2026-03-31', thousandths, cause: 'LATE' }];
  const days = (thousandths: number) =>
    paidDaysAt([rate(1, 15, 100), rate(16, 31, 200)], paid, late(thousandths)).map((one) => [one.monthly, one.thousandths]);
  assert.deepEqual(days(125), [
    [100, 2000],
    [200, 875],
  ]);
  assert.deepEqual(days(1500), [[100, 2000]]);
});
