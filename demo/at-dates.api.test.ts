import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { countPresence } from '@talaan/attendance/contract/presence.ts';
import { readOwnMonth } from '@talaan/attendance/contract/days.ts';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { readDashboard } from '@talaan/dashboards/contract.ts';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { keepInstallation } from '@talaan/kernel/server/installation/keep-installation.ts';
import { bringUpSchema } from '@talaan/kernel/server/database/schema.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { countInbox, countQueues, listFiled, readInbox } from '@talaan/requests/contract/inbox.ts';
import { buildApp, modules } from '@talaan/server/app.ts';
import { prepareTemplate } from '@talaan/testing/app.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { cloneDatabase } from '@talaan/testing/database.ts';
import { openSessionOf } from '@talaan/testing/open-session-of.ts';
import { demoAccounts } from './accounts.ts';
import { drawPortraitsJob, keepDevicesAliveJob } from './jobs.ts';
import { makeDemo } from './make-demo.ts';
import { registerFacesJob } from './register-faces.ts';

/** A demo is made on whatever day somebody tries Talaan: a Sunday, the end of a year, holidays, an early morning. */
const MOMENTS = [
  '2026-01-01T05:00:00+08:00',
  '2026-02-28T23:59:00+08:00',
  '2026-05-01T06:30:00+08:00',
  '2026-11-22T15:00:00+08:00',
  '2026-12-25T12:00:00+08:00',
  '2026-12-31T23:30:00+08:00',
  '2027-01-01T00:10:00+08:00',
  '2027-01-04T07:00:00+08:00',
  '2027-06-12T10:00:00+08:00',
];
const OLDEST_OPEN_DAYS = 60;

for (const moment of MOMENTS)
  test(`the demo of ${moment} stands, and the homes of its accounts open`, () => tryDemo(Temporal.Instant.from(moment)));

async function tryDemo(now: Temporal.Instant): Promise<void> {
  const opened = new AsyncDisposableStack();
  try {
    const database = await cloneDatabase(prepareTemplate, { empty: true });
    opened.defer(database.drop);
    const dataDir = await mkdtemp(join(tmpdir(), 'talaan demo '));
    opened.defer(() => rm(dataDir, { recursive: true, force: true }));
    await bringUpSchema(database, modules);
    const settings = readSettings({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: 'true',
      DEMO_NOW: now.toString(),
      LOG_LEVEL: 'fatal',
    });
    await keepInstallation(database.ownerUrl, { settings, modules });
    await makeDemo({ databaseUrl: database.ownerUrl, settings, modules, now, people: 80, months: 2, filesDir: join(dataDir, 'files') });
    const app = await buildApp({ settings, databaseUrl: database.url, work: 'none' });
    opened.defer(() => app.close());
    const { server } = app;
    await computeDueDays({ pool: server.pool, clock: server.clock });
    await server.http.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(server.http.server.address() as AddressInfo).port}`;
    const work = { server, accountId: 0, runId: '', progress: async () => undefined };
    for (const job of [drawPortraitsJob, keepDevicesAliveJob, registerFacesJob]) await job.run(work, {});
    const today = now.toZonedDateTimeISO(ZONE).toPlainDate();
    for (const { email } of demoAccounts) {
      const token = await openSessionOf(server, email.split('@')[0]!);
      const ask = async <E extends Endpoint>(endpoint: E, query: object = {}) => {
        const { status, body } = await callAs(url, token, endpoint, { query });
        assert.equal(status, 200, `${email} asks ${endpoint.path}: ${JSON.stringify(body)}`);
        return body;
      };
      const { figures } = (await ask(readDashboard)) as { figures: { title: string }[] };
      if (today.dayOfWeek === 7) assert.ok(!figures.some(({ title }) => / today$|^Not in yet$/.test(title)), JSON.stringify(figures));
      for (const endpoint of [countInbox, countQueues, readInbox, listFiled]) await ask(endpoint);
      await ask(readOwnMonth, { month: today.toString().slice(0, 7) });
      if (email.startsWith('president')) for (const day of ['work', 'last']) await ask(countPresence, { day });
    }
    const wrong = async (sql: string) => (await server.pool.query(sql)).rows;
    assert.deepEqual(
      await wrong(`select r.kind, r.title, r.state, r.filed_at::date from requests.request r where r.closed_at is null
        and r.filed_at < '${now.toString()}'::timestamptz - interval '${OLDEST_OPEN_DAYS} days' and exists (
          select from requests.stage s where s.request_id = r.id and s.opened_at is not null and s.closed_at is null)`),
      [],
      'an office decides in time',
    );
    assert.deepEqual(await wrong('select a.email from identity.account a where a.personnel_id is not null and a.avatar_path is null'), []);
    assert.equal((await wrong('select personnel_id from faces.enrolment')).length, 12);
    assert.deepEqual(await wrong(`select name from attendance.device where mode = 'push' and last_seen_at is null`), []);
  } finally {
    await opened.disposeAsync();
  }
}
