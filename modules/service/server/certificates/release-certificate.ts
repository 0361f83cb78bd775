import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { releasePapers } from '@talaan/papers/server/public.ts';
import type { releaseCertificate as endpoint } from '../../contract/certificates.ts';
import { takeUp } from './find-certificate.ts';
import { noteStep } from './note-step.ts';
import { tellOwner } from './tell-owner.ts';

/** Notes to whom a certificate was given; from now on it stands, and its owner is told. */
export async function releaseCertificate(
  call: Call<{ id: number }, unknown, z.output<typeof endpoint.body>>,
): Promise<{ message: string }> {
  const [certificate] = await takeUp(call, [call.params.id], 'release');
  const { control_number, code, personnel_id } = certificate!;
  await noteStep(call, [certificate!], 'release', { to: 'RELEASED', remarks: call.body.released_to });
  await releasePapers(call, [code!]);
  await tellOwner(call, personnel_id, {
    title: 'Your certificate of employment was released',
    description: `${control_number} was given to ${call.body.released_to}.`,
  });
  return { message: `${control_number} was released to ${call.body.released_to}.` };
}
