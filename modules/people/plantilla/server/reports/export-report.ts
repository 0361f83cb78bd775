import type { Call, FileAnswer, QueryOf, ParamsOf } from '@talaan/kernel/server/mount.ts';
import { writeSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { REPORTS, type exportReport as endpoint, type ReportCell, type ReportColumn } from '../../contract/reports.ts';
import { noteOpening } from './note-opening.ts';
import { reports } from './reports.ts';

type Params = ParamsOf<typeof endpoint>;

/** A report, whole, as a workbook: the group stands in the first column, money in pesos. */
export async function exportReport(call: Call<Params, QueryOf<typeof endpoint>>): Promise<FileAnswer> {
  const { db, actor, params, query, today } = call;
  const report = reports[params.report];
  const day = query.on ?? today;
  const asked = { day, where: report.match(actor, query, day), inFull: true };
  const rows = await report.rows(db, asked);
  if (report.opensNumbers) await noteOpening(call, params.report, day, await report.ids(db, asked));
  return writeSheet(
    `${REPORTS[params.report]} ${day}`,
    query.format,
    [params.report === 'status' ? 'Status' : params.report === 'counts' ? 'By' : 'Office', ...report.columns.map(({ title }) => title)],
    rows.map(({ group, cells }) => [group, ...cells.map((cell, index) => inPesos(cell, report.columns[index]!))]),
  );
}

function inPesos(cell: ReportCell, { kind }: ReportColumn): ReportCell {
  return kind === 'money' && typeof cell === 'number' ? cell / 100 : cell;
}
