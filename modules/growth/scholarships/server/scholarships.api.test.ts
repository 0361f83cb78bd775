import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import * as applications from '../contract/applications.ts';
import * as scholarships from '../contract/scholarships.ts';
import * as steps from '../contract/steps.ts';
import { DEFAULT_RATE } from '../rules/grant.ts';
import { scholarshipOfClearance } from './clearance.ts';
import { followScholars } from './follow-scholars-job.ts';

let app: TestApp;
let scholar: Caller;
let officer: Caller;
let president: Caller;
let clerk: Caller;
let today: string;
let officerId: number;
before(async () => {
  app = await startTestApp();
  [scholar, officer, president, clerk] = (await Promise.all(['faculty', 'ld', 'president', 'clerk'].map((who) => app.as(who)))) as [
    Caller,
    Caller,
    Caller,
    Caller,
  ];
  today = app.server.clock.today();
  const ld = await app.server.db
    .selectFrom('identity.account')
    .select('personnel_id')
    .where('email', '=', 'ld@talaan.example')
    .executeTakeFirstOrThrow();
  officerId = ld.personnel_id!;
  // The committees of the demo, with the L&D officer as the secretary of the department, too.
  await app.server.pool.query(`delete from requests.sitting where committee = 'DPC'`);
  await app.server.pool.query(
    `insert into requests.sitting (committee, office_id, personnel_id, is_secretary, source_id, during) values ('DPC', $1, $2, true, 90001, '[2020-01-01,)')`,
    [offices.mathematics.id, officerId],
  );
  await app.server.pool.query(`update performance.form set final = 4280, level = 4 where personnel_id = $1 and final is not null`, [
    people.teacherOfMathematics.id,
  ]);
  await app.server.pool.query(
    `delete from scholarships.told where scholarship_id in (select id from scholarships.scholarship where personnel_id = $1)`,
    [people.teacherOfMathematics.id],
  );
});
after(() => app.close());

const APPLICATION = {
  kind: 'FULL_TIME' as const,
  degree: 'DOCTORATE' as const,
  programme: 'PhD Mathematics',
  school: 'University of the Philippines Diliman',
  grantor: '',
  reason: 'The department has no doctor of mathematics.',
  mode: 'FULL_TIME' as const,
  from: '2027-06-01',
  to: '2030-05-31',
  attachment_path: null,
};
const CONTRACT = {
  amount: 90_000_000,
  sureties: [
    { name: 'Ramon Villanueva', address: 'San Isidro' },
    { name: 'Teresita Aguilar', address: 'Poblacion' },
  ],
  terms: {
    rate: { ...DEFAULT_RATE, short: [...DEFAULT_RATE.short] },
    months: 72,
    refund: { base: ['TUITION' as const, 'SALARY' as const], unfinished_per10000: null, interest_per10000: 600 },
  },
};

async function pdf(who: Caller): Promise<string> {
  return (await who.call(uploadDocument, { file: { name: 'paper.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') } })).body.path;
}

async function step(who: Caller, id: number, action: string, remarks = ''): Promise<[number, string]> {
  const { seen } = (await who.call(readTimeline, { params: { id } })).body.request;
  const { status, body } = await who.call(takeStep, { params: { id }, body: { action, remarks, seen } });
  return [status, (body as { message?: string }).message ?? ''];
}

async function read(who: Caller, id: number, day?: string): Promise<scholarships.Scholarship> {
  const { status, body } = await who.call(scholarships.readScholarship, { params: { id }, query: day ? { day } : {} });
  assert.equal(status, 200, JSON.stringify(body));
  return body.scholarship;
}

/** What a committee decided, without its meeting, which has a test of its own. */
async function deliberated(id: number): Promise<void> {
  await app.server.pool.query(`update scholarships.scholarship set deliberated_on = $2 where id = $1`, [id, today]);
  await app.server.pool.query(
    `insert into requests.step (request_id, round, action, as_role, from_state, state, decides, account_id, personnel_id, at)
     select $1, r.round, 'deliberate', 'committee', 'ENDORSED', 'DELIBERATED', true, a.id, a.personnel_id, now()
     from requests.request r, identity.account a where r.id = $1 and a.email = 'ld@talaan.example'`,
    [id],
  );
}

let id: number;

