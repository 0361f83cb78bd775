import { addDays } from '@talaan/performance/rules/period/days.ts';

/** Certificate, report and re-entry plan are submitted within so many days of the calendar after a training (domain page, A3). */
export const REPORT_DAYS = 15;

/** The last day for them: day 15 is in time, from day 16 the person is blocked (A5.5). */
export function reportDue(lastDay: string): string {
  return addDays(lastDay, REPORT_DAYS);
}

export const REPORT_PAPERS = ['CERTIFICATE', 'REPORT', 'RE_ENTRY_PLAN'] as const;
export type ReportPaper = (typeof REPORT_PAPERS)[number];

/** What is still to be submitted. Who did not complete the training has no certificate (A5.5). */
export function missingPapers(submitted: readonly ReportPaper[], isCompleted: boolean): ReportPaper[] {
  return REPORT_PAPERS.filter((paper) => !submitted.includes(paper) && (isCompleted || paper !== 'CERTIFICATE'));
}
