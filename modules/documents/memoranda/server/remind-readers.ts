import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { startQuietJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { announceCircularJob } from './announce-circular.ts';
import { findKeptCircular, lockCircular } from './find-circular.ts';

const REST_HOURS = 24;

/** Reminds those who have not acknowledged. Errors: 409 for a circular that has ended, and within a day of the last reminder. */
export async function remindReaders(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, server, now } = call;
  await lockCircular(call);
  const { id, state, reminded_at } = await findKeptCircular(call);
  if (state !== 'posted') throw wrongState(`This circular was ${state}; no one needs to be reminded.`);
  const rested = now.subtract({ hours: REST_HOURS });
  if (reminded_at !== null && Date.parse(reminded_at) > rested.epochMilliseconds)
    throw wrongState('They were reminded within the last 24 hours. Wait until tomorrow.');
  await db.updateTable('memoranda.circular').set({ reminded_at: now.toString() }).where('id', '=', id).execute();
  await recordChange(call, { action: 'remind of a circular', subject: `memoranda.circular:${id}`, after: { reminded_at: now.toString() } });
  await startQuietJob(server, db, announceCircularJob, { id, as: 'reminder' });
  return { message: 'The reminder is on its way to everyone who has not answered.' };
}
