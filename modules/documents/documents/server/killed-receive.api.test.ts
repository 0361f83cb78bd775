import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callAs } from '@talaan/testing/call-as.ts';
import { openKillableApp } from '@talaan/testing/killable.ts';
import { startServerProcess } from '@talaan/testing/start-worker.ts';
import { takeSteps } from '../contract/steps.ts';
import { openCounters } from './fixtures/open-counters.ts';

const PAPERS = 200;

const app = await openKillableApp();

/** What a bulk receive writes first, and what last. */
const STEPS = [
  { name: 'at its first row', lock: 'lock table documents.hop in share mode', waiting: 'update documents.hop' },
  { name: 'at its last', lock: 'lock table documents.step in share mode', waiting: 'into documents.step' },
];

test('a server killed in the midst of receiving 200 papers receives none of them; sent again, each is received once', async () => {
  const { office, clerk, add, done } = await openCounters(app);
  const drafts: number[] = [];
  for (let n = 0; n < PAPERS; n++) drafts.push((await add('CAS', { register: false })).id);
  await done('CAS', 'forward', drafts, { to: [office.ACCT] });
  const asked = { body: { action: 'receive' as const, office_id: office.ACCT, ids: drafts } };
  const received = () =>
    app.count(`documents.hop where document_id = any('{${drafts.join()}}') and office_id = ${office.ACCT} and received_at is not null`);
  for (const { name, lock, waiting } of STEPS) {
    const server = await startServerProcess(app);
    let unheard: Promise<void> | undefined;
    await app.killAtLock(server.process, { lock, waiting }, async () => {
      unheard = assert.rejects(callAs(server.url, clerk.ACCT.token, takeSteps, asked), 'the browser hears nothing of it');
    });
    await unheard;
    assert.equal(await received(), 0, name);
  }
  const { body } = await clerk.ACCT.call(takeSteps, asked);
  assert.deepEqual([body.results.filter(({ outcome }) => outcome === 'done').length, await received()], [PAPERS, PAPERS]);
  const again = await clerk.ACCT.call(takeSteps, asked);
  assert.ok(again.body.results.every(({ outcome }) => outcome === 'already'));
  const written = `documents.step where document_id = any('{${drafts.join()}}') and action = 'receive'`;
  assert.equal(await app.count(written), PAPERS);
});