test('conditions are shown with their sources; what no one knows is said, and an application is taken once', async () => {
  const judged = (
    await scholar.call(applications.judgeApplication, {
      query: { degree: 'DOCTORATE', mode: 'FULL_TIME', from: '2027-06-01', to: '2030-05-31' },
    })
  ).body;
  assert.deepEqual(
    judged.conditions.map(({ code, is_met: isMet }) => [code, isMet]),
    [
      ['PERMANENT', true],
      ['SERVICE', true],
      ['RATINGS', true],
      ['AGE', true],
      ['ADMITTED', null],
      ['CASE', null],
      ['OBLIGATION', true],
    ],
  );
  const ratings = judged.conditions.find(({ code }) => code === 'RATINGS')!;
  assert.match(ratings.says, /^4\.28 Very Satisfactory in .*, 4\.28 Very Satisfactory in /);
  assert.deepEqual(ratings.sources, ['IPCR of January to June 2026', 'IPCR of July to December 2025']);
  assert.match(judged.conditions.find(({ code }) => code === 'AGE')!.says, /Service would be due until 31 May 2036/);
  const long = await scholar.call(applications.applyForScholarship, { body: { ...APPLICATION, to: '2031-05-31' } });
  assert.match(long.body.message, /at most 36 months/);
  const filed = await scholar.call(applications.applyForScholarship, { body: APPLICATION });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  id = filed.body.id;
  const twice = await scholar.call(applications.applyForScholarship, { body: APPLICATION });
  assert.notEqual(twice.status, 200);
  assert.equal((await clerk.call(scholarships.readScholarship, { params: { id }, query: {} })).status, 404);
  const own = (await scholar.call(scholarships.listOwnScholarships)).body;
  assert.deepEqual([own.scholarships[0]!.state, own.may_apply], ['APPLIED', false]);
});

test('returned, corrected and endorsed; approval waits for the notice of admission', async () => {
  assert.equal((await step(officer, id, 'return', 'Name the field.'))[0], 200);
  const corrected = await scholar.call(applications.correctApplication, {
    params: { id },
    body: { ...APPLICATION, reason: 'For the field of algebra.' },
  });
  assert.equal(corrected.status, 200, JSON.stringify(corrected.body));
  assert.equal((await step(officer, id, 'endorse'))[0], 200);
  await deliberated(id);
  const early = await step(president, id, 'approve');
  assert.match(early[1], /admission/i);
  const added = await scholar.call(applications.addAdmission, { params: { id }, body: { attachment_path: await pdf(scholar) } });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  assert.deepEqual((await step(president, id, 'approve'))[0], 200);
});

