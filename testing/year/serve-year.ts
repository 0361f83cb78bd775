import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';

/**
 * The product in a process of its own until it is killed. What time it is, and which job is due, comes by messages; it answers each by its number,
 * with a failure where there was one.
 */
interface Order {
  no: number;
  /** A date and time of the university, from which its clock goes on. */
  at: string;
  job?: string;
}

const { buildApp } = await import('@talaan/server/app.ts');
const settings = readSettings(process.env);
const { server } = await buildApp({ settings, databaseUrl: settings.databaseUrl!, work: process.env.WORK === 'asked' ? 'asked' : 'none' });
const jobs = server.modules.flatMap((module) => module.jobs ?? []) as Job<object>[];
await server.http.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('message', ({ no, at, job }: Order) => {
  setClock(at);
  const done = job === undefined ? Promise.resolve() : runJob(job);
  done.then(
    () => process.send!({ no }),
    (error: Error) => process.send!({ no, failure: error.stack }),
  );
});
process.on('disconnect', () => process.exit());
process.send!({ ready: true });

function setClock(at: string): void {
  const moment = Temporal.PlainDateTime.from(at).toZonedDateTime(ZONE).epochMilliseconds;
  const since = performance.now();
  const now = () => Temporal.Instant.fromEpochMilliseconds(Math.round(moment + performance.now() - since));
  Object.assign(server.clock, { now, today: () => now().toZonedDateTimeISO(ZONE).toPlainDate().toString() });
}

async function runJob(kind: string): Promise<void> {
  const job = jobs.find((one) => one.kind === kind);
  if (!job) throw new Error(`no module has the job ${kind}`);
  await job.run({ server, accountId: 0, runId: '', progress: async () => undefined }, {});
}
