import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import { splitDepartment } from '@talaan/organization/contract/split.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import * as contract from '../contract.ts';
import { notifyEndingContractsJob } from './notify-ending-job.ts';

let app: TestApp;
let hr: Caller;
let budget: Caller;
/** The fund source of job orders of 2026, with room for all that is contracted here; for 2027 none is set up. */
let fund: number;
before(async () => {
  app = await startTestApp();
  [hr, budget] = await Promise.all([app.as('hr'), app.as('budget')]);
  fund = await fundWithRoom();
});
after(() => app.close());

/** A person who serves under no appointment today. */
async function somebodyNew(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into personnel.person (idno, surname, first_name, sex, birth_date) values
      ('T-' || gen_random_uuid(), 'Bagong', 'Tao', 'Female', '1999-01-01') returning id`.execute(app.server.db);
  return rows[0]!.id;
}

async function fundWithRoom(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update fund_sources.source set allotment = 1000000000 where name = 'Job orders, instruction' returning id`.execute(app.server.db);
  return rows[0]!.id;
}

async function terms(from = '2026-12-01', to = '2026-12-31') {
  const { rows } = await sql<{ id: number }>`select id from organization.position where name = 'Administrative Aide III'`.execute(
    app.server.db,
  );
  return {
    office_id: offices.accounting.id,
    position_id: rows[0]!.id,
    kind: 'JO' as const,
    role: 'Encoder',
    rate_kind: 'daily' as const,
    rate: 70000,
    premium: 20,
    fund_source: 'Income 164',
    fund_source_id: from < '2027' ? fund : null,
    duties: 'Encodes vouchers.',
    first_signatory: 'The President',
    second_signatory: '',
    from,
    to,
  };
}

