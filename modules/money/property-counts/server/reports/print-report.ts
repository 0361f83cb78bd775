import { sql } from 'kysely';
import type { JobRun } from '@talaan/kernel/contract/jobs.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { printedMany } from '@talaan/papers/server/public.ts';
import type { printReport as endpoint } from '../../contract/campaigns.ts';
import { REPORTS } from '../../contract/fields.ts';
import { reportForm, type ReportSheet } from '../../print/report-form.ts';
import { findCampaign, nameCampaign, type Campaign } from '../campaigns/find-campaign.ts';
import { gatherReports } from './read-report.ts';
import { reportWorkbookJob } from './report-workbook.ts';

/** Prints or writes the report of a closed count again. Errors: 404; 409 for an open one. */
export async function printReport(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const campaign = await findCampaign(call, call.params.id, 'read');
  if (campaign.state === 'OPEN') throw wrongState(`${nameCampaign(campaign)} is open. Its report is issued when it is closed.`);
  return { job: await startReport(call, campaign, call.body.format) };
}

/** Of a closed count. */
export async function startReport(
  call: Pick<Call, 'db' | 'actor' | 'server' | 'today'>,
  campaign: Campaign,
  format: 'pdf' | 'xlsx',
): Promise<JobRun> {
  const title = `${REPORTS[campaign.kind]} ${campaign.fund_code} as at ${longDate(campaign.as_at)}`;
  if (format === 'xlsx') return startJob(call, reportWorkbookJob, `${title}, workbook`, { campaign: campaign.id, title });
  const { rows } = await sql<{ account_code: string; lines: number }>`
    select account_code, count(*) as lines from property_counts.report_line where campaign_id = ${campaign.id}
    group by 1 order by account_code = '', account_code`.execute(call.db);
  if (rows.length === 0) throw wrongState('No card is in this count and nothing was found, so there is no report to print.');
  return printedReports.start(call, {
    title,
    keys: inPrints(rows),
    order: { campaign: campaign.id },
    screen: `/property/counts/${campaign.id}`,
  });
}

/** So many lines are printed in one go, of some 800 pages and a gigabyte: to join the pages of several takes as long as to print them. */
const LINES_AT_ONCE = 25_000;

/** Types of property that are printed together, in their order. */
function inPrints(accounts: readonly { account_code: string; lines: number }[]): string[][] {
  const prints: string[][] = [];
  let before = 0;
  for (const { account_code: account, lines } of accounts) {
    const last = prints.at(-1);
    if (last && before + lines <= LINES_AT_ONCE) last.push(account);
    else {
      prints.push([account]);
      before = 0;
    }
    before += lines;
  }
  return prints;
}

export const printedReports = printedMany<string[], { campaign: number }, ReportSheet>({
  kind: 'property-counts.print-report',
  what: 'Reports of a count',
  form: reportForm,
  atOnce: 1,
  gather: ({ call: { db } }, prints, { campaign }) => gatherReports(db, campaign, prints.flat()),
});
