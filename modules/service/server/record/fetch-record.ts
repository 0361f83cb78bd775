import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readLetterhead } from '@talaan/organization/server/public.ts';
import { codeOnPaper } from '@talaan/papers/server/public.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import { printServiceRecords, type RecordSheet } from '../../print/print-service-records.ts';
import type { Letterhead } from '../../print/signatories.ts';

/** A service record as it was issued, with the letterhead and the signatories of that day. Errors: 404 for another person's. */
export async function fetchRecord({ db, server }: Call, personnelId: number, code: string): Promise<FileAnswer> {
  const found = await db
    .selectFrom('papers.paper as p')
    .innerJoin('service.printed_record as r', 'r.code', 'p.code')
    .select('p.control_number')
    .where('r.code', '=', code)
    .where('r.personnel_id', '=', personnelId)
    .executeTakeFirst();
  if (!found) throw notFound('There is no such paper.');
  const content = await printKept(server, [code]);
  return { name: `Service record ${found.control_number}.pdf`, contentType: 'application/pdf', content, inline: true };
}

/** Records that were issued, in this order, as one PDF. */
export async function printKept({ db, settings }: Pick<Server, 'db' | 'settings'>, codes: readonly string[]): Promise<Uint8Array> {
  const kept = await db
    .selectFrom('service.printed_record')
    .select(['code', 'sheet'])
    .where('code', 'in', [...codes])
    .execute();
  const sheets = new Map(kept.map(({ code, sheet }) => [code, sheet as unknown as RecordSheet]));
  const heads = new Map<string, Letterhead>();
  const records = [];
  for (const code of codes) {
    const sheet = sheets.get(code)!;
    const head = `${sheet.office_id} ${sheet.date}`;
    if (!heads.has(head)) heads.set(head, await readLetterhead(db, sheet.office_id, sheet.date, readSigningNames));
    records.push({ sheet, paper: codeOnPaper(settings.publicUrl, code), head });
  }
  return printServiceRecords(records, heads);
}
