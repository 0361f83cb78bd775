import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { addPersonnel } from '@talaan/personnel/contract/record.ts';
import {
  appoint,
  previewAppointment,
  previewSeparation,
  separate,
  withdrawSeparation,
  listMoves,
} from '@talaan/personnel/contract/moves.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { listCharges, listPostings, listUnfunded } from '../contract/charges.ts';
import { readFundChoices } from '../contract/choices.ts';
import { addSource } from '../contract/sources.ts';
import { addPerson, appointCasual, casualBody, DECEMBER, fundBody, positionOf, standOf } from './fixtures/fund-kit.ts';
import { followServiceJob } from './follow-service.ts';

let app: TestApp;
let hr: Caller;
let budget: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  budget = await app.as('budget');
});
after(() => app?.close());

async function fundOf(name: string, allotment: number): Promise<number> {
  const answer = await budget.call(addSource, { body: fundBody(name, allotment) });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.id;
}

const errorOf = (errors: object | undefined, field = 'fund_source_id') => (errors as Record<string, string[]>)[field]![0]!;

test('a casual who is hired is obligated to December, and the ledger says from what', async () => {
  const { db } = app.server;
  const fund = await fundOf('Hire: room for two', 2 * DECEMBER + 10_000_000);
  const id = await addPerson(db, 'Hired');
  const hired = await appointCasual(hr, id, await casualBody(db, fund));
  assert.equal(hired.status, 200, JSON.stringify(hired));
  assert.deepEqual(await standOf(budget, fund), { obligated: DECEMBER, paid: 0, balance: DECEMBER + 10_000_000, state: 'OPEN' });
  const { body } = await budget.call(listPostings, { params: { id: fund } });
  const [posting] = body.postings;
  assert.deepEqual([body.total, posting!.cause, posting!.obligated, posting!.after], [1, 'OBLIGATE', DECEMBER, DECEMBER]);
  assert.equal(
    posting!.parts.reduce((sum, { amount }) => sum + amount, 0),
    DECEMBER,
  );
  assert.deepEqual(
    posting!.months.map(({ month }) => month),
    [12],
  );
  const { body: people } = await budget.call(listCharges, { params: { id: fund } });
  assert.deepEqual(
    people.charges.map(({ personnel_id, from, to, to_pay }) => [personnel_id, from, to, to_pay]),
    [[id, '2026-12-01', '2026-12-31', DECEMBER]],
  );
});

test('a preview obligates nothing, and warns at 90 percent and at the last centavo', async () => {
  const { db } = app.server;
  const nearly = await fundOf('Hire: nearly full', Math.ceil((DECEMBER * 100) / 95));
  const exact = await fundOf('Hire: exact', DECEMBER);
  const id = await addPerson(db, 'Warned');
  for (const [fund, said] of [
    [nearly, /With this 9[45]\.\d % of Hire: nearly full is obligated/],
    [exact, /With this Hire: exact is obligated to the last centavo/],
  ] as const) {
    const preview = await hr.call(previewAppointment, { params: { id }, body: await casualBody(db, fund) });
    assert.ok(
      preview.body.warnings.some((warning) => said.test(warning)),
      JSON.stringify(preview.body.warnings),
    );
    assert.equal((await standOf(budget, fund)).obligated, 0);
  }
  assert.equal((await appointCasual(hr, id, await casualBody(db, exact))).status, 200);
  assert.deepEqual(await standOf(budget, exact), { obligated: DECEMBER, paid: 0, balance: 0, state: 'FULL' });
});

test('a hire above the allotment by one centavo is refused and leaves nothing behind', async () => {
  const { db } = app.server;
  const fund = await fundOf('Hire: one centavo short', DECEMBER - 1);
  const id = await addPerson(db, 'Refused');
  const refused = await appointCasual(hr, id, await casualBody(db, fund));
  assert.equal(refused.status, 422);
  assert.match(errorOf(refused.errors), /has PHP 26,055\.92 left, and this needs PHP 26,055\.93/);
  const { rows } = await sql`select from personnel.appointment where personnel_id = ${id}`.execute(db);
  assert.equal(rows.length, 0);
});

