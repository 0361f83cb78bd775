import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openKillableApp } from '@talaan/testing/killable.ts';
import { tries } from '@talaan/testing/tries.ts';
import { itemImports as calls } from '../../contract/imports.ts';

const ITEMS = tries(30, 300);

const app = await openKillableApp();
const hr = await app.as('hr');

test('an import of items that is killed in the middle writes nothing then, and all of it once when it runs again', async () => {
  const lines = Array.from(
    { length: ITEMS },
    (_, at) => `KILL-${at + 1},Instructor I,Legal Affairs Office,T,academic,research,R,NOSCA No. 1,2026-01-05`,
  );
  const content = ['Item No.,Position,Office,Level,Coverage,Attribution,Area type,Authority,Opened on', ...lines].join('\n');
  const query = { section: 'plantilla-items' };
  const { id, columns } = (await hr.call(calls.upload, { query, file: { name: 'items.csv', content } })).body.import;
  const checked = (await hr.call(calls.check, { params: { id }, body: { columns } })).body.import;
  assert.equal(checked.counts.new, ITEMS);
  const worker = await app.startWorker();
  const confirm = () => hr.call(calls.confirm, { params: { id }, body: {} });
  const { job } = (
    await app.killAtLock(worker, { lock: 'lock table plantilla.item_state in share mode', waiting: 'plantilla.item_state' }, confirm)
  ).body;
  assert.equal(await app.count(`plantilla.item where item_number like 'KILL-%'`), 0);

  await app.workAgain();
  await app.waitForJob(hr, job.id, ({ state }) => state === 'done');
  assert.equal(await app.count(`plantilla.item where item_number like 'KILL-%'`), ITEMS);
  assert.equal(
    await app.count(`plantilla.item_state s join plantilla.item i on i.id = s.item_id where i.item_number like 'KILL-%'`),
    ITEMS,
  );
  assert.equal(await app.count(`kernel.audit_event where action = 'add a plantilla item' and after->>'item_number' like 'KILL-%'`), ITEMS);
});
