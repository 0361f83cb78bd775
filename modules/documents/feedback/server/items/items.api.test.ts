import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uploadDocument, uploadProof } from '@talaan/kernel/contract/files.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import {
  exportFeedback,
  fetchPicture,
  joinFeedback,
  listFeedback,
  listOwnFeedback,
  readFeedback,
  readForm,
  stepFeedback,
  sendFeedback,
} from '../../contract/items.ts';

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let app: TestApp;
let hr: Caller;
let employee: Caller;
let faculty: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  employee = await app.as('employee');
  faculty = await app.as('faculty');
});
after(() => app.close());

const SAID = {
  module: 'leave',
  kind: 'suggestion',
  body: 'Show the balance beside the dates.',
  rating: 4,
  screen: '/leave',
  picture_path: null,
} as const;

async function send(who: Caller, said: object = {}): Promise<number> {
  const { status, body } = await who.call(sendFeedback, { body: { ...SAID, ...said } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors: Record<string, string[]> }).errors;
const step = (ids: number[], action: 'triage' | 'start' | 'finish' | 'reject', reply = '') =>
  hr.call(stepFeedback, { body: { ids, action, reply } });
const read = async (who: Caller, id: number) => (await who.call(readFeedback, { params: { id } })).body.item;

test('what somebody tells goes to who triages it, and comes back with a reply', async () => {
  const id = await send(employee);
  const waiting = (await hr.call(listFeedback, { query: { state: 'NEW', term: 'balance beside' } })).body.items;
  assert.deepEqual(
    waiting.map(({ id: found, module_title, rating, days }) => [found, module_title, rating, days]),
    [[id, 'Leave', 4, 0]],
  );
  assert.equal((await step([id], 'triage')).status, 200);
  assert.equal((await step([id], 'start', 'We are looking at it.')).status, 200);
  assert.equal((await read(employee, id)).reply, 'We are looking at it.');
  const silent = await step([id], 'finish');
  assert.deepEqual([silent.status, errorsOf(silent)], [422, { reply: ['Write what the sender reads.'] }]);
  assert.equal((await step([id], 'finish', 'It is there from today.')).status, 200);
  const own = (await employee.call(listOwnFeedback)).body.items.find((one) => one.id === id)!;
  assert.deepEqual([own.state, own.reply], ['DONE', 'It is there from today.']);
  const told = (await employee.call(listNotifications, { query: {} })).body.notifications.filter(
    ({ link }) => link === `/feedback/details?item=${id}`,
  );
  assert.equal(told.length, 3);
  assert.ok(told.some(({ title, description }) => title === 'Your feedback is done' && description === 'It is there from today.'));
  const again = await step([id], 'reject', 'No.');
  assert.equal(again.status, 409);
});

test('an item that ends is rejected from each open state, and done from two, always with a reply', async () => {
  const fresh = await send(employee);
  assert.equal((await step([fresh], 'finish', 'Done.')).status, 409, 'a new item is triaged first');
  assert.equal((await step([fresh], 'reject', 'It works as it should.')).status, 200);
  const triaged = await send(employee);
  await step([triaged], 'triage');
  assert.equal((await step([triaged], 'finish', 'Done.')).status, 200);
});

test('one’s own feedback is no one else’s, and the list is of those within reach', async () => {
  const id = await send(employee, { body: 'Only mine' });
  assert.equal((await faculty.call(readFeedback, { params: { id } })).status, 404);
  assert.equal((await employee.call(listFeedback, { query: {} })).status, 403);
  assert.equal((await employee.call(stepFeedback, { body: { ids: [id], action: 'triage', reply: '' } })).status, 403);
  assert.equal((await (await app.as('applicant')).call(sendFeedback, { body: SAID })).status, 403);
  assert.equal((await hr.call(exportFeedback, { query: { format: 'xlsx' } })).status, 200);
});

test('a picture goes with it; a text, a PDF, one that is too large and one of somebody else are refused', async () => {
  const upload = (content: Buffer | string, name: string) => employee.call(uploadProof, { file: { name, content } });
  const { path } = (await upload(PIXEL, 'screen.png')).body;
  const stolen = await faculty.call(sendFeedback, { body: { ...SAID, picture_path: path } });
  assert.deepEqual(Object.keys(errorsOf(stolen)), ['picture_path']);
  const id = await send(employee, { picture_path: path });
  assert.equal((await employee.call(fetchPicture, { params: { id } })).status, 200);
  assert.equal((await hr.call(fetchPicture, { params: { id } })).status, 200);
  assert.equal((await faculty.call(fetchPicture, { params: { id } })).status, 404);
  const note = await upload('only words', 'screen.png');
  assert.deepEqual([note.status, Object.keys(errorsOf(note))], [422, ['file']]);
  const large = await upload(Buffer.alloc(40 * 1024 * 1024, 1), 'screen.png');
  assert.ok([413, 422].includes(large.status), String(large.status));
  const pdf = (await employee.call(uploadDocument, { file: { name: 'a.pdf', content: Buffer.from('%PDF-1.7\n%%EOF') } })).body;
  const refused = await employee.call(sendFeedback, { body: { ...SAID, picture_path: pdf.path } });
  assert.deepEqual([refused.status, errorsOf(refused)], [422, { picture_path: ['Choose a picture (PNG or JPG).'] }]);
});

test('doubles are joined and end with the one that they are joined with; each sender is notified', async () => {
  const [first, second, third] = [await send(employee), await send(faculty), await send(faculty)];
  const join = (id: number, into: number) => hr.call(joinFeedback, { params: { id }, body: { into } });
  assert.equal((await join(third, second)).status, 200);
  await step([first], 'triage');
  assert.equal((await join(second, first)).status, 200);
  assert.deepEqual([(await read(hr, third)).joined_to, (await read(hr, third)).state], [first, 'TRIAGED']);
  assert.equal((await read(hr, first)).doubles, 2);
  assert.deepEqual(errorsOf(await join(first, first)), { into: ['Choose another item than this one.'] });
  assert.deepEqual(errorsOf(await join(first, second)), { into: [`No. ${second} was joined itself: choose No. ${first}.`] });
  assert.equal((await step([second], 'finish', 'Done.')).status, 409, 'the step is taken with the one that it follows');
  assert.equal((await step([first], 'finish', 'All three are mended.')).status, 200);
  assert.deepEqual([(await read(faculty, second)).state, (await read(faculty, third)).reply], ['DONE', 'All three are mended.']);
});

test('a module that is off is not offered, and who triages one gets a mail of each new item', async () => {
  await app.owner.query("update feedback.module set is_on = false where code = 'kiosk'");
  const { modules } = (await employee.call(readForm)).body;
  assert.ok(modules.some(({ code }) => code === 'leave') && !modules.some(({ code }) => code === 'kiosk'));
  const refused = await employee.call(sendFeedback, { body: { ...SAID, module: 'kiosk' } });
  assert.deepEqual(errorsOf(refused), { module: ['This module takes no feedback. Choose another one.'] });
  await app.owner.query(
    "update feedback.module set triager_id = (select id from identity.account where email = 'records@talaan.example') where code = 'documents'",
  );
  const id = await send(employee, { module: 'documents' });
  const { rows } = await app.owner.query("select recipient from kernel.mail where subject = 'New feedback: Document tracking'");
  assert.deepEqual(rows, [{ recipient: 'records@talaan.example' }]);
  assert.equal((await (await app.as('records')).call(readFeedback, { params: { id } })).status, 200);
});

test('a rating of six and an empty text are refused on their fields', async () => {
  const answer = await employee.call(sendFeedback, { body: { ...SAID, rating: 6, body: ' ' } });
  assert.deepEqual(errorsOf(answer), { rating: ['Choose 1 to 5.'], body: ['Tell us in a sentence or two.'] });
});
