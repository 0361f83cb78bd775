import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { TEST_NOW, type TestApp } from './app.ts';
import { endsWithFile } from './left-open.ts';

/** Another process of the product on the same database and files, for tests that kill it in the midst of a job. */
export async function startWorkerProcess(app: TestApp): Promise<ChildProcess> {
  return (await startServerProcess(app)).process;
}

/** The same with its address, for tests that kill it in the midst of a call. */
export async function startServerProcess(app: TestApp): Promise<{ process: ChildProcess; url: string }> {
  const worker = fork(new URL('./work-until-killed.ts', import.meta.url), {
    env: {
      ...process.env,
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.server.settings.dataDir,
      DEMO: 'true',
      DEMO_NOW: TEST_NOW,
      LOG_LEVEL: 'fatal',
    },
  });
  endsWithFile(async () => void worker.kill('SIGKILL'));
  const [url] = (await once(worker, 'message')) as [string];
  return { process: worker, url };
}
