import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { Printed } from '@talaan/papers/server/public.ts';
import { serviceRecordForm, type RecordSheet } from '../../print/service-record-form.ts';
import { completeWanted, drawRecords } from './draw-records.ts';

/** The record as it would be issued now, marked as a draft. Errors: 409 without government service. */
export async function draftRecord(call: Call, personnelId: number, asked: Parameters<typeof completeWanted>[1]): Promise<FileAnswer> {
  const [sheet] = await drawRecords(call, [personnelId], await completeWanted(call, asked));
  return serviceRecordForm.answer(call.server, [{ sheet: sheet!, code: null }], `Service record ${sheet!.idno} draft`);
}

/** A service record as it was issued, with the letterhead and the signatories of that day. Errors: 404 for another person's. */
export async function fetchRecord({ db, server }: Call, personnelId: number, code: string): Promise<FileAnswer> {
  const found = await db
    .selectFrom('service.printed_record')
    .select('code')
    .where('code', '=', code)
    .where('personnel_id', '=', personnelId)
    .executeTakeFirst();
  if (!found) throw notFound('There is no such paper.');
  const [record] = await readIssued(db, [code]);
  return serviceRecordForm.answer(server, [record!], `Service record ${record!.sheet.control_number}`);
}

/** Records that were issued, in this order. */
export async function readIssued(db: Call['db'], codes: readonly string[]): Promise<Printed<RecordSheet>[]> {
  const rows = await db
    .selectFrom('service.printed_record')
    .select(['code', 'sheet'])
    .where('code', 'in', [...codes])
    .execute();
  const sheets = new Map(rows.map(({ code, sheet }) => [code, sheet as unknown as RecordSheet]));
  return codes.map((code) => ({ sheet: sheets.get(code)!, code }));
}
