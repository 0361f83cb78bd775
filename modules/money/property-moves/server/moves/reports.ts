import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { issuePapers, releasePapers, withdrawPapers } from '@talaan/papers/server/public.ts';
import { formatPaperNumber } from '@talaan/property/rules/numbers.ts';
import { takeNumbers, type LockedItem, type PropertyCall } from '@talaan/property/server/public.ts';
import { REPORTS, type ReportType } from '../../contract/fields.ts';
import { planReports } from '../../rules/report-type.ts';
import type { MoveKind } from '../../workflow.ts';
import { drawReports } from './draw-reports.ts';

/** A paper of a move, with the items on it. */
export interface MadeReport {
  id: number;
  type: ReportType;
  number: string;
  itemIds: number[];
}

interface Making {
  moveId: number;
  kind: MoveKind;
  datedOn: string;
  items: readonly LockedItem[];
  /** Of what is printed to be signed before it counts. */
  awaitsRelease?: boolean;
}

/** Makes the papers of a move, one for each class and fund, with the next numbers of their series and a code each. The items are locked. */
export async function makeReports(call: PropertyCall, { moveId, kind, datedOn, items, awaitsRelease }: Making): Promise<MadeReport[]> {
  const { db, actor } = call;
  const planned = planReports(kind, items);
  const year = Number(datedOn.slice(0, 4));
  const next = await takeNumbers(
    call,
    planned.map(({ type }) => ({ series: type, year, count: 1 })),
  );
  const made: MadeReport[] = [];
  for (const { type, fund_code: fund, items: own } of planned) {
    const number = formatPaperNumber(type, datedOn, next(type, year));
    const { rows } = await sql<{ id: number }>`
      insert into property.report (move_id, type, number, dated_on, fund_code, made_by)
      values (${moveId}, ${type}, ${number}, ${datedOn}::date, ${fund}, ${actor.accountId || null}::integer) returning id`.execute(db);
    const report = { id: rows[0]!.id, type, number, itemIds: own.map(({ id }) => id) };
    await sql`
      update property.move_item set report_id = ${report.id} where move_id = ${moveId} and item_id = any(${report.itemIds}::integer[])`.execute(
      db,
    );
    made.push(report);
  }
  await giveCodes(call, made, awaitsRelease ?? false);
  return made;
}

/** What the papers of a move say has changed: each keeps its number, and its former code says so. */
export async function remakeReports(call: PropertyCall, moveId: number, because: string): Promise<void> {
  const reports = await readReports(call, moveId);
  await withdrawPapers(call, codesOf(reports), because);
  const { rows } = await sql<{ id: number; issues: number }>`
    update property.report set issues = issues + 1 where id = any(${reports.map(({ id }) => id)}::integer[]) returning id, issues`.execute(
    call.db,
  );
  await giveCodes(call, reports, false, new Map(rows.map(({ id, issues }) => [id, issues])));
}

/** Voids the papers of a move; their numbers stay, with the reason. */
export async function voidReports(call: PropertyCall, moveId: number, reason: string): Promise<void> {
  const reports = await readReports(call, moveId);
  await sql`
    update property.report set voided_at = ${call.now.toString()}::timestamptz, void_reason = ${reason}
    where id = any(${reports.map(({ id }) => id)}::integer[])`.execute(call.db);
  await sql`update property.move_item set report_id = null where move_id = ${moveId}`.execute(call.db);
  await withdrawPapers(call, codesOf(reports), 'The report was voided by the property custodian.');
}

/** /verify says from now on that they count. */
export async function releaseReports(call: PropertyCall, moveId: number): Promise<void> {
  await releasePapers(call, codesOf(await readReports(call, moveId)));
}

/** The matter of the papers is over, such as property that was found. */
export async function endReports(call: PropertyCall, moveId: number, because: string): Promise<void> {
  await withdrawPapers(call, codesOf(await readReports(call, moveId)), because);
}

type Report = MadeReport & { code: string | null };

/** The papers of a move in force, each with its items. */
export async function readReports({ db }: Pick<PropertyCall, 'db'>, moveId: number): Promise<Report[]> {
  const { rows } = await sql<Report>`
    select e.id, e.type, e.number, e.code,
      array(select l.item_id from property.move_item l where l.report_id = e.id order by l.no) as "itemIds"
    from property.report e where e.move_id = ${moveId} and e.voided_at is null order by e.type desc, e.id`.execute(db);
  return rows;
}

function codesOf(reports: readonly Report[]): string[] {
  return reports.flatMap(({ code }) => code ?? []);
}

/** What was issued before keeps its control number; the one in its place says which it is. */
async function giveCodes(
  call: PropertyCall,
  reports: readonly MadeReport[],
  awaitsRelease: boolean,
  issues: ReadonlyMap<number, number> = new Map(),
): Promise<void> {
  const sheets = await drawReports(
    call,
    reports.map(({ id }) => id),
  );
  const codes = await issuePapers(
    call,
    reports.map(({ id, type, number }) => ({
      kind: REPORTS[type].toLowerCase(),
      title: `${REPORTS[type]} ${number} of ${longDate(sheets.get(id)!.sheet.dated_on)}`,
      controlNumber: issues.get(id) === undefined ? `${type} ${number}` : `${type} ${number}, issue ${issues.get(id)}`,
      ...(sheets.get(id)!.holderId !== null && { personnelId: sheets.get(id)!.holderId! }),
      awaitsRelease,
      sheet: sheets.get(id)!.sheet,
    })),
  );
  await sql`
    update property.report e set code = c.code
    from unnest(${reports.map(({ id }) => id)}::integer[], ${codes.map(({ code }) => code)}::text[]) as c (id, code) where e.id = c.id`.execute(
    call.db,
  );
}
