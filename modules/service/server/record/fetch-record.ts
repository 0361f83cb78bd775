import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readLetterhead } from '@talaan/organization/server/public.ts';
import { codeOnPaper } from '@talaan/papers/server/public.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import { printServiceRecord, type RecordSheet } from '../../print/print-service-record.ts';

/** A service record as it was issued, with the letterhead and the signatories of that day. Errors: 404 for another person's. */
export async function fetchRecord({ db, server }: Call, personnelId: number, code: string): Promise<FileAnswer> {
  const found = await db
    .selectFrom('service.printed_record')
    .select('sheet')
    .where('code', '=', code)
    .where('personnel_id', '=', personnelId)
    .executeTakeFirst();
  if (!found) throw notFound('There is no such paper.');
  const sheet = found.sheet as unknown as RecordSheet;
  const letterhead = await readLetterhead(db, sheet.office_id, sheet.date, readSigningNames);
  const content = await printServiceRecord(sheet, codeOnPaper(server.settings.publicUrl, code), letterhead);
  return { name: `Service record ${sheet.control_number}.pdf`, contentType: 'application/pdf', content, inline: true };
}
