import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { MonthCharges } from '@talaan/leave-close/rules/month-charges.ts';
import { forecastCredits, type CreditFacts, type YearAhead } from './forecast.ts';
import { forecastLots } from './forecast-lots.ts';

const SERVED: MonthCharges = {
  served: [{ days: 30, weeklyMinutes: 2400 }],
  lastDay: null,
  hasRecord: false,
  withoutPay: 0,
  absences: [],
  lateMinutes: 0,
  undertimeMinutes: 0,
  hasPaidDay: true,
};

/** A month of service that is not closed yet. */
function month(of: string, charges: Partial<MonthCharges> = {}): { month: string; charges: MonthCharges } {
  const first = Temporal.PlainDate.from(`${of}-01`);
  return { month: of, charges: { ...SERVED, lastDay: first.with({ day: first.daysInMonth }).toString(), ...charges } };
}

const year = (of: number, more: Partial<YearAhead> = {}): YearAhead => ({
  year: of,
  tested: 0,
  balance: 0,
  separatedOn: null,
  taken: [],
  cancelledPlan: [],
  stands: 0,
  ...more,
});
const facts = (more: Partial<CreditFacts>): CreditFacts => ({
  from: '2026-11-01',
  before: 0,
  moves: [],
  months: [],
  years: [],
  byPeak: true,
  ...more,
});
const said = (of: CreditFacts, until: string) => forecastCredits(of, until).map(({ on, particulars, vl, sl }) => [on, particulars, vl, sl]);

/** Vacation leave on a day: what is known and what is foreseen. */
function balanceOn(of: CreditFacts, day: string): number {
  const known = of.moves.filter(({ on }) => on <= day).reduce((sum, { amount }) => sum + amount, of.before);
  return forecastCredits(of, day).reduce((sum, { vl }) => sum + vl, known);
}

describe('the card on a day to come', () => {
  test('each month that is not closed earns on its last day: the end of the worked year (domain page, 8.1)', () => {
    const of = facts({
      before: 38_340,
      months: [month('2026-11'), month('2026-12')],
      years: [year(2026, { tested: 47_090, taken: [taken(6)] })],
    });
    assert.deepEqual(said(of, '2026-12-31'), [
      ['2026-11-30', 'Earned, November 2026', 1250, 1250],
      ['2026-12-31', 'Earned, December 2026', 1250, 1250],
    ]);
    assert.deepEqual(
      ['2026-11-29', '2026-11-30', '2026-12-30', '2026-12-31'].map((day) => balanceOn(of, day)),
      [38_340, 39_590, 39_590, 40_840],
    );
  });

  test('late arrival on record and days without pay count as the close will count them', () => {
    const months = [month('2026-10', { lateMinutes: 37 }), month('2026-11', { withoutPay: 3000 })];
    assert.deepEqual(said(facts({ from: '2026-10-01', before: 5000, months }), '2026-12-15'), [
      ['2026-10-31', 'Earned, October 2026', 1250, 1250],
      ['2026-10-31', 'Late 0-0-37, October 2026', -77, 0],
      ['2026-11-30', 'Earned (27 days), November 2026', 1125, 1125],
    ]);
  });

  test('late arrival takes no credit that filed leave of a later day uses', () => {
    const of = facts({ before: 2000, moves: [{ on: '2026-12-02', amount: -3200 }], months: [month('2026-11', { lateMinutes: 75 })] });
    assert.deepEqual(
      forecastCredits(of, '2026-12-31').map(({ vl }) => vl),
      [1250, -50],
    );
  });

  test('after the last day of service nothing is earned', () => {
    const months = [
      month('2026-11', { served: [{ days: 15, weeklyMinutes: 2400 }], lastDay: '2026-11-15' }),
      month('2026-12', { lastDay: null }),
    ];
    assert.deepEqual(said(facts({ months }), '2027-06-30'), [['2026-11-15', 'Earned (15 days), November 2026', 625, 625]]);
  });

  test('31 December forfeits what is neither taken nor filed of the forced leave, by the highest balance or that of the day', () => {
    const of = (more: Partial<YearAhead>, rest: Partial<CreditFacts> = {}) =>
      forecastCredits(facts({ before: 14_000, years: [year(2026, { tested: 14_000, ...more })], ...rest }), '2026-12-31').map(
        ({ vl }) => vl,
      );
    assert.deepEqual(of({ taken: [taken(2)] }), [-3000], 'F1');
    assert.deepEqual(of({ taken: [taken(5)] }), []);
    assert.deepEqual(of({ separatedOn: '2026-12-31' }), []);
    assert.deepEqual(of({ stands: 2000 }), [-3000], 'what was forfeited already is not forfeited again');
    assert.deepEqual(of({ tested: 12_000 }, { before: 9500 }), [-5000]);
    assert.deepEqual(of({ tested: 12_000 }, { before: 9500, byPeak: false }), []);
    assert.deepEqual(
      of({ tested: 9500 }, { before: 9500, months: [month('2026-11'), month('2026-12')] }),
      [1250, 1250, -5000],
      'it reaches ten',
    );
  });

  test('a year that is over and was not ended forfeits by its own balance; the next one begins after it', () => {
    const years = [year(2025, { tested: 16_000, balance: 11_000 }), year(2026)];
    const of = facts({ from: '2026-01-01', before: 11_000, months: [month('2026-01')], years });
    assert.deepEqual(
      said(of, '2026-12-31').map(([on, , vl]) => [on, vl]),
      [
        ['2025-12-31', -5000],
        ['2026-01-31', 1250],
      ],
    );
  });

  test('what the close of a month posts changes nothing of the days to come', () => {
    fc.assert(
      fc.property(
        fc.nat(30_000),
        fc.array(fc.record({ day: fc.integer({ min: 1, max: 180 }), amount: fc.integer({ min: -2000, max: 500 }) }), { maxLength: 6 }),
        fc.array(fc.record({ lateMinutes: fc.nat(400), withoutPay: fc.nat(12).map((half) => half * 500) }), { minLength: 6, maxLength: 6 }),
        fc.boolean(),
        (before, moved, charged, byPeak) => {
          const first = Temporal.PlainDate.from('2026-11-01');
          const moves = moved.map(({ day, amount }) => ({ on: first.add({ days: day }).toString(), amount }));
          const months = charged.map((charges, at) => month(first.add({ months: at }).toString().slice(0, 7), charges));
          const of = facts({ before, moves, months, years: [year(2026)], byPeak });
          const foreseen = forecastCredits(of, '2026-11-30');
          const posted = foreseen.map(({ on, vl }) => ({ on, amount: vl }));
          // The ledger tells what was earned from the late arrival of the same day, and keeps the highest balance between them.
          const tested = foreseen.reduce((sum, { kind, vl }) => (kind === 'LATE_UT' ? sum - vl : sum), balanceOn(of, '2026-11-30'));
          const closed = { ...of, moves: [...moves, ...posted], months: months.slice(1), years: [year(2026, { tested })] };
          for (const day of ['2026-11-30', '2026-12-31', '2027-04-30']) assert.equal(balanceOn(closed, day), balanceOn(of, day));
          const whole = forecastCredits(of, '2027-04-30');
          assert.deepEqual(
            forecastCredits(of, '2026-12-31'),
            whole.filter(({ on }) => on <= '2026-12-31'),
          );
        },
      ),
    );
  });
});

