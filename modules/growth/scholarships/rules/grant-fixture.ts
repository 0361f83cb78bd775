import { DEFAULT_RATE, type Grant, type RefundTerms } from './grant.ts';

export const REFUND: RefundTerms = { base: ['TUITION', 'STIPEND', 'SALARY'], unfinished_per10000: null, interest_per10000: 600 };

/** A doctorate of three years, full time, for 900,000.00; back at work on 1 June 2026. */
export const DOCTOR: Grant = {
  stretches: [{ mode: 'FULL_TIME', from: '2023-06-01', to: '2026-05-31' }],
  terms: { rate: DEFAULT_RATE, months: 72, refund: REFUND },
  completed_on: '2026-05-15',
  reported_on: '2026-06-01',
  left_on: null,
  unpaid: [],
  costs: [
    { on: '2023-06-15', kind: 'TUITION', amount: 30_000_000 },
    { on: '2024-06-15', kind: 'STIPEND', amount: 20_000_000 },
    { on: '2025-06-15', kind: 'SALARY', amount: 40_000_000 },
    { on: '2025-07-01', kind: 'TRAVEL', amount: 5_000_000 },
  ],
};
