import type { ReportType } from '../contract/fields.ts';

/** A report of the demo, drafted so many days ago, with how far it came. */
export interface DemoReport {
  type: ReportType;
  daysAgo: number;
  isSubmitted: boolean;
  isInspected: boolean;
  steps: readonly string[];
  /** Why it was voided or disapproved. */
  reason: string;
}

const report = (type: ReportType, daysAgo: number, change: Partial<DemoReport> = {}): DemoReport => ({
  type,
  daysAgo,
  isSubmitted: true,
  isInspected: true,
  steps: [],
  reason: '',
  ...change,
});

/** One of each state. */
export const REPORTS: readonly DemoReport[] = [
  report('IIRUSP', 90, { steps: ['recommend', 'approve', 'finish'] }),
  report('IIRUSP', 60, { steps: ['void'], reason: 'It was made for the wrong day.' }),
  report('IIRUP', 40, { steps: ['recommend', 'disapprove'], reason: 'Have the supplier look at it first; the warranty still runs.' }),
  report('IIRUSP', 20, { steps: ['recommend', 'approve'] }),
  report('IIRUP', 10, { steps: ['recommend'] }),
  report('IIRUSP', 5, { isInspected: false }),
  report('IIRUSP', 1, { isSubmitted: false, isInspected: false }),
];
