import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { documentEdits } from '../../contract/edits.ts';
import { openCounters, type Counters } from '../fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const PRIORITY = { field: 'priority', value: 'URGENT' } as const;

test('papers of an office become urgent together: each has its step, one that another office received stays, and so does one that is not seen', async () => {
  const [own, received] = [await c.add('CAS'), await c.add('CAS')];
  await c.done('CAS', 'forward', received.id, { to: [c.office.HRMO] });
  await c.done('HRMO', 'receive', received.id);
  const secret = await c.add('ACCT', { confidentiality: 'CONFIDENTIAL' });
  const ids = [own.id, received.id, secret.id];
  const asked = { reason: '', office_id: c.office.CAS };
  const { rows } = (await c.clerk.CAS.call(documentEdits.preview, { body: { ...PRIORITY, asked, ids } })).body;
  assert.deepEqual(
    rows.map(({ before: was, becomes }) => [was, becomes]),
    [
      ['Routine', 'changed'],
      ['Routine', 'refused'],
      ['', 'refused'],
    ],
  );
  assert.match(rows[1]!.why, /^Who made the document changes it until another office has received it/);
  assert.equal(rows[2]!.name, `No. ${secret.id}`);
  const { body } = await c.clerk.CAS.call(documentEdits.edit, { body: { ...PRIORITY, asked, rows } });
  assert.deepEqual([body.message, body.refused.length], ['Priority of 1 row was changed. 2 rows stay as they are.', 2]);
  const page = await c.page('CAS', own.id);
  assert.equal(page.priority, 'URGENT');
  assert.equal(page.steps.filter(({ action }) => action === 'edit').length, 1);
  assert.equal((await c.clerk.CAS.call(documentEdits.undo, { params: { id: body.edit! } })).status, 200);
  assert.equal((await c.page('CAS', own.id)).priority, 'ROUTINE');
});

test('who corrects a paper of another gives the reason, and undoing stops where it went on', async () => {
  const { id } = await c.add('CAS');
  const ids = [id];
  const body = { ...PRIORITY, asked: { reason: '', office_id: c.office.RMO }, ids };
  const [silent] = (await c.clerk.RMO.call(documentEdits.preview, { body })).body.rows;
  assert.deepEqual([silent!.becomes, silent!.why], ['refused', 'Enter why it is corrected.']);
  const asked = { reason: 'The deadline is tomorrow.', office_id: c.office.RMO };
  const { rows } = (await c.clerk.RMO.call(documentEdits.preview, { body: { ...PRIORITY, asked, ids } })).body;
  const edited = (await c.clerk.RMO.call(documentEdits.edit, { body: { ...PRIORITY, asked, rows } })).body;
  assert.equal(edited.message, 'Priority of 1 row was changed.');
  await c.done('CAS', 'forward', id, { to: [c.office.HRMO] });
  const undone = (await c.clerk.RMO.call(documentEdits.undo, { params: { id: edited.edit! } })).body;
  assert.deepEqual([undone.message, undone.refused.length], ['No row was put back. 1 row stays as it is.', 1]);
  assert.equal((await c.page('CAS', id)).priority, 'URGENT');
});
