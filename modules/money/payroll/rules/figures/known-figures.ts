import { DEDUCTION_CLASSES } from '../pay-line.ts';
import type { DatedFigure } from './rates.ts';

const TRAIN_MONTH = [
  { over: 0, not_over: 2_083_300, base: 0, per10000: 0 },
  { over: 2_083_300, not_over: 3_333_300, base: 0, per10000: 1500 },
  { over: 3_333_300, not_over: 6_666_700, base: 187_500, per10000: 2000 },
  { over: 6_666_700, not_over: 16_666_700, base: 854_180, per10000: 2500 },
  { over: 16_666_700, not_over: 66_666_700, base: 3_354_180, per10000: 3000 },
  { over: 66_666_700, not_over: null, base: 18_354_180, per10000: 3500 },
] as const;

const TRAIN_YEAR = [
  { over: 0, not_over: 25_000_000, base: 0, per10000: 0 },
  { over: 25_000_000, not_over: 40_000_000, base: 0, per10000: 1500 },
  { over: 40_000_000, not_over: 80_000_000, base: 2_250_000, per10000: 2000 },
  { over: 80_000_000, not_over: 200_000_000, base: 10_250_000, per10000: 2500 },
  { over: 200_000_000, not_over: 800_000_000, base: 40_250_000, per10000: 3000 },
  { over: 800_000_000, not_over: null, base: 220_250_000, per10000: 3500 },
] as const;

/** Of one month less than four, and so on; with less than one month too. */
const part = (months: number, per10000: number) => ({ months, per10000 });
const GIFT_BELOW = [part(0, 1000), part(1, 2000), part(2, 3000), part(3, 4000)];

/** What applies from 2024 on, as laws, circulars and orders have it up to 2026; from then on the university enters what changes. */
export const KNOWN_FIGURES: readonly DatedFigure[] = [
  {
    kind: 'GSIS',
    effective_on: '1997-06-24',
    content: { employee_per10000: 900, government_per10000: 1200, ec: 10_000 },
    source: 'RA 8291 Sec. 5',
  },
  {
    kind: 'PHILHEALTH',
    effective_on: '2024-01-01',
    content: { per10000: 500, floor: 1_000_000, ceiling: 10_000_000, odd_centavo: 'EMPLOYEE' },
    source: 'RA 11223; PhilHealth Circular 5 s.2020',
  },
  {
    kind: 'PAGIBIG',
    effective_on: '2009-01-01',
    content: { per10000: 200, most_base: 500_000, most_employee: 10_000, most_government: 10_000 },
    source: 'RA 9679',
  },
  {
    kind: 'PAGIBIG',
    effective_on: '2024-02-01',
    content: { per10000: 200, most_base: 1_000_000, most_employee: 20_000, most_government: 20_000 },
    source: 'HDMF Circular 460',
  },
  { kind: 'PERA', effective_on: '2009-07-01', content: { monthly: 200_000 }, source: 'JR 4 s.2009; DBM BC 2009-3' },
  {
    kind: 'DAYS',
    effective_on: '2009-07-01',
    content: { divisor: 22 },
    source: 'Circulars of the salary schedule, as DBM NBC 601 item 5: monthly ÷ 22',
  },
  {
    kind: 'WITHHOLDING',
    effective_on: '2023-01-01',
    content: { brackets: TRAIN_MONTH, excess: 'YEAR_END' },
    source: 'RA 10963; RR 11-2018 Annex E',
  },
  { kind: 'ANNUAL', effective_on: '2023-01-01', content: { brackets: TRAIN_YEAR }, source: 'RA 10963 Sec. 5' },
  { kind: 'EXEMPT_BENEFITS', effective_on: '2018-01-01', content: { most: 9_000_000 }, source: 'RA 10963 Sec. 9' },
  {
    kind: 'DE_MINIMIS',
    effective_on: '2018-01-01',
    content: { limits: deMinimis(600_000, 1_000_000) },
    source: 'RR 2-98 as amended by RR 11-2018',
  },
  {
    kind: 'DE_MINIMIS',
    effective_on: '2025-01-01',
    content: { limits: deMinimis(700_000, 1_000_000) },
    source: 'RR 2-98 as amended by RR 4-2025',
  },
  { kind: 'DE_MINIMIS', effective_on: '2026-01-06', content: { limits: deMinimis(800_000, 1_200_000) }, source: 'RR 29-2025' },
  {
    kind: 'FLOOR',
    effective_on: '2018-01-01',
    content: { net: 500_000, order: DEDUCTION_CLASSES, through: ['SUPPORT'] },
    source: 'General Appropriations Act, general provision on authorized deductions',
  },
  {
    kind: 'RATA_DAYS',
    effective_on: '2013-01-01',
    content: { steps: [days(1, 5, 2500), days(6, 11, 5000), days(12, 16, 7500), days(17, 31, 10_000)] },
    source: 'DBM NBC 548 s.2013',
  },
  { kind: 'MID_YEAR', effective_on: '2017-01-01', content: { least_months: 4 }, source: 'DBM BC 2017-2' },
  {
    kind: 'YEAR_END',
    effective_on: '2016-01-01',
    content: {
      cash_gift: 500_000,
      least_months: 4,
      below: GIFT_BELOW,
      leavers: [part(4, 5000), part(5, 6000), part(6, 7000), part(7, 8000), part(8, 9000), part(9, 9500)],
    },
    source: 'RA 6686 as amended by RA 8441; DBM BC 2016-4',
  },
  {
    kind: 'PEI',
    effective_on: '2017-01-01',
    content: { amount: 500_000, least_months: 4, below: [part(0, 2000), part(1, 3000), part(2, 4000), part(3, 5000)] },
    source: 'DBM BC 2017-4',
  },
  {
    kind: 'SRI',
    effective_on: '2025-12-01',
    content: { year: 2025, most: 2_000_000, amount: 2_000_000, least_months: 4, below: GIFT_BELOW },
    source: 'AO 40 s.2025',
  },
  {
    kind: 'GRATUITY',
    effective_on: '2025-12-01',
    content: {
      year: 2025,
      amount: 700_000,
      least_months: 4,
      below: [
        { months: 0, amount: 400_000 },
        { months: 2, amount: 500_000 },
        { months: 3, amount: 600_000 },
      ],
    },
    source: 'AO 39 s.2025',
  },
  { kind: 'CLOTHING', effective_on: '2024-01-01', content: { amount: 700_000, least_months: 6 }, source: 'DBM BC 2024-1' },
  { kind: 'MEDICAL', effective_on: '2025-01-01', content: { amount: 700_000 }, source: 'EO 64 s.2024 Sec. 7; DBM BC 2024-6' },
  {
    kind: 'LOYALTY',
    effective_on: '2002-01-01',
    content: { first_years: 10, first: 1_000_000, first_unpaid: 50_000, each_years: 5, each: 500_000, each_unpaid: 25_000 },
    source: 'CSC MC 6 s.2002',
  },
  {
    kind: 'JO_TAX',
    effective_on: '2023-07-01',
    content: {
      profession_per10000: 500,
      service_per10000: 200,
      undeclared_per10000: 1000,
      percentage_per10000: 300,
      exempt_to: 25_000_000,
    },
    source: 'RMC 51-2018; NIRC Sec. 116',
  },
];

function deMinimis(uniform: number, medical: number): { code: string; most: number }[] {
  return [
    { code: 'CLOTHING', most: uniform },
    { code: 'MEDICAL', most: medical },
  ];
}

function days(from_days: number, to_days: number, per10000: number) {
  return { from_days, to_days, per10000 };
}