test('of two hires for the last peso at the same moment one is taken', async () => {
  const { db } = app.server;
  for (let round = 0; round < 5; round += 1) {
    const fund = await fundOf(`Race ${round}`, 2 * DECEMBER - 1);
    const body = await casualBody(db, fund);
    const people = [await addPerson(db, `Racer A${round}`), await addPerson(db, `Racer B${round}`)];
    const digests = await Promise.all(people.map(async (id) => (await hr.call(previewAppointment, { params: { id }, body })).body.digest));
    const answers = await Promise.all(
      people.map((id, at) => hr.call(appoint, { params: { id }, body: { ...body, digest: digests[at]! } })),
    );
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 422],
      JSON.stringify(answers.map((answer) => answer.body)),
    );
    assert.deepEqual((await standOf(budget, fund)).obligated, DECEMBER);
  }
});

test('where a fund source of the year is set up one must be chosen, of the right year and account; for 2027 none is', async () => {
  const { db } = app.server;
  const id = await addPerson(db, 'Choosing');
  const without = await appointCasual(hr, id, await casualBody(db, null));
  assert.match(errorOf(without.errors), /Choose the fund source that pays it: those of 2026 are set up/);
  const { body: ofContracts } = await hr.call(readFundChoices, { query: { paid_as: 'CONTRACT', on: '2026-12-01' } });
  const wrong = await appointCasual(hr, id, await casualBody(db, ofContracts.choices[0]!.id));
  assert.match(errorOf(wrong.errors), /is of account 5-02-12-990, which pays job orders and contracts/);
  const { body: ofCasuals } = await hr.call(readFundChoices, { query: { paid_as: 'CASUAL', on: '2026-12-01' } });
  const next = { from: '2027-01-01', to: '2027-06-30' };
  const late = await appointCasual(hr, id, await casualBody(db, ofCasuals.choices[0]!.id, next));
  assert.match(errorOf(late.errors), /is for 2026\. Choose a fund source of 2027/);
  assert.deepEqual((await hr.call(readFundChoices, { query: { paid_as: 'CASUAL', on: '2027-01-01' } })).body.choices, []);
  assert.equal((await appointCasual(hr, id, await casualBody(db, null, next))).status, 200);
});

