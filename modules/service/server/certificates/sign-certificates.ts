import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { signCertificates as endpoint } from '../../contract/certificates.ts';
import { takeUp } from './find-certificate.ts';
import { noteStep } from './note-step.ts';

/** Notes the signatures, all or none. Errors: 404 and 409 of any of them. */
export async function signCertificates(call: Call<unknown, unknown, z.output<typeof endpoint.body>>): Promise<{ message: string }> {
  const certificates = await takeUp(call, call.body.ids, 'sign');
  await noteStep(call, certificates, 'sign', { to: 'SIGNED' });
  const [first] = certificates;
  return {
    message: certificates.length === 1 ? `${first!.control_number} is signed.` : `${certificates.length} certificates are signed.`,
  };
}
