import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { issueNumbered } from '@talaan/papers/server/public.ts';
import { CERTIFICATE_KINDS, type prepareCertificate as endpoint } from '../../contract/certificates.ts';
import { drawCertificate } from './draw-certificate.ts';
import { takeUp } from './find-certificate.ts';
import { noteStep } from './note-step.ts';

/** Gives a certificate its number and code, and freezes what it says. Errors: 409 in another state, or where the record no longer allows it. */
export async function prepareCertificate(
  call: Call<{ id: number }, unknown, z.output<typeof endpoint.body>>,
): Promise<z.input<typeof endpoint.response>> {
  const { db, params, body, today } = call;
  const [certificate] = await takeUp(call, [params.id], 'prepare');
  const { id, personnel_id, kind } = certificate!;
  const draft = await drawCertificate(call, certificate!, body.allowances);
  const title = `Certificate of employment: ${CERTIFICATE_KINDS[kind].toLowerCase()}`;
  const paper = { kind: 'certificate of employment', title, personnelId: personnel_id, awaitsRelease: true };
  const [issued] = await issueNumbered(call, 'COE', [{ sheet: draft, paper }]);
  const { sheet, code } = issued!;
  await db
    .updateTable('service.certificate')
    .set({ control_number: sheet.control_number, code, prepared_on: today, sheet: JSON.stringify(sheet) })
    .where('id', '=', id)
    .execute();
  await noteStep(call, [{ id, personnel_id }], 'prepare', { to: 'PREPARED' });
  return { message: `${sheet.control_number} is ready to be signed.`, control_number: sheet.control_number };
}