test('the end of the service frees the rest, and its withdrawal obligates it again', async () => {
  const { db } = app.server;
  const fund = await fundOf('Separation', 2 * DECEMBER);
  const id = await addPerson(db, 'Leaving');
  assert.equal((await appointCasual(hr, id, await casualBody(db, fund, { from: '2026-11-02' }))).status, 200);
  const whole = (await standOf(budget, fund)).obligated;
  const body = { last_day: '2026-12-04', cause_code: 'RESGN' };
  const { rows: causes } = await sql<{
    code: string;
  }>`select code from reference.personnel_status where ends_service and name ilike 'resign%'`.execute(db);
  const separation = { ...body, cause_code: causes[0]!.code };
  const preview = await hr.call(previewSeparation, { params: { id }, body: separation });
  const done = await hr.call(separate, { params: { id }, body: { ...separation, digest: preview.body.digest } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const { body: ledger } = await budget.call(listPostings, { params: { id: fund } });
  assert.equal(ledger.postings[0]!.cause, 'CHANGE');
  assert.ok(ledger.postings[0]!.obligated < 0);
  assert.ok((await standOf(budget, fund)).obligated < whole);
  const { body: moves } = await hr.call(listMoves, { params: { id } });
  const params = { id, row: moves.separations[0]!.id };
  assert.equal((await hr.call(withdrawSeparation, { params, body: { reason: 'The resignation was not accepted' } })).status, 200);
  assert.equal((await standOf(budget, fund)).obligated, whole);
});

test('an appointment anew is charged to its own fund, and the one before is freed from that day on', async () => {
  const { db } = app.server;
  const [first, second] = [await fundOf('Anew: before', 4 * DECEMBER), await fundOf('Anew: after', 4 * DECEMBER)];
  const id = await addPerson(db, 'Anew');
  assert.equal((await appointCasual(hr, id, await casualBody(db, first, { from: '2026-11-02' }))).status, 200);
  const before = (await standOf(budget, first)).obligated;
  const again = await appointCasual(hr, id, { ...(await casualBody(db, second)), nature_code: 'REAPP' });
  assert.equal(again.status, 200, JSON.stringify(again));
  const [left, taken] = [(await standOf(budget, first)).obligated, (await standOf(budget, second)).obligated];
  assert.ok(left < before && left > 0);
  assert.ok(taken >= DECEMBER);
  const { body } = await budget.call(listCharges, { params: { id: first } });
  assert.deepEqual([body.charges[0]!.to, body.charges[0]!.freed_because], ['2026-11-30', 'Appointed anew.']);
});

test('a new person whose first appointment is casual names the fund on its field', async () => {
  const { db } = app.server;
  const fund = await fundOf('First appointment', DECEMBER);
  const person = (fundSourceId: number | null, surname: string) => ({
    surname,
    first_name: 'Tala',
    birth_date: '1991-03-03',
    sex: 'Female' as const,
    numbers: { tin: String(100_000_000 + Math.floor(surname.length * 7_654_321)) },
    appointment: {
      office_id: offices.accounting.id,
      position_id: 0,
      status_code: 'CAS',
      salary_grade: null,
      step: 1,
      from: '2026-12-01',
      to: '2026-12-31',
      fund_source_id: fundSourceId,
    },
  });
  const position_id = await positionOf(db, 'Administrative Aide I');
  const send = (fundSourceId: number | null, surname: string) => {
    const body = person(fundSourceId, surname);
    return hr.call(addPersonnel, { body: { ...body, appointment: { ...body.appointment, position_id } } });
  };
  const refused = await send(null, 'Firstcomer');
  assert.equal(refused.status, 422);
  assert.match(errorOf((refused.body as unknown as { errors: object }).errors, 'appointment.fund_source_id'), /Choose the fund source/);
  const taken = await send(fund, 'Firstcomer');
  assert.equal(taken.status, 200, JSON.stringify(taken.body));
  assert.ok(taken.body.warnings.some((warning) => /last centavo/.test(warning)));
});

test('the ledger is only added to, and a salary that changed on record is followed in the night', async () => {
  const { db } = app.server;
  const fund = await fundOf('Night', 4 * DECEMBER);
  const id = await addPerson(db, 'Raised');
  assert.equal((await appointCasual(hr, id, await casualBody(db, fund))).status, 200);
  for (const table of ['posting', 'entry'])
    await assert.rejects(sql`delete from ${sql.table(`fund_sources.${table}`)}`.execute(db), /only added to/);
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('talaan.reason', 'A salary of the night', true)`.execute(tx);
    await sql`update personnel.salary set amount = amount + 100000 where personnel_id = ${id}`.execute(tx);
  });
  const work = { server: app.server, accountId: 0, runId: '', progress: async () => undefined };
  await followServiceJob.run(work, {});
  const raised = (await standOf(budget, fund)).obligated;
  assert.equal(raised, DECEMBER + 1_000_00 + 120_00 + 25_00);
  await followServiceJob.run(work, {});
  assert.equal((await budget.call(listPostings, { params: { id: fund } })).body.total, 2);
});

test('who is charged to nothing is listed for the budget office', async () => {
  const { body } = await budget.call(listUnfunded, {});
  assert.equal(body.year, 2026);
  assert.ok(body.unfunded.every(({ paid_as }) => ['CASUAL', 'CONTRACT'].includes(paid_as)));
});
