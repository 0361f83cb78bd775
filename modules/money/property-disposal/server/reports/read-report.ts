import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readIssued } from '@talaan/papers/server/public.ts';
import { answerFile } from '@talaan/property/server/public.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import type * as contract from '../../contract/disposals.ts';
import { reportForm, type ReportSheet } from '../../print/report-form.ts';
import { disposalFlow } from '../../workflow.ts';
import { drawReport } from './draw-report.ts';
import { findReport } from './find-report.ts';

/** One report, and what the caller may do. Error: 404 for one in which they have no part. */
export async function readReport(call: CallOf<typeof contract.readReport>): Promise<AnswerOf<typeof contract.readReport>> {
  const { is_member: isMember, approver_id: _approver, maker_id: _maker, ...found } = await findReport(call, call.params.id);
  const request = found.request_id;
  const steps = request === null ? undefined : (await readOpenSteps(call, disposalFlow, [request])).get(request);
  return {
    report: { ...found, is_mine_to_inspect: isMember && found.state === 'INSPECTING', ...(steps ?? { seen: 0, actions: [] }) },
  };
}

/** The report as it was issued; before that as it would be, without a code. Error: 404. */
export async function printReport(call: CallOf<typeof contract.printReport>): Promise<FileAnswer> {
  const { db, server, params } = call;
  const { type, number, code } = await findReport(call, params.id);
  const [issued] = code === null ? [] : await readIssued<ReportSheet>(db, [code]);
  return reportForm.answer(server, [issued ?? { sheet: await drawReport(call, params.id), code: null }], `${type} ${number}`);
}

/** The photo of an item, for all who see the report. Error: 404. */
export async function readDisposedPhoto(call: CallOf<typeof contract.readDisposedPhoto>): Promise<FileAnswer> {
  const { params } = call;
  await findReport(call, params.id);
  const { rows } = await sql<{ file_id: number }>`
    select i.photo_file_id as file_id from property_disposal.line l join property.item i on i.id = l.item_id
    where l.report_id = ${params.id} and l.item_id = ${params.item} and i.photo_file_id is not null`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such photo.');
  return answerFile(call, rows[0].file_id);
}
