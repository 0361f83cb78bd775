import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { filePassSlip } from '@talaan/travel/contract/pass-slips.ts';

let app: TestApp;
let employee: Caller;
before(async () => {
  app = await startTestApp();
  employee = await app.as('employee');
});
after(() => app.close());

const slip = (purpose: string) => ({
  personnel_id: null,
  date: '2026-11-24',
  from_minute: 600,
  to_minute: 660,
  is_official: true,
  destination: 'City hall',
  purpose,
});

async function send(body: object, key: string | undefined, caller = employee) {
  const answer = await fetch(app.url + filePassSlip.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${caller.token}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, said: (await answer.json()) as { id?: number; message?: string } };
}

async function countOf(purpose: string): Promise<number> {
  const { rows } = await app.owner.query<{ many: number }>('select count(*)::integer as many from travel.pass_slip where purpose = $1', [
    purpose,
  ]);
  return rows[0]!.many;
}

test('what a device sends again because it got no answer is filed once, and answered as the first time', async () => {
  const key = randomUUID();
  const first = await send(slip('Sent twice'), key);
  assert.equal(first.status, 200);
  assert.deepEqual(await send(slip('Sent twice'), key), first);
  assert.equal(await countOf('Sent twice'), 1);
});

test('two tries that arrive at the same moment file once', async () => {
  const key = randomUUID();
  const body = { ...slip('At once'), date: '2026-11-25' };
  const [one, other] = await Promise.all([send(body, key), send(body, key)]);
  assert.deepEqual(one, other);
  assert.equal(await countOf('At once'), 1);
});

test('what was refused is not kept: corrected, it may be sent by the same key', async () => {
  const key = randomUUID();
  const body = { ...slip('Corrected'), date: '2026-11-26' };
  assert.equal((await send({ ...body, to_minute: 500 }, key)).status, 422);
  assert.equal((await send(body, key)).status, 200);
  assert.equal(await countOf('Corrected'), 1);
});

test('the key of one person files nothing for another, and one that is none is refused', async () => {
  const key = randomUUID();
  const body = { ...slip('Of two'), date: '2026-11-27' };
  await send(body, key);
  await send(body, key, await app.as('faculty'));
  assert.equal(await countOf('Of two'), 2);
  assert.equal((await send(body, 'nonsense')).status, 422);
});
