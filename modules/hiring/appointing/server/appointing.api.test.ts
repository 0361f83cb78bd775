import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { joinApplicants } from '@talaan/applicants/contract/hr.ts';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { listPersonnel } from '@talaan/personnel/contract.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import * as contract from '../contract/appointments.ts';
import * as papers from '../contract/papers.ts';
import { addLateRow, exportRai, printRai, readRai, stepRai } from '../contract/rai.ts';
import { assume, issue, makeReady, makeSelection, prepare } from './fixtures/appointing-kit.ts';
import { remindJob } from './remind-job.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

test('an applicant from outside is appointed, takes the oath and assumes duty: personnel with number, item, PIN, salary and papers', async () => {
  const made = await makeSelection(app.server.db, 'AO-LIFE', ['Batungbakal', 'Dimaano', 'Tolentino']);
  const { selected } = (await hr.call(contract.listSelected, { query: { term: 'batungbakal' } })).body;
  assert.deepEqual(
    selected.map(({ id }) => id),
    [made.application],
  );
  const choices = (await hr.call(contract.readSelected, { params: { id: made.application } })).body;
  assert.equal(choices.nature_code, 'ORIG');
  assert.equal(choices.items[0]!.id, made.item);
  const id = await prepare(hr, made);

  const refused = await issue(hr, id, '2026-11-02');
  assert.deepEqual(
    [refused.status, Object.keys((refused.body as { errors?: object }).errors ?? {})],
    [422, ['issued_on']],
    'All Souls’ Day',
  );
  await sql`
    insert into assessments.next_in_rank (position_id, from_position_id)
    select v.position_id, s.position_id from vacancies.post v, identity.account a join personnel.appointment s on s.personnel_id = a.personnel_id and upper_inf(s.during)
    where v.id = ${made.post} and a.email = 'employee@talaan.example'`.execute(app.server.db);
  assert.equal((await issue(hr, id)).status, 200);
  await eventually(async () => {
    const { rows } = await sql<{ cause: string }>`
      select l.cause from applicants.letter l join applicants.application e on e.id = l.application_id where e.post_id = ${made.post} order by 1`.execute(
      app.server.db,
    );
    assert.deepEqual(
      rows.map(({ cause }) => cause),
      [`appointed:${id}`, `issued:${id}`, `issued:${id}`],
    );
    const told = await sql`
      select from notifications.notification n join identity.account a on a.id = n.account_id
      where a.email = 'employee@talaan.example' and n.description like '%You hold a position that is next in rank%'`.execute(app.server.db);
    assert.equal(told.rows.length, 1, 'who holds a position that is next in rank is notified');
  });
  const early = await assume(hr, id, '2026-11-05');
  assert.equal(early.status, 409, 'not before receipt and oath');
  await makeReady(hr, id);
  const without = await assume(hr, id, '2026-11-05');
  assert.equal(without.status, 422, 'a TIN is asked for');

  const before = (await hr.call(listPersonnel, { query: { term: 'batungbakal', personnel_status: ['ALL'] } })).body.total;
  assert.equal(before, 0, 'an applicant is in no list');
  const done = await assume(hr, id, '2026-11-05', '123456789');
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const { rows } = await sql<Record<string, unknown>>`
    select p.is_applicant, p.idno like '2026-%' as numbered, lower(a.during)::text as from, a.item_id, a.nature_code, y.salary_grade, d.pin = replace(p.idno, '-', '') as has_pin,
      e.state as application, v.state as post
    from personnel.person p join personnel.appointment a on a.personnel_id = p.id join personnel.salary y on y.personnel_id = p.id
      join personnel.device_pin d on d.personnel_id = p.id join applicants.application e on e.personnel_id = p.id join vacancies.post v on v.id = e.post_id
    where p.id = ${made.person}`.execute(app.server.db);
  assert.deepEqual(rows, [
    {
      is_applicant: false,
      numbered: true,
      from: '2026-11-05',
      item_id: made.item,
      nature_code: 'ORIG',
      salary_grade: 18,
      has_pin: true,
      application: 'ASSUMED',
      post: 'FILLED',
    },
  ]);
  assert.equal((await hr.call(listPersonnel, { query: { term: 'batungbakal' } })).body.total, 1);
  const { appointment } = (await hr.call(contract.readAppointment, { params: { id } })).body;
  assert.deepEqual(
    [appointment.probation_until, appointment.submission_due, appointment.protest_until],
    ['2027-05-04', '2026-12-03', '2026-12-05'],
  );
  assert.equal((await assume(hr, id, '2026-11-05')).status, 409, 'once');
});

