import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeFormSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { readIssued, type Printed } from '@talaan/papers/server/public.ts';
import type { printRspi as printing, readRspi as reading, RspiRow } from '../../contract/rspi.ts';
import { rspiForm, rspiWorkbook, type RspiSheet } from '../../print/rspi-form.ts';
import { recapByAccount } from '../../rules/recap.ts';
import { reachesReports, reportsFrom } from '../reach.ts';
import { rspiColumns } from './rspi-rows.ts';

/** One report as it was issued. Error: 404. */
export async function readRspi(call: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const { row, issued } = await findIssuedRspi(call);
  const { lines } = issued.sheet;
  return { report: { ...row, lines, recap: recapByAccount(lines) } };
}

/** The same on paper or as a workbook. Error: 404. */
export async function printRspi(call: CallOf<typeof printing>): Promise<FileAnswer> {
  const { row, issued } = await findIssuedRspi(call);
  const name = `RSPI ${row.number}`;
  const address = `${call.server.settings.publicUrl}/verify/${issued.code}`;
  return call.query.format === 'xlsx'
    ? writeFormSheet(name, rspiWorkbook(issued.sheet, address))
    : rspiForm.answer(call.server, [issued], name);
}

async function findIssuedRspi({
  db,
  actor,
  params,
}: Pick<Call<{ id: number }>, 'db' | 'actor' | 'params'>): Promise<{ row: RspiRow; issued: Printed<RspiSheet> & { code: string } }> {
  const { rows } = await sql<RspiRow>`
    select ${selected(rspiColumns)} from ${reportsFrom} where r.id = ${params.id} and ${reachesReports(actor)}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound('There is no such report.');
  const [issued] = await readIssued<RspiSheet>(db, [row.code]);
  return { row, issued: issued! };
}
