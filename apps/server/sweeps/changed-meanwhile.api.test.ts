import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { editHoliday, readHoliday } from '@talaan/calendar/contract/holidays.ts';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';

/** What was changed after a form was opened is not overwritten unasked (decision 100). */
let app: TestApp;
let hr: Caller;
let holiday: { id: number; date: string; name: string; type: 'regular' };
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  const { rows } = await app.server.pool.query<typeof holiday>(
    "select id, date::text, name, type from attendance.holiday where type = 'regular' and campus_id is null and date > '2026-12-01' limit 1",
  );
  holiday = rows[0]!;
});
after(() => app.close());

const read = async () => (await hr.call(readHoliday, { params: { id: holiday.id } })).body;
const save = (name: string, version?: number) =>
  hr.call(editHoliday, {
    params: { id: holiday.id },
    body: { date: holiday.date, name, type: holiday.type },
    ...(version !== undefined && { headers: { 'if-match': String(version) } }),
  });

test('two who read the same record: the first saves, the second is refused with the version of now and may insist', async () => {
  const { version } = await read();
  assert.equal((await save('As the first has it', version)).status, 200);
  const refused = await save('As the second has it', version);
  assert.equal(refused.status, 409);
  const told = refused.body as unknown as { message: string; actions: string[]; version: number };
  assert.match(told.message, /^This was changed at \d+:\d\d [AP]M, after you opened it\. What you entered is kept\.$/);
  assert.deepEqual(told.actions, ['mine', 'theirs']);
  assert.equal((await read()).holiday.name, 'As the first has it');
  assert.equal((await save('As the second has it', told.version)).status, 200);
  assert.equal((await read()).holiday.name, 'As the second has it');
});

test('of two who save at the same moment one is refused', async () => {
  const { version } = await read();
  const answers = await Promise.all(['One', 'Other', 'Third'].map((name) => save(name, version)));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409, 409],
  );
});

test('a caller that names no version saves as before', async () => {
  assert.equal((await save('Without')).status, 200);
});

test('each call that refuses by version has a read that answers it, of the same record', () => {
  const versioned = app.server.endpoints.filter((one): one is Endpoint & { versioned: string } => one.versioned !== undefined);
  const writes = versioned.filter(({ method }) => method !== 'GET');
  assert.ok(writes.length >= 30);
  const reads = versioned
    .filter((one) => one.method === 'GET' && 'version' in shapeOf(one))
    .map(({ versioned: record }) => unnamed(record));
  for (const { path, versioned: record } of writes) assert.ok(reads.includes(unnamed(record)), path);
});

/** A call may name the record by another parameter than its read. */
function unnamed(record: string): string {
  return record.replace(/\{\w+\}/, '{}');
}

function shapeOf({ response }: Endpoint): object {
  return (response as unknown as { shape: object }).shape;
}