async function drafted(personnelId: number, from?: string, to?: string): Promise<number> {
  const answer = await hr.call(contract.addContract, { body: { ...(await terms(from, to)), personnel_id: personnelId, number: '' } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.id;
}

const step = (
  ids: number[],
  action: 'submit' | 'certify' | 'sign' | 'terminate' | 'return',
  more = {},
  who = action === 'certify' ? budget : hr,
) => who.call(contract.stepContracts, { body: { ids, action, ...more } });

test('a contract goes from draft over funds and signature to service, and its appointment opens', async () => {
  const person = await somebodyNew();
  const id = await drafted(person);
  for (const action of ['submit', 'certify', 'sign'] as const) assert.equal((await step([id], action)).status, 200);
  const { rows } = await sql<{ status_code: string; daily_rate: number; during: string }>`
    select status_code, daily_rate, during::text from personnel.appointment where personnel_id = ${person}`.execute(app.server.db);
  assert.deepEqual(rows, [{ status_code: 'JO', daily_rate: 84000, during: '[2026-12-01,2027-01-01)' }]);
  const { steps } = (await hr.call(readTimeline, { params: { id } })).body.request;
  assert.deepEqual(
    steps.map(({ state }) => state),
    ['DRAFT', 'FOR_FUNDS', 'FOR_SIGNATURE', 'ACTIVE'],
  );
});

test('a request of another kind is not there for the steps of contracts', async () => {
  const { rows } = await sql<{ id: number }>`
    select id from requests.request where kind = 'certificate' and closed_at is null order by id limit 1`.execute(app.server.db);
  const { status } = await hr.call(contract.stepContracts, { body: { ids: [rows[0]!.id], action: 'cancel', remarks: 'Asked for twice' } });
  assert.equal(status, 404);
});

test('a step that is not open is refused with what is open', async () => {
  const id = await drafted(await somebodyNew());
  const refused = await step([id], 'sign');
  assert.equal(refused.status, 409);
  assert.deepEqual((refused.body as unknown as { actions: string[] }).actions, ['submit', 'cancel']);
});

test('a contract over six months or across two years is refused on its last day', async () => {
  const personnel_id = await somebodyNew();
  for (const [from, to] of [
    ['2026-01-01', '2026-07-31'],
    ['2026-11-01', '2027-01-31'],
  ]) {
    const refused = await hr.call(contract.addContract, { body: { ...(await terms(from, to)), personnel_id, number: '' } });
    assert.equal(refused.status, 422);
    assert.ok((refused.body as unknown as { errors: object }).errors && 'to' in (refused.body as unknown as { errors: object }).errors);
  }
});

test('of two contracts of one person for the same days, drafted at the same moment, one is refused', async () => {
  const personnel_id = await somebodyNew();
  const body = { ...(await terms()), personnel_id, number: '' };
  const answers = await Promise.all([hr.call(contract.addContract, { body }), hr.call(contract.addContract, { body })]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  );
});

test('a contract does not begin while a person holds a plantilla appointment', async () => {
  const id = await drafted(people.accountingClerk.id);
  await step([id], 'submit');
  await step([id], 'certify');
  const refused = await step([id], 'sign');
  assert.equal(refused.status, 409);
  assert.match(refused.body.message, /end that appointment first/);
});

test('a terminated contract ends its appointment on the day given', async () => {
  const person = await somebodyNew();
  const id = await drafted(person, '2026-11-01', '2026-12-31');
  for (const action of ['submit', 'certify', 'sign'] as const) await step([id], action);
  assert.equal((await step([id], 'terminate', { remarks: 'Resigned' })).status, 422);
  assert.equal((await step([id], 'terminate', { remarks: 'Resigned', last_day: '2026-11-25' })).status, 200);
  const { rows } = await sql<{ during: string }>`select during::text from personnel.appointment where personnel_id = ${person}`.execute(
    app.server.db,
  );
  assert.equal(rows[0]!.during, '[2026-11-01,2026-11-26)');
});

test('contracts are renewed together, once each, and what hinders one is said', async () => {
  const list = await hr.call(contract.listContracts, { query: { state: 'ACTIVE', per_page: 999 } });
  const ids = list.body.contracts.filter(({ is_renewed, to }) => !is_renewed && to === '2026-12-31').map(({ id }) => id);
  assert.ok(ids.length > 1);
  const body = { ids, from: '2027-01-01', to: '2027-06-30', premium: null };
  const preview = await hr.call(contract.previewRenewals, { body });
  assert.ok(preview.body.renewals.every(({ hindrance }) => hindrance === null));
  const faces = new Map(list.body.contracts.map(({ id, avatar }) => [id, avatar]));
  assert.ok(preview.body.renewals.every(({ id, avatar }) => avatar === faces.get(id)));
  const [first, second] = await Promise.all([hr.call(contract.renewContracts, { body }), hr.call(contract.renewContracts, { body })]);
  assert.deepEqual(
    [first.status, second.status].toSorted((a, b) => a - b),
    [200, 409],
  );
  const again = await hr.call(contract.previewRenewals, { body });
  assert.ok(again.body.renewals.every(({ hindrance }) => hindrance === 'It was already renewed.'));
});

test('two people of one name are renewed beside each other, and one who is hindered holds up all', async () => {
  const ids: number[] = [];
  for (const person of [await somebodyNew(), await somebodyNew()]) {
    const id = await drafted(person, '2026-11-01', '2026-11-30');
    for (const action of ['submit', 'certify', 'sign'] as const) await step([id], action);
    ids.push(id);
  }
  const period = { from: '2027-02-01', to: '2027-03-31', premium: null };
  const { body } = await hr.call(contract.previewRenewals, { body: { ids, ...period } });
  assert.deepEqual(
    body.renewals.map(({ hindrance }) => hindrance),
    [null, null],
  );
  assert.equal((await hr.call(contract.renewContracts, { body: { ids: ids.slice(0, 1), ...period } })).status, 200);
  const stale = await hr.call(contract.renewContracts, { body: { ids, ...period } });
  assert.equal(stale.status, 409);
  assert.match(stale.body.message, /already renewed. Nothing was drafted/);
});

test('a contract outlives its office: its service goes on in the part, ends there when it is terminated, and is renewed for the part', async () => {
  const person = await somebodyNew();
  const id = await drafted(person, '2026-11-01', '2026-12-31');
  for (const action of ['submit', 'certify', 'sign'] as const) await step([id], action);
  const { office_id: from } = await terms();
  const { body } = await hr.call(splitDepartment, {
    params: { id: from },
    body: {
      from: '2026-12-01',
      authority: 'BOR Resolution 7, s. 2026',
      parts: [{ fullname: 'Disbursement Unit', acronym: 'DISB', takes: { people: [String(person)] } }],
    },
  });
  const part = body.offices[1]!;
  const { body: preview } = await hr.call(contract.previewRenewals, {
    body: { ids: [id], from: '2027-01-01', to: '2027-06-30', premium: null },
  });
  assert.deepEqual(
    preview.renewals.map(({ office, hindrance }) => [office, hindrance]),
    [['DISB', null]],
  );
  assert.equal((await step([id], 'terminate', { remarks: 'Resigned', last_day: '2026-11-25' })).status, 200);
  const { rows } = await sql<{ office_id: number; during: string }>`
    select office_id, during::text from personnel.appointment where personnel_id = ${person}`.execute(app.server.db);
  assert.deepEqual(rows, [{ office_id: from, during: '[2026-11-01,2026-11-26)' }]);
  assert.notEqual(part.id, from);
});

test('the end of a contract is told 30, 15 and 7 days before, each once', async () => {
  const count = async () => {
    const { rows } = await sql<{ alerts: number; told: number }>`
      select (select count(*) from contracts.alert) as alerts,
        (select count(*) from notifications.notification where link like '/joborders/list?ending=%') as told`.execute(app.server.db);
    return rows[0]!;
  };
  const ending = await drafted(await somebodyNew(), '2026-11-01', '2026-12-04');
  for (const action of ['submit', 'certify', 'sign'] as const) await step([ending], action);
  await notifyEnding();
  const once = await count();
  assert.ok(once.alerts > 0 && once.told > 0);
  await notifyEnding();
  assert.deepEqual(await count(), once);
});

test('a head and an employee see no contracts; no one acts on their own', async () => {
  for (const who of ['head', 'employee']) assert.equal((await (await app.as(who)).call(contract.listContracts)).status, 403);
  const personnel_id = people.hrOfficer.id;
  const body = { ...(await terms('2027-01-01', '2027-01-31')), personnel_id, number: '' };
  assert.equal((await hr.call(contract.addContract, { body })).status, 409);
  const colleague = await app.as('admin');
  const added = await colleague.call(contract.addContract, { body });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const own = added.body.id;
  assert.equal((await step([own], 'submit')).status, 409);
  assert.equal((await step([own], 'submit', {}, colleague)).status, 200);
  assert.equal((await step([own], 'return', { remarks: 'A wrong rate' }, colleague)).status, 200);
  const { personnel_id: _whose, number: _number, ...changed } = body;
  assert.equal((await hr.call(contract.editContract, { params: { id: own }, body: changed })).status, 409);
  const { body: preview } = await hr.call(contract.previewRenewals, {
    body: { ids: [own], from: '2027-02-01', to: '2027-03-31', premium: null },
  });
  assert.equal(preview.renewals[0]!.hindrance, 'You cannot renew your own contract.');
});

// The clock stays there, so this one is the last.
test('a contract ends by itself on the morning after its last day', async () => {
  const id = await drafted(await somebodyNew(), '2026-11-01', '2026-12-15');
  for (const action of ['submit', 'certify', 'sign'] as const) await step([id], action);
  const stateOn = async (day: string) => {
    await moveClock(app, `${day}T06:00`);
    await notifyEnding();
    return (await hr.call(contract.readContract, { params: { id } })).body.contract.state;
  };
  assert.equal(await stateOn('2026-12-15'), 'ACTIVE');
  assert.equal(await stateOn('2026-12-16'), 'ENDED');
});

function notifyEnding() {
  return notifyEndingContractsJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
}
