import { startQuietJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { RESET_MINUTES, type askForReset as endpoint } from '../../contract/password-reset.ts';
import { storeRequest } from '../store-request.ts';
import { mailResetLinkJob } from './mail-reset-link-job.ts';

/** Takes the wish for a new password; whether there is such an account shows neither in the answer nor in its time. Errors: 429. */
export async function askForReset(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const request = await storeRequest(call, { kind: 'reset', email: call.body.email });
  await startQuietJob(call.server, call.db, mailResetLinkJob, { request });
  return {
    message: `If this address has an account, a mail with a link is on its way to it. The link works for ${RESET_MINUTES} minutes.`,
  };
}
