import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { listRuns } from '../contract/runs.ts';
import { bringTo, compute } from './fixtures/payroll-kit.ts';
import { notifyOwnersJob } from './runs/notify-owners-job.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ work: 'asked' });
});
after(() => app.close());

/** Tables in which something is told, found or kept of acts beside the records themselves. */
const TOLD = ['notifications.notification', 'kernel.mail', 'kernel.job_run', 'kernel.audit_event', 'requests.request', 'requests.step'];

test('a month that is computed, certified and released leaves no amount in notices, mails, jobs, the audit trail or what is searched', async () => {
  const officer = await app.as('payroll');
  const { body } = await officer.call(listRuns, { query: { state: ['COMPUTED'], kind: ['REGULAR'] } });
  const id = body.runs[0]!.id;
  await compute(app, id);
  await bringTo(app, id);
  await notifyOwnersJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, { run: id });
  await app.owner.query("select set_config('talaan.opened', '*', false)");
  const { rows: amounts } = await app.owner.query<{ gross: number; net: number }>(
    'select gross, net from payroll.payslip where run_id = $1 and net > 0',
    [id],
  );
  assert.ok(amounts.length > 50);
  const written = amounts.flatMap(({ gross, net }) => [formatMoney(gross), formatMoney(net), String(gross), String(net)]);
  const { rows: searched } = await app.owner.query<{ name: string }>(`
    select distinct format('%I.%I', table_schema, table_name) as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'search' and t.table_type = 'BASE TABLE' order by 1`);
  assert.ok(searched.length > 3);
  for (const table of [...TOLD, ...searched.map(({ name }) => name)]) {
    const { rows } = await app.owner.query<{ told: string }>(`select to_jsonb(t)::text as told from ${table} t`);
    const all = rows.map(({ told }) => told).join('\n');
    const found = written.filter((amount) => all.includes(amount));
    assert.deepEqual(found, [], `${table} tells amounts`);
  }
  const { rows: notices } = await app.owner.query<{ count: number }>(
    "select count(*) as count from notifications.notification where title like 'Your payslip of %'",
  );
  assert.ok(notices[0]!.count > 3);
});
