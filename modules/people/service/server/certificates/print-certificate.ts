import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { certificateForm } from '../../print/certificate-form.ts';
import { drawCertificate } from './draw-certificate.ts';
import { findCertificate } from './find-certificate.ts';

/** A certificate with the letterhead and the signatory of the day on which it was prepared; before that one page as a draft. */
export async function printCertificate(call: Call<{ id: number }>): Promise<FileAnswer> {
  const found = await findCertificate(call, call.params.id);
  const { sheet, code, copies, state } = found;
  if (state === 'CANCELLED') throw wrongState('This certificate was voided.');
  return sheet
    ? certificateForm.answer(call.server, [{ sheet: { ...sheet, copies }, code }], sheet.control_number)
    : certificateForm.answer(
        call.server,
        [{ sheet: { ...(await drawCertificate(call, found, [])), copies: 1 }, code: null }],
        'Certificate draft',
      );
}
