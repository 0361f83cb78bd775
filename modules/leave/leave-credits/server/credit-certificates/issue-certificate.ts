import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { issueNumbered, withdrawPapers } from '@talaan/papers/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { issueCreditCertificate, voidCreditCertificate } from '../../contract/credit-certificates.ts';
import { drawCertificate } from './draw-certificate.ts';

/** The kind of its paper. */
export const CERTIFICATE_PAPER = 'certificate of leave credits';

type Issuing = CallOf<typeof issueCreditCertificate>;

/** Gives it its number and code, and stores what it says. Errors: 404 beyond reach; 409 without credits; 422 for a day to come. */
export async function issueCertificate(call: Issuing): Promise<{ message: string; code: string }> {
  const { id } = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  if (id === call.actor.personnelId) throw wrongState('Your own credits are certified by another officer of HR.');
  const draft = await drawCertificate(call, id, call.body);
  const paper = { kind: CERTIFICATE_PAPER, title: 'Certificate of leave credits', personnelId: id };
  const [issued] = await issueNumbered(call, 'CLC', [{ sheet: draft, paper }]);
  const { sheet, code } = issued!;
  await recordChange(call, {
    action: 'issue a certificate of leave credits',
    subject: `papers.paper:${code}`,
    personnelId: id,
    after: { control_number: sheet.control_number, as_of: sheet.as_of, purpose: sheet.purpose, vl: sheet.vl, sl: sheet.sl },
  });
  return { message: `Certificate ${sheet.control_number} was issued.`, code };
}

type Voiding = CallOf<typeof voidCreditCertificate>;

/** Errors: 404 for another person’s; 409 for one that was voided before. */
export async function voidCertificate(call: Voiding): Promise<{ message: string }> {
  const { db, params, body } = call;
  const { id } = await findPersonInScope(call, params.id, ['EDATSADMIN']);
  const { rows } = await sql<{ control_number: string; withdrawn_on: string | null }>`
    select control_number, withdrawn_on from papers.paper
    where code = ${params.code} and kind = ${CERTIFICATE_PAPER} and personnel_id = ${id} for update`.execute(db);
  const [paper] = rows;
  if (!paper) throw notFound('There is no such certificate.');
  if (paper.withdrawn_on !== null) throw wrongState('This certificate was voided before.');
  await withdrawPapers(call, [params.code], body.reason);
  await recordChange(call, {
    action: 'void a certificate of leave credits',
    subject: `papers.paper:${params.code}`,
    personnelId: id,
    after: { because: body.reason },
  });
  return { message: `Certificate ${paper.control_number} is void.` };
}
