import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { CertificateOnPaper } from '../../print/certificate-form.ts';
import { certificateSheet, whyNotCertified } from '../../rules/certificate-sheet.ts';
import { readFacts } from '../read-facts.ts';
import { issuingOffice, readSetting } from '../read-setting.ts';
import type { FoundCertificate } from './find-certificate.ts';

type Asked = Pick<FoundCertificate, 'personnel_id' | 'kind' | 'purpose'>;

/** What a certificate says if it is issued today, without a number. Errors: 409 where the record no longer allows it. */
export async function drawCertificate(
  call: Pick<Call, 'db' | 'actor' | 'today'>,
  { personnel_id, kind, purpose }: Asked,
  allowances: readonly { name: string; monthly: number }[],
): Promise<CertificateOnPaper> {
  const { db, today } = call;
  const facts = await readFacts(db, personnel_id, today);
  const hindrance = whyNotCertified(kind, facts, today);
  if (hindrance) throw wrongState(hindrance);
  const setting = await readSetting(db);
  return {
    ...certificateSheet(kind, facts, { today, pera: setting.pera, allowances }),
    ...(await readWhom(call, personnel_id)),
    office_id: await issuingOffice(call, setting),
    date: today,
    control_number: '',
    purpose,
  };
}

async function readWhom(
  { db }: Pick<Call, 'db'>,
  personnelId: number,
): Promise<Pick<CertificateOnPaper, 'honorific' | 'name' | 'surname'>> {
  const { sex, surname } = await db
    .selectFrom('personnel.person_view')
    .select(['sex', 'surname'])
    .where('id', '=', personnelId)
    .executeTakeFirstOrThrow();
  const names = await readSigningNames(db, [personnelId]);
  return { honorific: sex === 'Male' ? 'Mr.' : 'Ms.', name: names.get(personnelId)!, surname };
}
