import { sql } from 'kysely';
import { notFound, wrongState } from '../errors.ts';
import { titleOfKind } from '../format-amounts.ts';
import { enqueue, retryQueued, type Ticket } from './jobs.ts';
import type { Call } from '../mount.ts';
import { publish } from '../realtime/publish.ts';

const didNotFail = () => wrongState('This job did not fail, or is being tried again already.');

/**
 * Runs a job that failed once more, with the input and in the name of the one who started it; they see it wait again. One
 * that nobody follows is named by its number in the queue.
 * Errors: 404; 409 where it did not fail, or where the queue has forgotten its input, which it does after seven days.
 */
export async function retryJob({ db, server }: Pick<Call, 'db' | 'server'>, id: string): Promise<{ title: string }> {
  const run = await db.selectFrom('kernel.job_run').select(['kind', 'title', 'state']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!run) return retryUnfollowed({ db, server }, id);
  if (run.state !== 'failed') throw didNotFail();
  const { rows } = await sql<{ data: Ticket }>`
    select data from pgboss.job where name = ${run.kind} and data->>'run' = ${id} order by created_on desc limit 1`.execute(db);
  if (!rows[0]) throw wrongState('What this job was started with is no longer stored. Start it again on the screen that it came from.');
  const again = await db
    .updateTable('kernel.job_run')
    .set({ state: 'waiting', done: 0, failure: null, finished_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(server, db, run, rows[0].data);
  if (again.owner_id) await publish(db, `private-account-${again.owner_id}`, 'job', { ...again, result: null });
  return { title: run.title };
}

async function retryUnfollowed({ db, server }: Pick<Call, 'db' | 'server'>, id: string): Promise<{ title: string }> {
  const { rows } = await sql<{ kind: string; failed: boolean }>`
    select name as kind, state = 'failed' as failed from pgboss.job where id = ${id}::uuid and data->>'run' is null for update`.execute(db);
  const [job] = rows;
  if (!job) throw notFound('There is no such job.');
  if (!job.failed) throw didNotFail();
  await retryQueued(server, db, job.kind, id);
  return { title: titleOfKind(job.kind) };
}
