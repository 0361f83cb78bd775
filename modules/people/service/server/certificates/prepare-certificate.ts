import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { issueNumbered } from '@talaan/papers/server/public.ts';
import type { Moved, StepCall, StepInput } from '@talaan/requests/server/public.ts';
import { CERTIFICATE_KINDS, prepareCertificate as endpoint, type CertificateRow } from '../../contract/certificates.ts';
import { drawCertificate } from './draw-certificate.ts';

type Asked = Pick<CertificateRow, 'id' | 'personnel_id' | 'kind' | 'purpose'>;

/** Gives certificates their numbers and codes, and freezes what they say. Errors: 409 where the record no longer allows one; 422 for the allowances. */
export async function prepareCertificates(call: StepCall, moved: readonly Moved[], { input }: StepInput): Promise<void> {
  const { data, error } = endpoint.body.safeParse(input ?? {});
  if (error) throw invalid({ allowances: [error.issues[0]!.message] });
  const { rows } = await sql<Asked>`
    select id, personnel_id, kind, purpose from service.certificate where id = any(${moved.map(({ id }) => id)}::integer[]) order by id`.execute(
    call.db,
  );
  for (const asked of rows) await prepareOne(call, asked, data.allowances);
}

async function prepareOne(call: StepCall, asked: Asked, allowances: Parameters<typeof drawCertificate>[2]): Promise<void> {
  const draft = await drawCertificate(call, asked, allowances);
  const title = `Certificate of employment: ${CERTIFICATE_KINDS[asked.kind].toLowerCase()}`;
  const paper = { kind: 'certificate of employment', title, personnelId: asked.personnel_id, awaitsRelease: true };
  const [issued] = await issueNumbered(call, 'COE', [{ sheet: draft, paper }]);
  const { sheet, code } = issued!;
  await call.db
    .updateTable('service.certificate')
    .set({ control_number: sheet.control_number, code, prepared_on: call.today })
    .where('id', '=', asked.id)
    .execute();
}
