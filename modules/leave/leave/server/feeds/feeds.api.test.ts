import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchFeedOfQuery, listFeeds, makeFeed, removeFeed } from '../../contract/feeds.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const { kit, file, decide } = openLeave();

const read = async (address: string) => {
  const answer = await fetch(`${kit.app.url}${new URL(address).pathname}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const entriesOf = (ics: string) =>
  [...ics.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)\r\nSUMMARY:(.*)\r\nSTATUS:(.*)\r/g)]
    .map(([, from, to, summary, status]) => `${from} ${to} ${summary} ${status}`)
    .filter((entry) => entry.startsWith('202612'));

test('show one’s own leave: days in a row as one entry, confidential leave as Leave, what is asked for as tentative', async () => {
  const { employee } = kit.people;
  await kit.app.owner.query(`update leave.type_terms set is_confidential = true where code = 'SPL'`);
  const day = (date: string) => ({ date, part: 'DAY' as const });
  const vacation = [day('2026-12-16'), day('2026-12-17'), day('2026-12-18'), { date: '2026-12-21', part: 'AM' as const }];
  await decide(await file('employee', 'VL', vacation));
  await file('employee', 'SPL', [day('2026-12-22')]);
  assert.deepEqual((await employee.call(listFeeds)).body.feeds, [{ whose: 'own', made_at: null }]);
  const { address } = (await employee.call(makeFeed, { params: { whose: 'own' } })).body;
  const { status, type, text } = await read(address);
  assert.equal(status, 200);
  assert.match(type!, /^text\/calendar/);
  assert.deepEqual(entriesOf(text), [
    '20261216 20261219 Vacation Leave CONFIRMED',
    String.raw`20261221 20261222 Vacation Leave\, AM CONFIRMED`,
    '20261222 20261223 Leave (asked for) TENTATIVE',
  ]);
});

test('have their token in the path and nothing in the query, and addresses of before go on until they are changed', async () => {
  const { address } = (await kit.people.head.call(makeFeed, { params: { whose: 'own' } })).body;
  const { pathname, search } = new URL(address);
  assert.match(pathname, /^\/api\/leave\/calendars\/[\w-]{43}\/leave\.ics$/);
  assert.equal(search, '');
  const before = `${kit.app.url}${fetchFeedOfQuery.path}?token=${pathname.split('/').at(-2)}`;
  assert.equal((await fetch(before)).status, 200);
  await kit.people.head.call(makeFeed, { params: { whose: 'own' } });
  assert.equal((await fetch(before)).status, 404);
});

test('show the leave of an office to its head, and to nobody who has none', async () => {
  const { address } = (await kit.people.head.call(makeFeed, { params: { whose: 'office' } })).body;
  const entries = entriesOf((await read(address)).text);
  assert(
    entries.some((entry) => /^20261216 20261219 .+: Vacation Leave CONFIRMED$/.test(entry)),
    entries.join(),
  );
  assert(
    entries.some((entry) => /^20261222 20261223 .+: Leave \(asked for\) TENTATIVE$/.test(entry)),
    entries.join(),
  );
  assert(!entries.some((entry) => entry.includes('Privilege')));
  assert.equal((await kit.people.employee.call(makeFeed, { params: { whose: 'office' } })).status, 404);
});

test('have an address that can be changed and removed, and that ends with the account', async () => {
  const { employee } = kit.people;
  const make = async () => (await employee.call(makeFeed, { params: { whose: 'own' } })).body.address;
  const first = await make();
  const second = await make();
  assert.deepEqual([(await read(first)).status, (await read(second)).status], [404, 200]);
  assert.equal((await employee.call(removeFeed, { params: { whose: 'own' } })).status, 200);
  assert.equal((await employee.call(removeFeed, { params: { whose: 'own' } })).status, 404);
  assert.equal((await read(second)).status, 404);
  const third = await make();
  await kit.app.owner.query(`update identity.account set suspended_at = now() where email like 'employee@%'`);
  assert.equal((await read(third)).status, 404);
});
