import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { lockDays } from '@talaan/attendance/server/public.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { countStatements } from '@talaan/testing/count-statements.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { readApplication } from '../../contract/applications.ts';
import { openLeave, type Who } from '../fixtures/leave-kit.ts';

const { kit, file, step, give } = openLeave();
before(() => give(people.accountingClerk.id, { VL: 20_000, SL: 20_000 }));

const day = (date: string) => [{ date, part: 'DAY' as const }];

/** How many statements a step takes, without those that look for it. */
async function countStep(who: Who, id: number, action: string): Promise<number> {
  const { request } = (await kit.people[who].call(readTimeline, { params: { id } })).body;
  return countStatements(async () => {
    const { status, body } = await kit.people[who].call(takeStep, { params: { id }, body: { action, remarks: '', seen: request.seen } });
    assert.equal(status, 200, body.message);
  });
}

test('filing, certification, recommendation and approval take no more statements than they need', async () => {
  const fewest = { file: Infinity, certify: Infinity, recommend: Infinity, approve: Infinity };
  // The first of them load what is kept until it changes.
  for (const date of ['2027-02-02', '2027-02-03', '2027-02-04']) {
    let id = 0;
    const filed = await countStatements(async () => {
      id = await file('employee', 'VL', day(date));
    });
    fewest.file = Math.min(fewest.file, filed);
    fewest.certify = Math.min(fewest.certify, await countStep('hr', id, 'certify'));
    fewest.recommend = Math.min(fewest.recommend, await countStep('head', id, 'recommend'));
    fewest.approve = Math.min(fewest.approve, await countStep('president', id, 'approve'));
  }
  // One of each puts what browsers are notified of into its outbox.
  assert.deepEqual(fewest, { file: 23, certify: 35, recommend: 17, approve: 39 });
});

test('leave of a month that was locked meanwhile is not approved', async () => {
  const id = await file('employee', 'VL', day('2027-02-12'));
  await step('hr', id, 'certify');
  await step('head', id, 'recommend');
  const { server } = kit.app;
  await server.db
    .transaction()
    .execute((db) =>
      lockDays({ server, db, now: server.clock.now() }, [{ personnelId: people.accountingClerk.id, from: '2027-02-01', to: '2027-02-28' }]),
    );
  const { status, message } = await step('president', id, 'approve');
  assert.equal(status, 409);
  assert.match(message, /^The daily time record of 12 Feb(ruary)? 2027 is locked\. HR reopens the month first\./);
});

test('sick leave of more than five days in a row, in two applications, is certified with its certificate: application, request and step say so alike', async () => {
  const before = await file('employee', 'SL', [...day('2027-05-03'), ...day('2027-05-04'), ...day('2027-05-05')]);
  const id = await file('employee', 'SL', [...day('2027-05-06'), ...day('2027-05-07'), ...day('2027-05-10')]);
  const request = async () => (await kit.people.hr.call(readTimeline, { params: { id } })).body.request;
  const because = 'Medical certificate is needed before HR certifies: 6 working days in a row are more than 5.';
  const read = async () => (await kit.people.hr.call(readApplication, { params: { id } })).body.application;
  const { papers, checks } = await read();
  assert.deepEqual(
    papers.map(({ name, is_before_certification }) => [name, is_before_certification]),
    [['Medical certificate', true]],
  );
  assert.deepEqual(
    checks.filter(({ no }) => no === 5 || no === 8).map(({ text }) => text),
    [because],
  );
  const waiting = await request();
  assert.deepEqual(waiting.not_now, [{ label: 'Certify', because: `${because} Add it, or return the application.` }]);
  assert.ok(!waiting.actions.some(({ action }) => action === 'certify'));
  assert.deepEqual(await step('hr', id, 'certify'), { status: 409, message: waiting.not_now[0]!.because });
  assert.equal((await step('employee', before, 'withdraw', 'Recovered')).status, 200);
  assert.deepEqual((await request()).not_now, [], 'three days need no certificate');
  assert.equal((await read()).papers[0]!.is_before_certification, false);
  assert.equal((await step('hr', id, 'certify')).status, 200);
});