test('two clerks record the same assumption: one wins', async () => {
  const made = await makeSelection(app.server.db, 'AO-RACE', ['Catacutan']);
  const id = await prepare(hr, made);
  await issue(hr, id);
  await makeReady(hr, id);
  const body = { assumed_on: '2026-11-09', tin: '223456789' };
  const { digest } = (await hr.call(contract.previewAssumption, { params: { id }, body })).body;
  const answers = await Promise.all([1, 2].map(() => hr.call(contract.assumeDuty, { params: { id }, body: { ...body, digest } })));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]));
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from personnel.appointment where personnel_id = ${made.person}`.execute(app.server.db);
  assert.equal(rows[0]!.count, 1);
});

test('two clerks prepare an appointment to one item, or of one applicant: one wins, and the other applicant stays selected', async () => {
  const { db } = app.server;
  const [made, other] = [await makeSelection(db, 'AO-ITEM-1', ['Dagohoy']), await makeSelection(db, 'AO-ITEM-2', ['Silang'])];
  const draft = (application_id: number, item_id: number) =>
    hr.call(contract.prepareAppointment, { body: { application_id, item_id, nature_code: 'ORIG' } });
  const forItem = await Promise.all([draft(made.application, made.item), draft(other.application, made.item)]);
  assert.deepEqual(
    forItem.map(({ status }) => status).toSorted((one, two) => one - two),
    [200, 422],
  );
  const lost = forItem.find(({ status }) => status === 422)!;
  assert.deepEqual((lost.body as { errors?: object }).errors, { item_id: ['Another appointment to this item is on its way.'] });
  const { rows } = await sql<{ states: string[]; appointments: number }>`
    select array_agg(e.state order by e.state) as states, count(a.id)::integer as appointments
    from applicants.application e left join appointing.appointment a on a.application_id = e.id
    where e.id in (${made.application}, ${other.application})`.execute(db);
  assert.deepEqual(rows, [{ states: ['FOR_APPOINTMENT', 'SELECTED'], appointments: 1 }]);

  const one = await makeSelection(db, 'AO-ITEM-3', ['Malvar']);
  const forApplicant = await Promise.all([draft(one.application, one.item), draft(one.application, one.item)]);
  assert.deepEqual(
    forApplicant.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
});

test('an appointment follows its application where the record of the applicant is joined to another one', async () => {
  const { db } = app.server;
  const made = await makeSelection(db, 'AO-JOIN', ['Malakas']);
  const id = await prepare(hr, made);
  const other = await makePost(db, { code: 'AO-JOIN-2' });
  const [kept] = await makeApplications(db, { post: other, surnames: ['Malakas'] });
  const joined = await hr.call(joinApplicants, {
    params: { id: made.person },
    body: { into: kept!.personnel_id, reason: 'The same birth certificate' },
  });
  assert.equal(joined.status, 200, JSON.stringify(joined.body));
  const { personnel_id } = await db
    .selectFrom('appointing.appointment')
    .select('personnel_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.equal(personnel_id, kept!.personnel_id);
});

test('an employee is promoted: the old item is vacant, the salary grows', async () => {
  const made = await makeSelection(app.server.db, 'AO-PROM', ['Unused'], { postedOn: '2026-09-02' });
  const { rows } = await sql<{ id: number; personnel_id: number; item_id: number }>`
    with chosen as (
      select personnel_id, item_id from personnel.appointment where personnel_id = ${people.headOfServicesInDumaguit.id} and upper_inf(during)
    ), applicant as (
      insert into applicants.applicant (personnel_id, source, created_at) select personnel_id, 'employee', '2026-09-03' from chosen
      on conflict (personnel_id) do update set source = excluded.source returning personnel_id
    )
    insert into applicants.application (reference, post_id, personnel_id, state, since, is_internal, submitted_at, created_at)
    select 'APP-T-PROM', ${made.post}, personnel_id, 'SELECTED', '2026-10-10', true, '2026-09-05', '2026-09-03' from applicant
    returning id, personnel_id, (select item_id from chosen) as item_id`.execute(app.server.db);
  const { id: application, personnel_id: person, item_id: old } = rows[0]!;
  assert.equal((await hr.call(contract.readSelected, { params: { id: application } })).body.nature_code, 'PROM');
  const id = await prepare(hr, { application, item: made.item }, 'PROM');
  await issue(hr, id);
  await makeReady(hr, id);
  const done = await assume(hr, id, '2026-11-09');
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const { rows: held } = await sql<{ item_id: number; running: boolean }>`
    select item_id, upper_inf(during) as running from personnel.appointment where personnel_id = ${person} order by during desc limit 2`.execute(
    app.server.db,
  );
  assert.deepEqual(held, [
    { item_id: made.item, running: true },
    { item_id: old, running: false },
  ]);
});

test('dates that the law refuses, an item twice, and an offer that is declined', async () => {
  const made = await makeSelection(app.server.db, 'AO-OLD', ['Ligaya', 'Masipag'], {
    postedOn: '2026-01-15',
    closesAt: '2026-01-26T17:00:00+08:00',
    state: 'NEAR_EXPIRY',
  });
  const id = await prepare(hr, made);
  const expired = await issue(hr, id, '2026-10-16');
  assert.equal(expired.status, 422);
  assert.match(JSON.stringify(expired.body), /valid until 15 Oct 2026/);
  const other = await makeSelection(app.server.db, 'AO-TWICE', ['Nakpil']);
  const twice = await hr.call(contract.prepareAppointment, {
    body: { application_id: other.application, item_id: made.item, nature_code: 'ORIG' },
  });
  assert.equal(twice.status, 422);
  const needsReason = await hr.call(contract.stepAppointment, { params: { id }, body: { action: 'cancel' } });
  assert.equal(needsReason.status, 422);
  const body = { action: 'cancel', reason: 'Accepted another post' } as const;
  const { status } = await hr.call(contract.stepAppointment, { params: { id }, body });
  assert.equal(status, 200);
  const { appointment } = (await hr.call(contract.readAppointment, { params: { id } })).body;
  assert.deepEqual([appointment.state, appointment.next.length], ['CANCELLED', 1]);
  const { rows } = await sql<{ state: string }>`select state from applicants.application where id = ${made.application}`.execute(
    app.server.db,
  );
  assert.equal(rows[0]!.state, 'DECLINED');
  assert.equal((await hr.call(papers.printForm, { params: { id, form: 'oath' } })).status, 409);
});

test('the report of a month: a late one is added with a reason, certified, submitted and acted on', async () => {
  const late = await prepare(hr, await makeSelection(app.server.db, 'AO-LATE', ['Ocampo']));
  await issue(hr, late, '2026-09-28');
  const own = await prepare(hr, await makeSelection(app.server.db, 'AO-OCT', ['Pangilinan']));
  await issue(hr, own, '2026-10-12');
  await sql`insert into appointing.rai (month, state, certified_on) values ('2026-09-01', 'CERTIFIED', '2026-09-30')
    on conflict (month) do update set state = 'CERTIFIED'`.execute(app.server.db);
  const params = { month: '2026-10' };
  const { report } = (await hr.call(readRai, { params })).body;
  assert.equal(report.due_on, '2026-12-01', '30 November is Bonifacio Day');
  assert.deepEqual(report.rows.find(({ id }) => id === late)?.is_late, true);
  const step = async (action: 'certify' | 'reopen' | 'submit' | 'receive' | 'act') =>
    (await hr.call(stepRai, { params, body: { action, on: '2026-11-10' } })).status;
  const addLate = async (reason: string) => (await hr.call(addLateRow, { params: { ...params, id: late }, body: { reason } })).status;
  assert.equal(await addLate('Signed after the report was certified'), 200);
  assert.deepEqual([report.code, await step('submit'), await step('certify')], [null, 409, 200]);
  const codeOf = async () => (await hr.call(readRai, { params })).body.report.code!;
  const guest = await app.as('nobody');
  const stateOf = async (code: string) => (await guest.call(verifyPaper, { params: { code } })).body.paper!.state;
  const first = await codeOf();
  assert.deepEqual([await step('reopen'), await stateOf(first)], [200, 'withdrawn']);
  assert.equal(await step('certify'), 200);
  const code = await codeOf();
  const { bytes } = await hr.call(printRai, { params });
  assert.ok((await readPdfText(bytes)).includes(`/verify/${code}`));
  assert.equal(await stateOf(code), 'not_released');
  assert.equal(await addLate('Once more'), 409);
  assert.deepEqual([await step('submit'), await step('receive'), await step('act')], [200, 200, 409]);
  assert.equal(await stateOf(code), 'stands');
  for (const id of [late, own]) {
    await hr.call(contract.stepAppointment, { params: { id }, body: { action: 'send', on: '2026-11-11', reason: 'Late' } });
    const attested = await hr.call(contract.stepAppointment, {
      params: { id },
      body: { action: 'attest', on: '2026-11-16', csc_number: `V-${id}` },
    });
    assert.equal(attested.status, 200, JSON.stringify(attested.body));
  }
  await sql`update appointing.appointment set state = 'ATTESTED' where state = 'ISSUED' and id in (select appointment_id from appointing.rai_row where month = '2026-10-01')`.execute(
    app.server.db,
  );
  assert.equal(await step('act'), 200);
  for (const call of [printRai, exportRai]) assert.equal((await hr.call(call, { params })).status, 200);
  const november = (await hr.call(readRai, { params: { month: '2026-11' } })).body.report;
  assert.ok(!november.rows.some(({ id }) => id === late || id === own), 'each is reported once');
});

test('all forms are printed, as a draft and issued', async () => {
  const made = await makeSelection(app.server.db, 'AO-FORM', ['Quiambao']);
  const id = await prepare(hr, made);
  for (const form of ['appointment', 'oath', 'assumption', 'position'] as const)
    assert.equal((await hr.call(papers.printForm, { params: { id, form } })).status, 200, form);
  assert.equal((await hr.call(papers.printForm, { params: { id, form: 'casual' } })).status, 409);
  assert.equal((await hr.call(papers.markPaper, { params: { id, code: 'nbi' }, body: { received_on: '2026-11-10' } })).status, 200);
  assert.equal((await hr.call(papers.markPaper, { params: { id, code: 'nbi' }, body: { received_on: '2026-12-10' } })).status, 422);
});

test('reminders of the 20th day come once; who does not hold the group sees nothing', async () => {
  const id = await prepare(hr, await makeSelection(app.server.db, 'AO-ALERT', ['Recto']));
  await issue(hr, id, '2026-10-30');
  const work = { server: app.server, accountId: 0, runId: 'test', progress: async () => undefined };
  for (const _ of [1, 2]) await remindJob.run(work, {});
  const { rows } = await sql<{ kind: string; no: number }>`select kind, no from appointing.alert where appointment_id = ${id}`.execute(
    app.server.db,
  );
  assert.deepEqual(rows, [{ kind: 'submission', no: 20 }]);
  const employee = await app.as('employee');
  assert.equal((await employee.call(contract.readAppointment, { params: { id } })).status, 403);
});

async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await check();
    } catch (failure) {
      if (tries > 100) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
