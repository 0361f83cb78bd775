import type { AnswerOf, BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { takeStep, takeStepInAll } from '@talaan/requests/server/public.ts';
import type * as coe from '../../contract/certificates.ts';
import { certificateFlow } from '../../workflow.ts';
import { findCertificate } from './find-certificate.ts';

type ById<B> = Call<{ id: number }, unknown, B>;

/** Gives a certificate its number and freezes what it says. Errors: 404 beyond one's reach, 409 in another state, or where the record no longer allows it. */
export async function prepareCertificate(
  call: ById<BodyOf<typeof coe.prepareCertificate>>,
): Promise<AnswerOf<typeof coe.prepareCertificate>> {
  await takeStep(call, { kind: certificateFlow, id: call.params.id, action: 'prepare', input: call.body });
  const { control_number } = await findCertificate(call, call.params.id);
  return { message: `${control_number} is ready to be signed.`, control_number: control_number! };
}

/** Notes the signatures, all or none. Errors: 404 and 409 of any of them. */
export async function signCertificates(call: CallOf<typeof coe.signCertificates>): Promise<{ message: string }> {
  const [first, ...others] = await takeStepInAll(call, {
    kind: certificateFlow,
    action: 'sign',
    items: call.body.ids.map((id) => ({ id })),
  });
  if (others.length > 0) return { message: `${others.length + 1} certificates are signed.` };
  const { control_number } = await findCertificate(call, first!.id);
  return { message: `${control_number} is signed.` };
}

/** Notes to whom a certificate was given; from now on it is valid, and its owner is told. */
export async function releaseCertificate(call: ById<BodyOf<typeof coe.releaseCertificate>>): Promise<{ message: string }> {
  const { id } = await takeStep(call, { kind: certificateFlow, id: call.params.id, action: 'release', remarks: call.body.released_to });
  const { control_number } = await findCertificate(call, id);
  return { message: `${control_number} was released to ${call.body.released_to}.` };
}

/** Voids a certificate; what was prepared is withdrawn, so that its verification says why. Its owner is told. */
export async function cancelCertificate(call: ById<BodyOf<typeof coe.cancelCertificate>>): Promise<{ message: string }> {
  const { id, title } = await takeStep(call, { kind: certificateFlow, id: call.params.id, action: 'cancel', remarks: call.body.reason });
  const { control_number } = await findCertificate(call, id);
  return { message: `${control_number ?? title} was voided.` };
}

/** Takes one's own request back. Errors: 404 for another's, 409 once it is prepared. */
export async function withdrawRequest(call: Call<{ id: number }>): Promise<{ message: string }> {
  await takeStep(call, { kind: certificateFlow, id: call.params.id, action: 'withdraw' });
  return { message: 'Your request was withdrawn.' };
}
