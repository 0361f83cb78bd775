import assert from 'node:assert/strict';
import { test } from 'node:test';
import { servedIn, type Stay } from '@talaan/leave/rules/accrual.ts';
import { closeMonth, type Absence } from './close-month.ts';

const SERVICE: Pick<Stay, 'from' | 'to' | 'earns' | 'weeklyMinutes'>[] = [
  { from: '2019-07-01', to: null, earns: 'REGULAR', weeklyMinutes: 2400 },
];

interface MonthOfYear {
  /** What approved leave and monetization take within the month: vacation leave, sick leave. */
  used?: [vl: number, sl: number][];
  late?: number;
  undertime?: number;
  absences?: Absence[];
  /** Of the card: vacation leave, its part without pay and sick leave after each row. */
  rows: [vl: number, without: number, sl: number][];
}

/** Domain page, 8.1: opening balance 42.500 and 60.250. */
const YEAR: MonthOfYear[] = [
  {
    late: 37,
    rows: [
      [43_750, 0, 61_500],
      [43_673, 0, 61_500],
    ],
  },
  {
    used: [
      [2000, 0],
      [0, 1000],
    ],
    rows: [
      [41_673, 0, 61_500],
      [41_673, 0, 60_500],
      [42_923, 0, 61_750],
    ],
  },
  {
    undertime: 75,
    rows: [
      [44_173, 0, 63_000],
      [44_017, 0, 63_000],
    ],
  },
  {
    used: [
      [0, 0],
      [0, 3000],
    ],
    rows: [
      [44_017, 0, 63_000],
      [44_017, 0, 60_000],
      [45_267, 0, 61_250],
    ],
  },
  {
    absences: ['2026-05-13', '2026-05-14', '2026-05-15'].map((date) => ({ date, thousandths: 1000 })),
    rows: [
      [45_267, 3000, 61_250],
      [46_392, 0, 62_375],
    ],
  },
  {
    used: [[3000, 0]],
    rows: [
      [43_392, 0, 62_375],
      [44_642, 0, 63_625],
    ],
  },
  {
    late: 20,
    undertime: 125,
    rows: [
      [45_892, 0, 64_875],
      [45_590, 0, 64_875],
    ],
  },
  {
    used: [
      [1000, 0],
      [0, 0],
    ],
    rows: [
      [44_590, 0, 64_875],
      [44_590, 0, 64_875],
      [45_840, 0, 66_125],
    ],
  },
  {
    used: [[0, 2500]],
    rows: [
      [45_840, 0, 63_625],
      [47_090, 0, 64_875],
    ],
  },
  {
    used: [[10_000, 0]],
    rows: [
      [37_090, 0, 64_875],
      [38_340, 0, 66_125],
    ],
  },
  {
    used: [[0, 0]],
    rows: [
      [38_340, 0, 66_125],
      [39_590, 0, 67_375],
    ],
  },
  { rows: [[40_840, 0, 68_625]] },
];

test('the worked year 2026: every balance after every row, from 42.500 and 60.250 to 40.840 and 68.625', () => {
  let vl = 42_500;
  let sl = 60_250;
  for (const [place, { used = [], late = 0, undertime = 0, absences = [], rows }] of YEAR.entries()) {
    const month = `2026-${String(place + 1).padStart(2, '0')}`;
    const card: [number, number, number][] = [];
    for (const [ofVacation, ofSick] of used) {
      vl -= ofVacation;
      sl -= ofSick;
      card.push([vl, 0, sl]);
    }
    const served = servedIn(SERVICE, month);
    const closed = closeMonth({
      served,
      usable: vl,
      withoutPay: 0,
      absences,
      lateMinutes: late,
      undertimeMinutes: undertime,
      hasPaidDay: true,
    });
    if (absences.length > 0) card.push([vl, closed.absences.reduce((sum, { thousandths }) => sum + thousandths, 0), sl]);
    vl += closed.earned;
    sl += closed.earned;
    card.push([vl, 0, sl]);
    vl -= closed.lateWithPay;
    if (late + undertime > 0) card.push([vl, closed.lateWithoutPay, sl]);
    assert.deepEqual(card, rows, month);
  }
  assert.deepEqual([vl, sl], [40_840, 68_625]);
});
