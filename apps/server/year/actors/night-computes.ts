import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { University } from '../university.ts';

/** What the worker does after midnight, in its order. */
const NIGHTLY = ['keep-record-current', 'compute-days'];

/** Shortly after midnight the new day begins, and what is due is computed. */
export async function nightComputes({ app: { server } }: University): Promise<void> {
  const jobs = server.modules.flatMap((module) => module.jobs ?? []) as Job<object>[];
  for (const kind of NIGHTLY) {
    const job = jobs.find((one) => one.kind === kind);
    if (!job) throw new Error(`no module has the job ${kind}`);
    await job.run({ server, accountId: 0, runId: '', progress: async () => undefined }, {});
  }
}
