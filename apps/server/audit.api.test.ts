import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { recordChange, sealAudit, verifyAudit } from '@talaan/kernel/server/audit.ts';

const EVENTS = 1200;

let app: TestApp;
before(async () => {
  app = await startTestApp({ work: false });
  const now = app.server.clock.now();
  await app.server.db.transaction().execute(async (db) => {
    for (let at = 0; at < EVENTS; at += 1)
      await recordChange({ db, actor: NOBODY, now, requestId: 'test' }, { action: 'test', subject: `record:${at}`, after: { at } });
  });
});
after(() => app.close());

test('every event is sealed once, also when two processes seal at the same time', async () => {
  const sealAll = async () => {
    while ((await sealAudit(app.server.db)) > 0);
  };
  await Promise.all([sealAll(), sealAll()]);
  const { rows } = await app.server.pool.query<{ seals: number; events: number }>(
    'select (select count(*) from kernel.audit_seal) as seals, (select count(*) from kernel.audit_event) as events',
  );
  assert.equal(rows[0]?.seals, rows[0]?.events);
  assert.equal(await verifyAudit(app.server.db), null);
});

test('the trail cannot be changed by statement, and a change past the trigger is found', async () => {
  await assert.rejects(app.server.pool.query("update kernel.audit_event set action = 'other' where subject = 'record:5'"), /append-only/);
  await app.server.pool.query('alter table kernel.audit_event disable trigger audit_event_is_append_only');
  await app.server.pool.query("update kernel.audit_event set action = 'other' where subject = 'record:5'");
  const { rows } = await app.server.pool.query<{ position: number }>(
    "select position from kernel.audit_seal s join kernel.audit_event e on e.id = s.event_id where e.subject = 'record:5'",
  );
  assert.equal(await verifyAudit(app.server.db), rows[0]?.position);
});
