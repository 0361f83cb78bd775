import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { readIssued, type Printed } from '@talaan/papers/server/public.ts';
import type { ReportHead, ReportLine, ReportSheet } from '../../print/report-form.ts';

/** The reports of a closed count for these types of property, to be printed. Three statements. */
export async function gatherReports(db: Database, campaignId: number, accounts: readonly string[]): Promise<Printed<ReportSheet>[]> {
  const { head, code } = await readHead(db, campaignId);
  const byAccount = Map.groupBy(await readReportLines(db, campaignId, accounts), ({ account_code: account }) => account);
  return accounts.map((account) => {
    const lines = byAccount.get(account)!;
    return { sheet: { head, account_code: account, account_name: lines[0]!.account_name, lines }, code };
  });
}

/** What the report of a closed count says beside its lines, and its code. */
export async function readHead(db: Database, campaignId: number): Promise<{ head: ReportHead; code: string }> {
  const { rows } = await sql<{ code: string }>`select code from property_counts.campaign where id = ${campaignId}`.execute(db);
  const [issued] = await readIssued<ReportHead>(db, [rows[0]!.code]);
  return { head: issued!.sheet, code: issued!.code };
}

/** The lines of a report as it was issued; of some types of property alone, where they are named. */
export async function readReportLines(
  db: Database,
  campaignId: number,
  accounts: readonly string[] | null,
): Promise<(ReportLine & { account_code: string; account_name: string })[]> {
  const { rows } = await sql<ReportLine & { account_code: string; account_name: string }>`
    select account_code, account_name, article, description, property_no, unit, unit_value, on_card, on_hand, remarks
    from property_counts.report_line
    where campaign_id = ${campaignId} and (${accounts === null} or account_code = any(${[...(accounts ?? [])]}::text[])) order by no`.execute(
    db,
  );
  return rows;
}
