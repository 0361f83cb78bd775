import type { z } from 'zod';
import { startQuietJob, type Job } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { register as endpoint } from '../../contract/registration.ts';
import { storeRequest } from '../store-request.ts';

type Body = z.output<typeof endpoint.body>;

/** Takes a registration; whether it matches the records shows neither in the answer nor in its time. Errors: 429. */
export async function register(call: Call<unknown, unknown, Body>, settleJob: Job<{ request: number }>): Promise<{ message: string }> {
  const { body } = call;
  const given = body.kind === 'staff' ? { idno: body.idno, birth_date: body.birth_date } : { name: body.name };
  const request = await storeRequest(call, { kind: 'register', email: body.email, ...given });
  await startQuietJob(call.server, call.db, settleJob, { request });
  return {
    message: `If what you entered matches our records, a mail is on its way to ${body.email}. Open the link in it to choose your password.`,
  };
}
