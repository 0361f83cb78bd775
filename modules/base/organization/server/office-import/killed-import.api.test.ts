import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openKillableApp } from '@talaan/testing/killable.ts';
import { tries } from '@talaan/testing/tries.ts';
import { officeImports as calls } from '../../contract/office-imports.ts';

const OFFICES = tries(30, 300);

const app = await openKillableApp();
const hr = await app.as('hr');

test('an import of offices that is killed in the middle writes nothing then, and all of it once when it runs again', async () => {
  const lines = Array.from(
    { length: OFFICES },
    (_, at) => `KO${at},Killed Office ${at},${at === 0 ? 'OP' : `KO${Math.floor((at - 1) / 3)}`},1,`,
  );
  const content = ['Acronym,Name,Under,Campus', ...lines.toReversed()].join('\n');
  const { id, columns } = (await hr.call(calls.upload, { file: { name: 'offices.csv', content } })).body.import;
  const checked = (await hr.call(calls.check, { params: { id }, body: { columns } })).body.import;
  assert.equal(checked.counts.new, OFFICES);
  const worker = await app.startWorker();
  const confirm = () => hr.call(calls.confirm, { params: { id }, body: {} });
  const { job } = (
    await app.killAtLock(
      worker,
      { lock: 'lock table organization.office_opening in share mode', waiting: 'insert into "organization"."office"' },
      confirm,
    )
  ).body;
  assert.equal(await app.count(`organization.office where acronym like 'KO%'`), 0);

  await app.workAgain();
  await app.waitForJob(hr, job.id, ({ state }) => state === 'done');
  assert.equal(await app.count(`organization.office where acronym like 'KO%'`), OFFICES);
  assert.equal(await app.count(`kernel.audit_event where action = 'add an office' and after->>'acronym' like 'KO%'`), OFFICES);
});
