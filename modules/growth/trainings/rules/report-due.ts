import { addDays } from '@talaan/performance/rules/period/days.ts';
import type { FollowUp } from './follow-up.ts';

/** The last day for certificate, report and re-entry plan: it is in time, from the next one on the person is blocked (domain page, A5.5). */
export function reportDue(lastDay: string, { report_days: days }: Pick<FollowUp, 'report_days'>): string {
  return addDays(lastDay, days);
}

export const REPORT_PAPERS = ['CERTIFICATE', 'REPORT', 'RE_ENTRY_PLAN'] as const;
export type ReportPaper = (typeof REPORT_PAPERS)[number];

/** What is still to be submitted. Who did not complete the training has no certificate (A5.5). */
export function missingPapers(submitted: readonly ReportPaper[], isCompleted: boolean): ReportPaper[] {
  return REPORT_PAPERS.filter((paper) => !submitted.includes(paper) && (isCompleted || paper !== 'CERTIFICATE'));
}
