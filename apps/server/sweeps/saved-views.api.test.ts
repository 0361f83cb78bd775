import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addView, changeView, listViews, MOST_VIEWS, removeView } from '@talaan/kernel/contract/saved-views.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';

let app: TestApp;
let hr: Caller;
let admin: Caller;
let head: Caller;
before(async () => {
  app = await startTestApp();
  [hr, admin, head] = await Promise.all([app.as('hr'), app.as('admin'), app.as('head')]);
});
after(() => app.close());

const PERSONNEL = { list: '/api/personnels', screen: '/personnels/list' };
const DAILY = { list: '/api/edats/daily-attendance', screen: '/edats/daily-attendance' };
const CIRCULARS = { list: '/api/memorandum-circulars', screen: '/memorandum_circular' };

async function save(who: Caller, name: string, more: { is_shared?: boolean; list?: string; screen?: string; query?: string } = {}) {
  return who.call(addView, { body: { ...PERSONNEL, name, query: 'status=PERM', is_shared: false, ...more } });
}

async function names(who: Caller, place = PERSONNEL): Promise<string[]> {
  return (await who.call(listViews, { query: place })).body.views.map(({ name }) => name);
}

test('a view of one’s own is listed for its owner alone, at its screen alone', async () => {
  const { status, body } = await save(hr, 'Permanent');
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(body.view, { id: body.view.id, name: 'Permanent', query: 'status=PERM', is_shared: false, may_change: true });
  assert.deepEqual(await names(hr), ['Permanent']);
  assert.deepEqual(await names(admin), []);
  assert.deepEqual(await names(hr, { ...PERSONNEL, screen: '/elsewhere' }), []);
});

test('another’s own view can neither be changed nor deleted, as if it were not there', async () => {
  const { id } = (await save(hr, 'Mine')).body.view;
  for (const who of [admin, head]) {
    assert.equal((await who.call(changeView, { params: { id }, body: { name: 'Theirs' } })).status, 404);
    assert.equal((await who.call(removeView, { params: { id } })).status, 404);
  }
});

test('a shared view is offered to all who may open the list, and changed by its owner and by administrators', async () => {
  const { id } = (await save(hr, 'Shared', { is_shared: true })).body.view;
  const seen = (await admin.call(listViews, { query: PERSONNEL })).body.views.find((view) => view.id === id);
  assert.deepEqual([seen?.is_shared, seen?.may_change], [true, true]);
  assert.equal((await admin.call(changeView, { params: { id }, body: { name: 'Shared by all' } })).status, 200);
  assert.equal((await hr.call(changeView, { params: { id }, body: { query: 'status=TEMP' } })).body.view.query, 'status=TEMP');
  const ours = (await save(admin, 'Of an administrator', { is_shared: true })).body.view;
  const seenByHr = (await hr.call(listViews, { query: PERSONNEL })).body.views.find((view) => view.id === ours.id);
  assert.equal(seenByHr?.may_change, false);
  assert.equal((await hr.call(changeView, { params: { id: ours.id }, body: { name: 'Taken' } })).status, 403);
  assert.equal((await hr.call(removeView, { params: { id: ours.id } })).status, 403);
  assert.equal((await admin.call(removeView, { params: { id } })).status, 200);
  assert.ok(!(await names(hr)).includes('Shared by all'));
});

test('who may not open a list has no views of it, and who sees only their own rows shares none', async () => {
  const employee = await app.as('employee');
  assert.equal((await employee.call(listViews, { query: PERSONNEL })).status, 404);
  assert.equal((await save(employee, 'Any')).status, 404);
  assert.equal((await hr.call(listViews, { query: { list: '/api/nothing', screen: '/' } })).status, 404);
  assert.equal((await employee.call(listViews, { query: CIRCULARS })).body.may_share, false);
  assert.equal((await save(employee, 'For all', { ...CIRCULARS, is_shared: true })).status, 403);
  assert.equal((await save(employee, 'For me', CIRCULARS)).status, 200);
  assert.equal((await hr.call(listViews, { query: CIRCULARS })).body.may_share, true);
});

test('who works with a list within an office shares views of it too', async () => {
  assert.equal((await head.call(listViews, { query: DAILY })).body.may_share, true);
  const { id } = (await save(head, 'Late today', { ...DAILY, is_shared: true })).body.view;
  assert.equal((await hr.call(listViews, { query: DAILY })).body.views[0]?.id, id);
});

test('names are taken once, whatever their capitals, and by one of two who rename at the same moment', async () => {
  const [one, two] = await Promise.all(['First', 'Second'].map(async (name) => (await save(hr, name)).body.view.id));
  const answers = await Promise.all([one, two].map((id) => hr.call(changeView, { params: { id: id! }, body: { name: 'The same' } })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  );
  const refused = answers.find(({ status }) => status === 422)!.body as unknown as { errors: Record<string, string[]> };
  assert.match(refused.errors.name![0]!, /You have a view of this name/);
  assert.equal((await save(hr, 'THE SAME')).status, 422);
  assert.equal((await save(admin, 'The same')).status, 200);
});

test('a shared name is taken once among all', async () => {
  assert.equal((await save(hr, 'Everyone', { is_shared: true })).status, 200);
  const { status, body } = await save(admin, 'everyone', { is_shared: true });
  assert.equal(status, 422);
  assert.match((body as unknown as { message: string }).message, /shared view of this name/);
});

test('one person has a limited number of views of a list, also when saved at once', async () => {
  const place = { list: '/api/joborders', screen: '/joborders/list' };
  const answers = await Promise.all(Array.from({ length: MOST_VIEWS + 3 }, (_, at) => save(hr, `View ${at}`, place)));
  assert.equal(answers.filter(({ status }) => status === 200).length, MOST_VIEWS);
  assert.equal(answers.filter(({ status }) => status === 409).length, 3);
});
