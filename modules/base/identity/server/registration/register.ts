import { startQuietJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { register as endpoint } from '../../contract/registration.ts';
import type { NewApplicants, RegistrationNeeds } from '../needs.ts';
import { storeRequest } from '../store-request.ts';

type Body = BodyOf<typeof endpoint>;

/** Takes a registration; whether it matches the records shows neither in the answer nor in its time. Errors: 422 for what no record of an applicant can be made of; 429. */
export async function register(
  call: Call<unknown, unknown, Body>,
  { applicants }: RegistrationNeeds,
  settleJob: Job<{ request: number }>,
): Promise<{ message: string }> {
  const { body } = call;
  const request = await storeRequest(call, { kind: 'register', email: body.email, ...givenIn(call, applicants) });
  await startQuietJob(call.server, call.db, settleJob, { request });
  return {
    message: `If what you entered matches our records, a mail is on its way to ${body.email}. Open the link in it to choose your password.`,
  };
}

function givenIn({ body, now, today }: Call<unknown, unknown, Body>, applicants: NewApplicants) {
  if (body.kind === 'staff') return { idno: body.idno, birth_date: body.birth_date };
  const { kind: _, email: __, ...given } = body;
  applicants.check(given, today);
  return { name: `${given.first_name} ${given.surname}`.trim(), applicant: { ...given, given_at: now.toString() } };
}
