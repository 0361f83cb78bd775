import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { leaveParticulars, shortParticulars } from '@talaan/leave/rules/particulars.ts';
import type { PostingKind } from '@talaan/ledger/contract.ts';
import { leaveCard, type CardPosting } from './leave-card.ts';

let id = 0;

type Days = CardPosting['days'];

const posting = (kind: PostingKind, particulars: string, days: Days, more: Partial<CardPosting> = {}): CardPosting => ({
  id: (id += 1),
  kind,
  period: days[0]!.on.slice(0, 7),
  particulars,
  cause: 'test',
  key: String(id),
  requestId: null,
  reversesId: null,
  reversedById: null,
  days,
  ...more,
});
const both = (on: string, vl: number, sl: number): Days => [
  { on, book: 'VL', amount: vl },
  { on, book: 'SL', amount: sl },
];
const earned = (on: string, amount = 1250, says = 'Earned') => posting('EARN', says, both(on, amount, amount));
const late = (on: string, lateMinutes: number, undertime: number, amount: number) =>
  posting('LATE_UT', shortParticulars(lateMinutes, undertime), [{ on, book: 'VL', amount: -amount }]);
const leave = (code: string, book: string, from: string, count: number, sign = -1) => {
  const dates = Array.from({ length: count }, (_, index) => Temporal.PlainDate.from(from).add({ days: index }).toString());
  return posting(
    'USE',
    leaveParticulars(
      code,
      dates.map((date) => ({ date, part: 'DAY' as const })),
    ),
    dates.map((on) => ({ on, book, amount: sign * 1000 })),
  );
};

/** The rows as the domain page has them: particulars, then earned, with pay, balance, without pay of both. */
const said = (rows: ReturnType<typeof leaveCard>) =>
  rows.map(({ particulars, vl, sl }) => [particulars, vl.earned, vl.withPay, vl.balance, vl.withoutPay, sl.earned, sl.withPay, sl.balance]);

test('the worked ledger of 2026 (domain page, 8.1): each row with its columns, whatever the order of writing', () => {
  const postings = [
    posting('BROUGHT_FORWARD', 'Brought forward', both('2026-01-01', 42_500, 60_250)),
    late('2026-01-31', 37, 0, 77),
    earned('2026-01-31'),
    leave('VL', 'VL', '2026-02-05', 2),
    leave('SL', 'SL', '2026-02-18', 1),
    earned('2026-02-28'),
    late('2026-03-31', 0, 75, 156),
    earned('2026-03-31'),
    leave('SL', 'SL', '2026-04-20', 3),
    earned('2026-04-30'),
    earned('2026-05-31', 1125, 'Earned (27 days)'),
    posting('LWOP', 'Absent 13–15 May, disapproved', leave('VL', 'VL_WOP', '2026-05-13', 3, 1).days),
    leave('FL', 'VL', '2026-06-22', 3),
    earned('2026-06-30'),
    late('2026-07-31', 20, 125, 302),
    earned('2026-07-31'),
    leave('VL', 'VL', '2026-08-14', 1),
    earned('2026-08-31'),
    posting('USE', 'SL 9–10, 11 AM Sep', [
      { on: '2026-09-09', book: 'SL', amount: -1000 },
      { on: '2026-09-10', book: 'SL', amount: -1000 },
      { on: '2026-09-11', book: 'SL', amount: -500 },
    ]),
    earned('2026-09-30'),
    posting('MONETIZE', 'Monetization 10 d', [{ on: '2026-10-15', book: 'VL', amount: -10_000 }]),
    earned('2026-10-31'),
    earned('2026-11-30'),
    earned('2026-12-31'),
  ];
  const others = [
    { applicationId: 1, period: '2026-04', on: '2026-04-10', particulars: 'SPL 10 Apr' },
    { applicationId: 2, period: '2026-08', on: '2026-08-20', particulars: 'CTO 8 h 20 Aug' },
    { applicationId: 3, period: '2026-11', on: '2026-11-16', particulars: 'WL 16–17 Nov' },
  ];
  assert.deepEqual(said(leaveCard(postings, others)), [
    ['Brought forward', 0, 0, 42_500, 0, 0, 0, 60_250],
    ['Earned', 1250, 0, 43_750, 0, 1250, 0, 61_500],
    ['Late 0-0-37', 0, 77, 43_673, 0, 0, 0, 61_500],
    ['VL 5–6 Feb', 0, 2000, 41_673, 0, 0, 0, 61_500],
    ['SL 18 Feb', 0, 0, 41_673, 0, 0, 1000, 60_500],
    ['Earned', 1250, 0, 42_923, 0, 1250, 0, 61_750],
    ['Earned', 1250, 0, 44_173, 0, 1250, 0, 63_000],
    ['UT 0-1-15', 0, 156, 44_017, 0, 0, 0, 63_000],
    ['SPL 10 Apr', 0, 0, 44_017, 0, 0, 0, 63_000],
    ['SL 20–22 Apr', 0, 0, 44_017, 0, 0, 3000, 60_000],
    ['Earned', 1250, 0, 45_267, 0, 1250, 0, 61_250],
    ['Absent 13–15 May, disapproved', 0, 0, 45_267, 3000, 0, 0, 61_250],
    ['Earned (27 days)', 1125, 0, 46_392, 0, 1125, 0, 62_375],
    ['FL 22–24 Jun', 0, 3000, 43_392, 0, 0, 0, 62_375],
    ['Earned', 1250, 0, 44_642, 0, 1250, 0, 63_625],
    ['Earned', 1250, 0, 45_892, 0, 1250, 0, 64_875],
    ['Late 0-0-20 + UT 0-2-5 = 0-2-25', 0, 302, 45_590, 0, 0, 0, 64_875],
    ['VL 14 Aug', 0, 1000, 44_590, 0, 0, 0, 64_875],
    ['CTO 8 h 20 Aug', 0, 0, 44_590, 0, 0, 0, 64_875],
    ['Earned', 1250, 0, 45_840, 0, 1250, 0, 66_125],
    ['SL 9–10, 11 AM Sep', 0, 0, 45_840, 0, 0, 2500, 63_625],
    ['Earned', 1250, 0, 47_090, 0, 1250, 0, 64_875],
    ['Monetization 10 d', 0, 10_000, 37_090, 0, 0, 0, 64_875],
    ['Earned', 1250, 0, 38_340, 0, 1250, 0, 66_125],
    ['WL 16–17 Nov', 0, 0, 38_340, 0, 0, 0, 66_125],
    ['Earned', 1250, 0, 39_590, 0, 1250, 0, 67_375],
    ['Earned', 1250, 0, 40_840, 0, 1250, 0, 68_625],
  ]);
});

