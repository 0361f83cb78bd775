import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SL, VL } from '@talaan/leave/rules/books.ts';
import { postLines } from '@talaan/leave/server/fixtures/card-kit.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import * as contract from '../../contract/credit-certificates.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;
const { id } = people.accountingClerk;

before(async () => {
  app = await startTestApp();
  [hr, employee] = [await app.as('hr'), await app.as('employee')];
});
after(() => app.close());

const issue = (personnelId: number, as_of: string, purpose = 'a housing loan') =>
  hr.call(contract.issueCreditCertificate, { params: { id: personnelId }, body: { as_of, purpose } });

test('HR certifies the credits of a day; what is posted later changes nothing of it, and anybody may verify it until it is voided', async () => {
  const before = (await employee.call(contract.listMyCreditCertificates)).body;
  assert.equal(before.not_issued_because, null);
  const { status, body } = await issue(id, '2026-10-31');
  assert.equal(status, 200, JSON.stringify(body));
  await postLines(app.server, id, 'ADJUST', 'Adjusted', [
    [VL, 1000, '2026-10-15'],
    [SL, 1000, '2026-10-15'],
  ]);
  await issue(id, '2026-10-31', 'a transfer to another agency');
  const { certificates } = (await hr.call(contract.listCreditCertificates, { params: { id } })).body;
  const [second, first] = certificates;
  assert.deepEqual([second!.vl - first!.vl, second!.sl - first!.sl], [1000, 1000]);
  assert.deepEqual([first!.as_of, first!.purpose, first!.code], ['2026-10-31', 'a housing loan', body.code]);
  assert.match(first!.control_number, /^CLC-2026-\d{4}$/);
  assert.equal((await employee.call(contract.fetchMyCreditCertificate, { params: { code: body.code } })).status, 200);
  const verify = async () => (await employee.call(verifyPaper, { params: { code: body.code } })).body;
  assert.match(JSON.stringify(await verify()), /Certificate of leave credits/);

  const params = { id, code: body.code };
  assert.equal((await hr.call(contract.voidCreditCertificate, { params, body: { reason: 'A wrong day' } })).status, 200);
  assert.equal((await hr.call(contract.voidCreditCertificate, { params, body: { reason: 'A wrong day' } })).status, 409);
  assert.match(JSON.stringify(await verify()), /A wrong day/);
});

test('a day to come, no purpose, one’s own credits and a person without credits are refused', async () => {
  assert.equal((await issue(id, '2026-11-21')).status, 422);
  assert.equal((await issue(id, '2026-11-20', ' ')).status, 422);
  assert.equal((await issue(people.hrOfficer.id, '2026-11-20')).status, 409);
  assert.equal((await issue(people.guardOnContract.id, '2026-11-20')).status, 409);
  const { not_issued_because } = (await hr.call(contract.listCreditCertificates, { params: { id: people.guardOnContract.id } })).body;
  assert.match(not_issued_because!, /Job orders and contracts of service earn none/);
});

test('an employee prints a draft of their own, and reads no paper of another', async () => {
  assert.equal((await employee.call(contract.draftMyCreditCertificate, { query: {} })).status, 200);
  const president = people.president.id;
  const { status, body } = await issue(president, '2026-11-20');
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal((await employee.call(contract.fetchMyCreditCertificate, { params: { code: body.code } })).status, 404);
  assert.equal((await hr.call(contract.fetchCreditCertificate, { params: { id, code: body.code } })).status, 404);
  assert.equal((await employee.call(contract.draftCreditCertificate, { params: { id: president }, query: {} })).status, 403);
});
