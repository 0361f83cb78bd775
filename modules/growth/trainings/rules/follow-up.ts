import type { Dated } from '@talaan/performance/rules/dated.ts';

/** What follows from a training; it keeps what applies on its first day. */
export interface FollowUp {
  /** Within so many days of the calendar after it certificate, report and re-entry plan are submitted. */
  report_days: number;
  /** Percent of the minutes of its sessions from which a certificate is given. */
  certificate_from: number;
  /** So many months after it the evaluation of its application opens, and until so many it is due. */
  application_from: number;
  application_to: number;
}

export interface FollowUpTable extends Dated, FollowUp {}

/** Domain page, A3, A5.5. */
export const DEFAULT_FOLLOW_UP: FollowUpTable = {
  effective_on: '2012-01-01',
  source: 'Agency rule on learning and development',
  report_days: 15,
  certificate_from: 80,
  application_from: 3,
  application_to: 6,
};

/** What is wrong with the months of the evaluation; null where nothing is. */
export function whyNotFollowUp({ application_from: from, application_to: to }: FollowUp): string | null {
  return to < from ? 'The evaluation is due before it opens. Enter more months.' : null;
}
