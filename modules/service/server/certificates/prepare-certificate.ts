import type { z } from 'zod';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { issuePapers, nextControlNumber } from '@talaan/papers/server/public.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import { CERTIFICATE_KINDS, type prepareCertificate as endpoint } from '../../contract/certificates.ts';
import type { CertificateOnPaper } from '../../print/print-certificate.ts';
import { certificateSheet, whyNotCertified } from '../../rules/certificate-sheet.ts';
import { readFacts } from '../read-facts.ts';
import { issuingOffice, readSetting } from '../read-setting.ts';
import { takeUp } from './find-certificate.ts';
import { noteStep } from './note-step.ts';

/** Gives a certificate its number and code, and freezes what it says. Errors: 409 in another state, or where the record no longer allows it. */
export async function prepareCertificate(
  call: Call<{ id: number }, unknown, z.output<typeof endpoint.body>>,
): Promise<z.input<typeof endpoint.response>> {
  const { db, params, body, today } = call;
  const [certificate] = await takeUp(call, [params.id], 'prepare');
  const { id, personnel_id, kind, purpose } = certificate!;
  const facts = await readFacts(db, personnel_id, today);
  const hindrance = whyNotCertified(kind, facts, today);
  if (hindrance) throw wrongState(hindrance);
  const setting = await readSetting(db);
  const controlNumber = await nextControlNumber(call, 'COE', Number(today.slice(0, 4)));
  const [paper] = await issuePapers(call, [
    {
      kind: 'certificate of employment',
      title: `Certificate of employment: ${CERTIFICATE_KINDS[kind].toLowerCase()}`,
      controlNumber,
      personnelId: personnel_id,
      awaitsRelease: true,
    },
  ]);
  const sheet: CertificateOnPaper = {
    ...certificateSheet(kind, facts, { today, pera: setting.pera, allowances: body.allowances }),
    ...(await readWhom(call, personnel_id)),
    office_id: await issuingOffice(call, setting),
    date: today,
    control_number: controlNumber,
    purpose,
  };
  await db
    .updateTable('service.certificate')
    .set({ control_number: controlNumber, code: paper!.code, prepared_on: today, sheet: JSON.stringify(sheet) })
    .where('id', '=', id)
    .execute();
  await noteStep(call, [{ id, personnel_id }], 'prepare', { to: 'PREPARED' });
  return { message: `${controlNumber} is ready to be signed.`, control_number: controlNumber };
}

async function readWhom({ db }: Call, personnelId: number): Promise<Pick<CertificateOnPaper, 'honorific' | 'name' | 'surname'>> {
  const { sex, surname } = await db
    .selectFrom('personnel.person')
    .select(['sex', 'surname'])
    .where('id', '=', personnelId)
    .executeTakeFirstOrThrow();
  const names = await readSigningNames(db, [personnelId]);
  return { honorific: sex === 'Male' ? 'Mr.' : 'Ms.', name: names.get(personnelId)!, surname };
}