test('a reversal stands after what it reverses, in the same column below zero', () => {
  const use = leave('VL', 'VL', '2026-08-14', 1);
  const first = earned('2026-08-31');
  const rows = leaveCard(
    [
      first,
      posting('REVERSAL', 'Earned', both('2026-08-31', -1250, -1250), { reversesId: first.id }),
      earned('2026-08-31', 1188),
      use,
      posting('REVERSAL', use.particulars, [{ on: '2026-08-14', book: 'VL', amount: 1000 }], { reversesId: use.id }),
    ],
    [],
  );
  assert.deepEqual(said(rows), [
    ['VL 14 Aug', 0, 1000, -1000, 0, 0, 0, 0],
    ['VL 14 Aug', 0, -1000, 0, 0, 0, 0, 0],
    ['Earned', 1250, 0, 1250, 0, 1250, 0, 1250],
    ['Earned', -1250, 0, 0, 0, -1250, 0, 0],
    ['Earned', 1188, 0, 1188, 0, 1188, 0, 1188],
  ]);
});

test('each balance is the one before, plus what is earned, less what is taken with pay', () => {
  const kind = fc.constantFrom<PostingKind>('EARN', 'USE', 'LATE_UT', 'ADJUST', 'FORFEIT', 'MONETIZE');
  const one = fc.record({ kind, day: fc.integer({ min: 1, max: 28 }), vl: fc.integer({ min: -5000, max: 5000 }), sl: fc.nat(5000) });
  fc.assert(
    fc.property(fc.array(one), (all) => {
      const rows = leaveCard(
        all.map(({ kind, day, vl, sl }) => posting(kind, 'A row', both(`2026-02-${String(day).padStart(2, '0')}`, vl, sl))),
        [],
      );
      rows.forEach(({ vl, sl, on }, at) => {
        assert.equal(vl.balance, (rows[at - 1]?.vl.balance ?? 0) + vl.earned - vl.withPay);
        assert.equal(sl.balance, (rows[at - 1]?.sl.balance ?? 0) + sl.earned - sl.withPay);
        assert.ok(at === 0 || rows[at - 1]!.on <= on);
      });
    }),
  );
});
