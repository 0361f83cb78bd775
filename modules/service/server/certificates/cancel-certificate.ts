import { sql } from 'kysely';
import type { z } from 'zod';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { requireStep } from '@talaan/kernel/server/require-step.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import { CERTIFICATE_KINDS, type CertificateRow, type cancelCertificate as endpoint } from '../../contract/certificates.ts';
import { certificateFlow } from '../../workflow.ts';
import { takeUp } from './find-certificate.ts';
import { noteStep } from './note-step.ts';
import { tellOwner } from './tell-owner.ts';

/** Cancels a certificate; what was prepared is withdrawn, so that whoever verifies it reads why. Its owner is told. */
export async function cancelCertificate(call: Call<{ id: number }, unknown, z.output<typeof endpoint.body>>): Promise<{ message: string }> {
  const { reason } = call.body;
  const [certificate] = await takeUp(call, [call.params.id], 'cancel');
  const { code, control_number, personnel_id, kind } = certificate!;
  await noteStep(call, [certificate!], 'cancel', { to: 'CANCELLED', remarks: reason });
  if (code) await withdrawPapers(call, [code], reason);
  const what = control_number ?? `Certificate of ${CERTIFICATE_KINDS[kind].toLowerCase()}`;
  await tellOwner(call, personnel_id, { title: `${what} was cancelled`, description: reason });
  return { message: `${what} was cancelled.` };
}

/** Takes one's own request back. Errors: 404 for another's, 409 once something was prepared. */
export async function withdrawRequest(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, actor, params } = call;
  const { rows } = await sql<Pick<CertificateRow, 'id' | 'personnel_id' | 'state'>>`
    select c.id, c.personnel_id, c.state from service.certificate c where c.id = ${params.id} and c.personnel_id = ${actor.personnelId} for update of c`.execute(
    db,
  );
  const [certificate] = rows;
  if (!certificate) throw notFound('There is no such certificate.');
  requireStep(certificateFlow, { subject: 'Your request', state: certificate.state, action: 'withdraw', as: ['owner'] });
  await noteStep(call, [certificate], 'cancel', { to: 'CANCELLED', remarks: 'Taken back by the employee' });
  return { message: 'Your request was taken back.' };
}
