import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FORCED_DAYS, judgeForcedLeave, type VacationTaken, type VacationYear } from './forced-leave.ts';

const datesFrom = (first: string, many: number) =>
  Array.from({ length: many }, (_, at) => Temporal.PlainDate.from(first).add({ days: at }).toString());

function taken(
  first: string,
  used: readonly number[],
  over: Partial<VacationTaken> & { cancelled?: readonly number[] } = {},
): VacationTaken {
  const days = datesFrom(first, used.length).map((date, at) => ({ date, used: used[at]!, cancelled: over.cancelled?.[at] ?? 0 }));
  const length = days.reduce((sum, day) => sum + day.used + day.cancelled, 0);
  return { isForced: over.isForced ?? false, length: over.length ?? length, days };
}

const year = (over: Partial<VacationYear>): VacationYear => ({
  tested: 14_000,
  balance: 14_000,
  separatedOn: null,
  taken: [],
  cancelledPlan: [],
  ...over,
});

interface Case {
  name: string;
  of: VacationYear;
  forfeit: number;
  after: number;
}

/** The worked examples of the domain page, section 7. */
const CASES: Case[] = [
  { name: 'F1: VL 14.000 with 2 used forfeits 3', of: year({ taken: [taken('2026-05-04', [1000, 1000])] }), forfeit: 3000, after: 11_000 },
  { name: 'F2: a peak of 9.500 obliges to nothing', of: year({ tested: 9500, balance: 9500 }), forfeit: 0, after: 9500 },
  {
    name: 'F3: half-days of vacation do not count, forced leave of 3 does: 2 are forfeited',
    of: year({
      tested: 20_000,
      balance: 20_000,
      taken: [
        taken('2026-03-02', [1000, 1000, 1000], { isForced: true }),
        ...['2026-04-06', '2026-04-13', '2026-04-20', '2026-04-27'].map((date) => taken(date, [500])),
      ],
    }),
    forfeit: 2000,
    after: 18_000,
  },
  {
    name: 'F4: of 5 days of forced leave 2 were cancelled by order: nothing is forfeited',
    of: year({
      tested: 30_000,
      balance: 30_000,
      taken: [taken('2026-06-01', [1000, 1000, 1000, 0, 0], { isForced: true, cancelled: [0, 0, 0, 1000, 1000] })],
    }),
    forfeit: 0,
    after: 30_000,
  },
  {
    name: 'F5: who had 16.000 and monetized 10 in June must still take 5',
    of: year({ tested: 16_000, balance: 13_500 }),
    forfeit: 5000,
    after: 8500,
  },
  { name: 'F6: who retired on 30 September forfeits nothing', of: year({ separatedOn: '2026-09-30' }), forfeit: 0, after: 14_000 },
  {
    name: 'separation on 31 December is included: nothing is forfeited',
    of: year({ separatedOn: '2026-12-31' }),
    forfeit: 0,
    after: 14_000,
  },
  {
    name: 'the worked card of 8.1: 2 + 3 + 1 used',
    of: year({
      tested: 47_090,
      balance: 40_840,
      taken: [taken('2026-02-05', [1000, 1000]), taken('2026-06-22', [1000, 1000, 1000], { isForced: true }), taken('2026-08-14', [1000])],
    }),
    forfeit: 0,
    after: 40_840,
  },
  {
    name: 'the forfeit is never more than the balance',
    of: year({ tested: 12_000, balance: 3250 }),
    forfeit: 3250,
    after: 0,
  },
  {
    name: 'half a day of forced leave counts',
    of: year({ taken: [taken('2026-05-04', [500], { isForced: true })] }),
    forfeit: 4500,
    after: 9500,
  },
  {
    name: 'of a vacation of two days with 1.250 with pay, 1.250 counts',
    of: year({ taken: [taken('2026-05-04', [1000, 250], { length: 2000 })] }),
    forfeit: 3750,
    after: 10_250,
  },
  {
    name: 'a vacation over the end of the year counts with its days of each',
    of: year({ taken: [taken('2026-12-31', [1000], { length: 4000 })] }),
    forfeit: 4000,
    after: 10_000,
  },
  {
    name: 'a date that was cancelled on the plan and in an application was cancelled once',
    of: year({ taken: [taken('2026-06-01', [0, 0], { isForced: true, cancelled: [1000, 1000] })], cancelledPlan: ['2026-06-01'] }),
    forfeit: 3000,
    after: 11_000,
  },
  {
    name: 'a cancelled date of the plan that was taken after all is taken, not cancelled',
    of: year({ taken: [taken('2026-06-01', [1000])], cancelledPlan: ['2026-06-01', '2026-06-02'] }),
    forfeit: 3000,
    after: 11_000,
  },
];

for (const { name, of, forfeit, after } of CASES)
  test(name, () => {
    const judged = judgeForcedLeave(of);
    assert.deepEqual([judged.forfeit, of.balance - judged.forfeit], [forfeit, after]);
  });

test('what a year comes to is said in a word', () => {
  assert.equal(judgeForcedLeave(year({})).standing, 'DUE');
  assert.equal(judgeForcedLeave(year({ tested: 9999 })).standing, 'BELOW_TEN');
  assert.equal(judgeForcedLeave(year({ separatedOn: '2026-12-31' })).standing, 'SEPARATED');
  assert.equal(judgeForcedLeave(year({ taken: [taken('2026-05-04', [1000, 1000, 1000, 1000, 1000])] })).standing, 'COMPLIED');
});

test('a forfeit is between zero and five days and the balance, and a day more that is taken never makes it larger', () => {
  const day = fc.record({ used: fc.integer({ min: 0, max: 1250 }), cancelled: fc.integer({ min: 0, max: 1000 }) });
  const application = fc.tuple(fc.boolean(), fc.array(day, { maxLength: 6 })).map(([isForced, days]) =>
    taken(
      '2026-05-04',
      days.map(({ used }) => used),
      { isForced, cancelled: days.map(({ cancelled }) => cancelled) },
    ),
  );
  const any = fc.record({
    tested: fc.integer({ min: 0, max: 60_000 }),
    balance: fc.integer({ min: -2000, max: 60_000 }),
    separatedOn: fc.constantFrom(null, '2026-06-30'),
    taken: fc.array(application, { maxLength: 5 }),
    cancelledPlan: fc.array(fc.constantFrom(...datesFrom('2026-05-01', 10)), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(any, (of) => {
      const judged = judgeForcedLeave(of);
      assert.ok(judged.forfeit >= 0 && judged.forfeit <= Math.min(FORCED_DAYS, Math.max(0, of.balance)));
      const more = judgeForcedLeave({ ...of, taken: [...of.taken, taken('2026-11-02', [1000])] });
      assert.ok(more.forfeit <= judged.forfeit);
      assert.equal(judged.standing === 'DUE', judged.left > 0);
    }),
  );
});
