import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { accountImports } from '../contract/imports.ts';
import { readPaidPerson } from '../contract/people.ts';
import { openAccounts } from './people/seal-accounts.ts';

const BANK = 'Land Bank of the Philippines';
const clerk = people.accountingClerk;
const head = people.headOfAccounting;

let app: TestApp;
let officer: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  officer = await app.as('payroll');
});
after(() => app.close());

const row = ({ idno, fullname }: { idno: string; fullname: string }, account: string, from = '2026-11-05') =>
  `${idno},"${fullname}",${BANK},${account},${from}`;

async function check(rows: readonly string[]) {
  const content = ['Employee No.,Account Name,Bank,Account No.,Valid from', ...rows].join('\n');
  const { body } = await officer.call(accountImports.upload, { file: { name: 'accounts.csv', content } });
  const { id, columns } = body.import;
  return (await officer.call(accountImports.check, { params: { id }, body: { columns } })).body.import;
}

async function importAll(id: number) {
  const { job } = (await officer.call(accountImports.confirm, { params: { id }, body: {} })).body;
  const done = await app.finishJob(officer, job.id);
  assert.equal(done.state, 'done', done.failure ?? '');
}

async function opened(...whose: number[]) {
  const found = await withOpenRecords(app.server.db, whose, (open) => openAccounts(app.server, open, whose));
  return whose.map((id) => found.get(id)?.account);
}

test('accounts are imported sealed, imported again they change, and both are undone; no number is kept in clear', async () => {
  const before_ = await opened(clerk.id, head.id);
  const first = await check([row(clerk, '5551-2345-01'), row(head, '5551-2345-02')]);
  assert.equal(first.counts.wrong, 0);
  await importAll(first.id);
  assert.deepEqual(await opened(clerk.id, head.id), ['5551-2345-01', '5551-2345-02']);
  const { body } = await officer.call(readPaidPerson, { params: { id: clerk.id } });
  assert.deepEqual([body.person.bank, body.person.account_ends, body.person.account_from], [BANK, '4501', '2026-11-05']);

  const second = await check([row(clerk, '5551-2345-09', '2026-11-18'), row(head, '5551234502')]);
  assert.deepEqual([second.counts.update, second.counts.unchanged], [1, 1]);
  await importAll(second.id);
  assert.deepEqual(await opened(clerk.id), ['5551-2345-09']);
  assert.equal((await officer.call(accountImports.undo, { params: { id: first.id } })).status, 409, 'changed by a later import');
  assert.equal((await officer.call(accountImports.undo, { params: { id: second.id } })).status, 200);
  assert.equal((await officer.call(accountImports.undo, { params: { id: first.id } })).status, 200);
  assert.deepEqual(await opened(clerk.id, head.id), before_);

  await app.owner.query("begin; select set_config('talaan.opened', '*', true)");
  const { rows } = await app.owner.query<{ kept: string }>(`
    select (select string_agg(e::text, ' ') from kernel.audit_event e) || (select string_agg(r::text, ' ') from imports.upload_row r)
      || (select string_agg(u::text, ' ') from imports.upload u) as kept`);
  await app.owner.query('commit');
  assert.equal(/5551[- ]?2345/.test(rows[0]!.kept), false);
  assert.equal(rows[0]!.kept.includes('account_ends'), true);
});

test('the account of another person is refused with whose it is, and nothing is stored', async () => {
  const first = await check([row(clerk, '5551-2345-11')]);
  await importAll(first.id);
  const taken = await check([row(head, '5551 2345 11')]);
  assert.equal(taken.counts.wrong, 1);
  const { body } = await officer.call(accountImports.rows, { params: { id: taken.id }, query: {} });
  assert.match(body.rows[0]!.messages[0]!.message, new RegExp(`account of another person, ${clerk.fullname}`));
  assert.equal((await officer.call(accountImports.confirm, { params: { id: taken.id }, body: {} })).status, 409);
  for (const who of ['hr', 'admin', 'cashier', 'employee'])
    assert.equal((await (await app.as(who)).call(accountImports.rows, { params: { id: taken.id }, query: {} })).status, 403, who);
});