describe('lots on a day to come', () => {
  const days = { today: '2026-11-20', until: '2027-06-30' };

  test('rights end with their year, and those of the next are given in full', () => {
    const of = { name: 'Wellness Leave', lots: [{ expiresOn: '2026-12-31', left: 3000 }], rights: [{ from: '2027-01-01', amount: 5000 }] };
    assert.deepEqual(
      forecastLots(of, days).map(({ on, particulars, amount }) => [on, particulars, amount]),
      [
        ['2027-01-01', 'Wellness Leave of 2026 expires', -3000],
        ['2027-01-01', 'Wellness Leave, 2027', 5000],
      ],
    );
    assert.deepEqual(forecastLots(of, { ...days, until: '2026-12-31' }), []);
  });

  test('a lot without an end, one that is used up and one that has expired before lose nothing', () => {
    const lots = [
      { expiresOn: null, left: 4000 },
      { expiresOn: '2026-12-31', left: 0 },
      { expiresOn: '2026-10-31', left: 500 },
    ];
    assert.deepEqual(forecastLots({ name: 'Service credits', lots, rights: [] }, days), []);
  });

  test('nothing is left of a lot after its last day', () => {
    const lot = fc.record({ left: fc.nat(90_000), day: fc.integer({ min: 0, max: 300 }) });
    fc.assert(
      fc.property(fc.array(lot, { maxLength: 8 }), (made) => {
        const first = Temporal.PlainDate.from(days.today);
        const lots = made.map(({ left, day }) => ({ left, expiresOn: first.add({ days: day }).toString() }));
        const lost = forecastLots({ name: 'Credit', lots, rights: [] }, days).reduce((sum, { amount }) => sum - amount, 0);
        assert.equal(
          lost,
          lots.filter(({ expiresOn }) => expiresOn < days.until).reduce((sum, { left }) => sum + left, 0),
        );
      }),
    );
  });
});

/** Vacation of so many days. */
function taken(days: number): YearAhead['taken'][number] {
  const dates = Array.from({ length: days }, (_, at) => ({ date: `2026-06-0${at + 1}`, used: 1000, cancelled: 0 }));
  return { isForced: true, length: days * 1000, days: dates };
}
