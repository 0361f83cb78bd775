import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { findIssued } from '@talaan/papers/server/public.ts';
import { serviceRecordForm, type RecordSheet } from '../../print/service-record-form.ts';
import { completeWanted, drawRecords } from './draw-records.ts';
import { RECORD_PAPER } from './issue-record.ts';

/** The record as it would be issued now, marked as a draft. Errors: 409 without government service. */
export async function draftRecord(call: Call, personnelId: number, asked: Parameters<typeof completeWanted>[1]): Promise<FileAnswer> {
  const [sheet] = await drawRecords(call, [personnelId], await completeWanted(call, asked));
  return serviceRecordForm.answer(call.server, [{ sheet: sheet!, code: null }], `Service record ${sheet!.idno} draft`);
}

/** A service record as it was issued, with the letterhead and the signatories of that day. Errors: 404 for another person's. */
export async function fetchRecord({ db, server }: Call, personnelId: number, code: string): Promise<FileAnswer> {
  const record = await findIssued<RecordSheet>(db, { code, kind: RECORD_PAPER, personnelId });
  return serviceRecordForm.answer(server, [record], `Service record ${record.sheet.control_number}`);
}