test('a contract names no fewer months, two sureties, its notary, and that no case is pending; it is signed once', async () => {
  const prepare = (change: object) => officer.call(steps.prepareContract, { params: { id }, body: { ...CONTRACT, ...change } });
  assert.match((await prepare({ terms: { ...CONTRACT.terms, months: 60 } })).body.message, /72 months/);
  assert.match((await prepare({ sureties: [CONTRACT.sureties[0]!, CONTRACT.sureties[0]!] })).body.message, /two different people/);
  assert.equal((await scholar.call(scholarships.printContract, { params: { id } })).status, 409);
  assert.equal((await prepare({})).status, 200);
  assert.equal((await scholar.call(scholarships.printContract, { params: { id } })).status, 200);
  const sign = (change: object) =>
    officer.call(steps.signContract, {
      params: { id },
      body: { signed_on: today, notarized_on: today, no_case: true, case_note: 'Legal office', ...change } as never,
    });
  assert.equal((await sign({ no_case: false })).status, 422);
  assert.match((await sign({ notarized_on: null })).body.message, /notarization/);
  const both = await Promise.all([sign({}), sign({})]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  await followScholars(app.server);
  assert.equal((await read(officer, id)).state, 'CONTRACT_SIGNED', 'study begins on its first day');
});

/** The study lies in the past now: three years, and 30 months of service since. */
async function inThePast(): Promise<{ from: string; to: string; back: string }> {
  const back = Temporal.PlainDate.from(today).subtract({ months: 30 }).add({ days: 1 });
  const days = { from: back.subtract({ years: 3 }).toString(), to: back.subtract({ days: 1 }).toString(), back: back.toString() };
  await app.server.pool.query(`update scholarships.stretch set first_day = $2, last_day = $3 where scholarship_id = $1`, [
    id,
    days.from,
    days.to,
  ]);
  return days;
}

test('what a resignation costs is told to the centavo: 900,000.00 × 42 ÷ 72 = 525,000.00', async () => {
  const { from, to, back } = await inThePast();
  await followScholars(app.server);
  assert.equal((await read(officer, id)).state, 'ONGOING', 'study begins by the job');
  assert.equal((await read(scholar, id)).standing!.name, 'On study leave or scholarship');
  const cost = (paid_on: string, kind: 'TUITION' | 'SALARY' | 'TRAVEL', amount: number) =>
    officer.call(steps.addCost, { params: { id }, body: { paid_on, kind, amount, reference: '' } });
  assert.equal((await cost(from, 'TUITION', 30_000_000)).status, 200);
  assert.equal((await cost(to, 'SALARY', 60_000_000)).status, 200);
  assert.equal((await cost(to, 'TRAVEL', 5_000_000)).status, 200);
  assert.equal(
    (await scholar.call(steps.addCost, { params: { id }, body: { paid_on: to, kind: 'TUITION', amount: 1, reference: '' } })).status,
    403,
  );
  assert.equal((await officer.call(steps.completeStudy, { params: { id }, body: { completed_on: to } })).status, 200);
  const early = await officer.call(steps.recordReturn, { params: { id }, body: { reported_on: to } });
  assert.equal(early.status, 422);
  assert.equal((await officer.call(steps.recordReturn, { params: { id }, body: { reported_on: back } })).status, 200);
  const { obligation } = await read(scholar, id);
  assert.deepEqual([obligation!.months, obligation!.served, obligation!.refund!.amount], [72, 30, 52_500_000]);
  assert.equal(
    obligation!.refund!.says,
    '₱900,000.00 × 42 ÷ 72 months = ₱525,000.00'.replaceAll(
      '₱',
      obligation!.refund!.says.slice(0, obligation!.refund!.says.indexOf('900')),
    ),
  );
  assert.equal(obligation!.entries.at(-1)!.left, 42);
  await followScholars(app.server);
  assert.equal((await read(officer, id)).state, 'SERVING_OBLIGATION');
});

test('a term is reported with its grades by the scholar, and read by no colleague', async () => {
  await app.server.pool.query(
    `insert into scholarships.term (scholarship_id, no, name, ends_on) select $1, 1, 'First semester', first_day + 150 from scholarships.stretch where scholarship_id = $1`,
    [id],
  );
  const submitted = await scholar.call(scholarships.submitReport, {
    params: { id, no: 1, what: 'GRADES' },
    body: { remarks: '', attachment_path: await pdf(scholar) },
  });
  assert.equal(submitted.status, 200, JSON.stringify(submitted.body));
  const [grades, progress] = (await read(officer, id)).terms[0]!.dues;
  assert.deepEqual([grades!.state, progress!.state], ['DONE', 'ALERT']);
  assert.equal((await clerk.call(scholarships.fetchReport, { params: { id, no: 1, what: 'GRADES' } })).status, 404);
  const before_ = (await officer.call(scholarships.countDues)).body.dues;
  assert.ok(before_.find(({ due }) => due === 'DELIBERATE')!.count > 0);
  const listed = await officer.call(scholarships.listScholars, { query: { per_page: 100, due: 'BREACH' } });
  assert.equal(listed.body.total, 1);
  assert.equal((await officer.call(scholarships.exportScholars, { query: { format: 'xlsx' } as never })).status, 200);
});

test('a breach is demanded, paid with interest and settled; it hinders the clearance until then', async () => {
  const whyNot = async () =>
    (await scholarshipOfClearance.whyNot({ db: app.server.db, today }, [people.teacherOfMathematics.id], false)).get(
      people.teacherOfMathematics.id,
    );
  assert.match((await whyNot())!, /leaving now costs .*525,000\.00/);
  const demanded = Temporal.PlainDate.from(today).subtract({ days: 73 }).toString();
  const breach = await officer.call(steps.declareBreach, {
    params: { id },
    body: { cause: 'RESIGNED', last_day: today, demanded_on: demanded, remarks: 'Resigned' },
  });
  assert.equal(breach.status, 422, 'it is not demanded before the last day');
  const declared = await officer.call(steps.declareBreach, {
    params: { id },
    body: { cause: 'RESIGNED', last_day: demanded, demanded_on: demanded, remarks: 'Resigned' },
  });
  assert.equal(declared.status, 200, JSON.stringify(declared.body));
  const { settlement } = await read(scholar, id);
  // 73 days are a fifth of a year: 1.2 % of the refund.
  const interest = Math.round((settlement!.entries[0]!.amount * 6 * 73) / 36_500);
  assert.equal(settlement!.balance, settlement!.entries[0]!.amount + interest);
  assert.match((await whyNot())!, /of the refund are not paid/);
  const pay = (amount: number, receipt: string) =>
    officer.call(steps.recordPayment, { params: { id }, body: { on: today, amount, receipt } });
  assert.equal((await pay(settlement!.balance + 1, 'OR 1')).status, 422);
  assert.equal((await pay(10_000_000, 'OR 1')).status, 200);
  assert.equal((await pay(100, 'OR 1')).status, 422);
  const last = await pay(settlement!.balance - 10_000_000, 'OR 2');
  assert.match(last.body.message, /settled/);
  assert.equal((await read(scholar, id)).state, 'SETTLED');
  assert.equal(await whyNot(), undefined);
});
