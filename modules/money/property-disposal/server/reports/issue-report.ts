import { sql } from 'kysely';
import { issuePapers, withdrawPapers, type NewPaper } from '@talaan/papers/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { REPORTS } from '../../contract/fields.ts';
import type { ReportSheet } from '../../print/report-form.ts';
import { drawReport } from './draw-report.ts';

/** Public: nothing private goes there. */
export const SAYS_MORE = 'More was disposed of since; the report says it under another code.';

/** Gives an approved report a code for what it says now; its number stays, and the former code says so. */
export async function issueReport(call: StepCall, id: number): Promise<void> {
  await withdrawReport(call, id, SAYS_MORE);
  const sheet = await drawReport(call, id);
  const { rows } = await sql<{ issues: number; officer_id: number }>`
    update property_disposal.report set issues = issues + 1 where id = ${id} returning issues, officer_id`.execute(call.db);
  const { issues, officer_id: officer } = rows[0]!;
  const [paper] = await issuePapers(call, [{ ...paperOfReport(sheet, issues), personnelId: officer }]);
  await sql`update property_disposal.report set code = ${paper!.code} where id = ${id}`.execute(call.db);
}

/** What anybody may read of a report that was issued so many times. */
export function paperOfReport(sheet: ReportSheet, issues: number): Required<Pick<NewPaper, 'kind' | 'title' | 'controlNumber' | 'sheet'>> {
  const named = `${sheet.type} ${sheet.number}`;
  return {
    kind: REPORTS[sheet.type].toLowerCase(),
    title: `${REPORTS[sheet.type]} ${sheet.number} as at ${longDate(sheet.as_at)}`,
    controlNumber: issues === 1 ? named : `${named}, issue ${issues}`,
    sheet,
  };
}

/** /verify says that it no longer stands, where it was issued. */
export async function withdrawReport(call: StepCall, id: number, because: string): Promise<void> {
  const { rows } = await sql<{ code: string }>`select code from property_disposal.report where id = ${id} and code is not null`.execute(
    call.db,
  );
  await withdrawPapers(
    call,
    rows.map(({ code }) => code),
    because,
  );
}
