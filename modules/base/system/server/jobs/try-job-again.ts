import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { retryJob } from '@talaan/kernel/server/jobs/retry-job.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** Tries a failed job of anyone again, in the name of the one who started it. Errors: 404, 409 where it cannot be. */
export async function tryJobAgain(call: Call<{ id: string }>): Promise<{ message: string }> {
  const { title } = await retryJob(call, call.params.id);
  await recordChange(call, { action: 'try a job again', subject: `kernel.job_run:${call.params.id}`, after: { title } });
  return { message: `'${title}' will run again.` };
}
