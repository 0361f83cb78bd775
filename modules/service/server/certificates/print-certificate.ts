import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readLetterhead } from '@talaan/organization/server/public.ts';
import { codeOnPaper } from '@talaan/papers/server/public.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import { printCertificate as print } from '../../print/print-certificate.ts';
import { findCertificate } from './find-certificate.ts';

/** A prepared certificate, with the letterhead and the signatory of the day on which it was prepared. */
export async function printCertificate(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { db, server } = call;
  const { sheet, code, copies, state } = await findCertificate(call, call.params.id);
  if (!sheet || !code) throw wrongState('This certificate is not prepared yet.');
  if (state === 'CANCELLED') throw wrongState('This certificate was cancelled.');
  const letterhead = await readLetterhead(db, sheet.office_id, sheet.date, readSigningNames);
  const content = await print(sheet, copies, codeOnPaper(server.settings.publicUrl, code), letterhead);
  return { name: `${sheet.control_number}.pdf`, contentType: 'application/pdf', content, inline: true };
}
