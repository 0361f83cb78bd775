import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { countQueues } from '@talaan/requests/contract/inbox.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { addItems, planMeeting, readMeeting } from '../contract/meetings.ts';
import { agendaKinds } from './agenda-kinds.ts';

let app: TestApp;
let keeper: Caller;
before(async () => {
  app = await startTestApp();
  keeper = await app.as('ld');
});
after(() => app.close());

const waiting = async () => (await keeper.call(countQueues)).body.queues.find(({ name }) => name === 'committees.agenda')?.waiting ?? 0;

test('each kind of requests that committees decide is offered to an agenda, described there, and counted for the secretary until then', async () => {
  const { db } = app.server;
  const { rows: committees } = await sql<{ id: number }>`select id from committees.committee order by id`.execute(db);
  const date = app.server.clock.today();
  const known = allContributed(app.server, agendaKinds)
    .map(({ kind }) => kind.kind)
    // Those that another file of tests adds.
    .filter((kind) => !kind.startsWith('test.'));
  assert.deepEqual(known.toSorted(), ['administrative-plan', 'faculty-plan', 'scholarship', 'training']);
  const { rows: asked } = await sql<{ kind: string }>`
    select distinct g.kind from requests.stage g join requests.seat s on s.id = g.seat_id
    where s.kind = 'secretary' and g.opened_at is not null and g.closed_at is null and g.kind = any(${known}::text[])
      and not exists (select from committees.item i where i.request_id = g.request_id and i.decision is null)`.execute(db);
  const kinds = new Set<string>();
  const before_ = await waiting();
  let added = 0;
  for (const { id: committee_id } of committees) {
    const { id } = (await keeper.call(planMeeting, { body: { committee_id, date, begins: 540, place: 'Board room' } })).body;
    const read = async () => (await keeper.call(readMeeting, { params: { id } })).body;
    const requests = (await read()).candidates.map((one) => one.id);
    if (requests.length === 0) continue;
    assert.equal((await keeper.call(addItems, { params: { id }, body: { requests, title: '' } })).status, 200);
    const { agenda, candidates } = await read();
    assert.deepEqual(candidates, []);
    for (const item of agenda) {
      assert.ok(item.says.length > 0, `${item.title} is described`);
      kinds.add(item.kind!);
    }
    added += requests.length;
  }
  assert.deepEqual([...kinds].toSorted(), asked.map(({ kind }) => kind).toSorted());
  assert.ok(before_ <= added);
  assert.equal(await waiting(), 0);
});
