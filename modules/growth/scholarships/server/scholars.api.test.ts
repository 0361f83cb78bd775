import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as meetings from '@talaan/committees/contract/meetings.ts';
import { clear, listMoves, previewSeparation, separate } from '@talaan/personnel/contract/moves.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import * as scholarships from '../contract/scholarships.ts';
import * as steps from '../contract/steps.ts';
import { exportTotals, listTotals } from '../contract/totals.ts';
import { scholarshipFlow } from '../workflow.ts';
import { followScholars } from './follow-scholars-job.ts';

/** The scholars of the demo. */
let app: TestApp;
let officer: Caller;
let president: Caller;
let hr: Caller;
let all: scholarships.ScholarRow[];
const today = '2026-11-20';
before(async () => {
  app = await startTestApp();
  [officer, president, hr] = (await Promise.all(['ld', 'president', 'hr'].map((who) => app.as(who)))) as [Caller, Caller, Caller];
  all = (await officer.call(scholarships.listScholars, { query: { per_page: 100 } })).body.scholars;
});
after(() => app.close());

const inState = (state: scholarships.ScholarRow['state']) => all.find((row) => row.state === state)!;

async function read(who: Caller, id: number, day?: string): Promise<scholarships.Scholarship> {
  const { status, body } = await who.call(scholarships.readScholarship, { params: { id }, query: day ? { day } : {} });
  assert.equal(status, 200, JSON.stringify(body));
  return body.scholarship;
}

test('the demo has twelve scholars in all states and one breach that is not settled', async () => {
  assert.deepEqual(new Set(all.map(({ state }) => state)), new Set(scholarshipFlow.states));
  assert.equal(new Set(all.map(({ personnel_id: person }) => person)).size, 12);
  assert.equal(all.filter(({ state }) => state === 'BREACHED').length, 1);
  const { standing } = await read(officer, inState('ONGOING').id);
  assert.equal(standing!.name, 'On study leave or scholarship');
  const { conditions } = await read(officer, inState('APPROVED').id);
  assert.equal(conditions.find(({ code }) => code === 'ADMITTED')!.is_met, true);
});

test('a doctorate of three years, 72 months, 30 served, 900,000.00: leaving today costs 525,000.00, and the ledger adds up to it', async () => {
  const { obligation, stretches } = await read(officer, inState('SERVING_OBLIGATION').id);
  assert.equal(stretches.length, 1);
  assert.deepEqual([obligation!.months, obligation!.served, obligation!.refund!.amount], [72, 30, 52_500_000]);
  assert.equal(obligation!.refund!.says, 'PHP 900,000.00 × 42 ÷ 72 months = PHP 525,000.00');
  assert.equal(
    obligation!.entries.reduce((left, { months }) => left + months, 0),
    42,
  );
  const before_ = await read(officer, inState('SERVING_OBLIGATION').id, '2026-11-18');
  assert.equal(before_.obligation!.refund!.amount, 53_750_000, 'two days before the month is full');
});

test('the scholarship committee deliberates at its meeting the one whom the head endorsed', async () => {
  const { id } = inState('ENDORSED');
  const asked = (await read(officer, id)).conditions.filter(({ is_asked: isAsked }) => isAsked);
  assert.deepEqual(
    asked.filter(({ is_met: isMet }) => isMet !== true),
    [],
  );
  const { rows } = await app.server.pool.query<{ id: number }>(`select id from committees.committee where kind = 'SCHOLARSHIP'`);
  const planned = await officer.call(meetings.planMeeting, {
    body: { committee_id: rows[0]!.id, date: today, begins: 540, place: 'Board room' },
  });
  const params = { id: planned.body.id };
  assert.equal((await officer.call(meetings.addItems, { params, body: { requests: [id], title: '' } })).status, 200);
  assert.equal((await officer.call(meetings.stepMeeting, { params, body: { action: 'call', reason: '' } })).status, 200);
  const { seats, agenda } = (await officer.call(meetings.readMeeting, { params })).body;
  const present = seats.map(({ id: seat }) => seat);
  assert.equal((await officer.call(meetings.recordPresence, { params, body: { seats: present } })).status, 200);
  const decided = await officer.call(meetings.decideItems, {
    params,
    body: { items: [agenda[0]!.id], action: 'deliberate', remarks: '' },
  });
  assert.equal(decided.body.outcomes[0]!.done, true, JSON.stringify(decided.body));
  const { state, deliberated_on: on } = await read(officer, id);
  assert.deepEqual([state, on], ['DELIBERATED', today]);
});

test('a progress report that is more than fifteen days late is told once to scholar and secretary, and is no breach', async () => {
  const { id, dues } = inState('EXTENDED');
  assert.deepEqual(dues, ['LATE']);
  await followScholars(app.server);
  await followScholars(app.server);
  const { rows } = await app.server.pool.query<{ what: string }>(`select what from scholarships.told where scholarship_id = $1`, [id]);
  assert.deepEqual(
    rows.map(({ what }) => what.replace(/ .* /, ' … ')),
    ['PROGRESS … ALERT'],
  );
  const { rows: told } = await app.server.pool.query<{ count: string }>(
    `select count(*) from notifications.notification n join identity.account a on a.id = n.account_id
     where a.email = 'ld@talaan.example' and n.title like 'More than 15 days late: progress report of %' and n.link = $1`,
    [`/lnd/scholarships/${id}`],
  );
  assert.equal(Number(told[0]!.count), 1);
  assert.equal((await read(officer, id)).state, 'EXTENDED');
});

test('of two who end a study at once one is told that it has ended, and a settled breach is not declared again', async () => {
  const { id } = inState('EXTENDED');
  const done = officer.call(steps.completeStudy, { params: { id }, body: { completed_on: today } });
  const ended = officer.call(steps.discontinueStudy, { params: { id }, body: { ended_on: today, remarks: 'Stopped' } });
  const both = await Promise.all([done, ended]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
    JSON.stringify(both),
  );
  const again = await officer.call(steps.completeStudy, { params: { id }, body: { completed_on: today } });
  assert.equal(again.status, 409);
  assert.match(again.body.message, /is (completed|discontinued): this cannot be done now/);
  const body = { cause: 'OTHER' as const, last_day: today, demanded_on: today, remarks: 'Again' };
  for (const state of ['SETTLED', 'FULFILLED', 'RELEASED'] as const) {
    const refused = await officer.call(steps.declareBreach, { params: { id: inState(state).id }, body });
    assert.deepEqual([state, refused.status], [state, 409]);
  }
  const early = await officer.call(steps.declareBreach, {
    params: { id: inState('COMPLETED').id },
    body: { ...body, last_day: '2020-01-01' },
  });
  assert.match(early.body.message, /The study began on/);
});

test('an extension of study leave is on the service record, and ends with the study', async () => {
  const { id, last_day: last } = inState('ONGOING');
  const to = Temporal.PlainDate.from(last).add({ months: 6 }).toString();
  const extended = await officer.call(steps.extendStudy, { params: { id }, body: { to, remarks: 'Thesis, by the minutes' } });
  assert.equal(extended.status, 200, JSON.stringify(extended.body));
  assert.equal((await read(officer, id)).standing!.to, to);
  const twice = await officer.call(steps.extendStudy, { params: { id }, body: { to, remarks: 'Once more' } });
  assert.equal(twice.status, 409);
  assert.equal((await officer.call(steps.discontinueStudy, { params: { id }, body: { ended_on: today, remarks: 'Ill' } })).status, 200);
  assert.equal((await read(officer, id)).standing!.to, today);
});

test('who endorsed reads study and state, the authority the money, too; the papers stay with those who settle it', async () => {
  const { id } = inState('SERVING_OBLIGATION');
  const { rows } = await app.server.pool.query<{ head: number }>(
    `select personnel_id as head from requests.step where request_id = $1 and action = 'endorse'`,
    [id],
  );
  await app.server.pool.query(
    `insert into identity.account (email, name, personnel_id) select 'endorsed@talaan.example', fullname, id from personnel.person where id = $1`,
    [rows[0]!.head],
  );
  const head = await app.as('endorsed');
  const seen = (await head.call(scholarships.readScholarship, { params: { id }, query: {} })).body.scholarship;
  assert.deepEqual(
    [seen.reads_money, seen.contract, seen.costs, seen.obligation!.refund, seen.obligation!.months],
    [false, null, [], null, 72],
  );
  assert.equal((await head.call(scholarships.printContract, { params: { id } })).status, 404);
  const [term] = seen.terms;
  const grades = { params: { id, no: term!.no, what: 'GRADES' as const } };
  assert.equal((await head.call(scholarships.fetchReport, grades)).status, 404);
  assert.equal((await officer.call(scholarships.fetchReport, grades)).status, 200);
  assert.equal((await read(president, id)).obligation!.refund!.amount, 52_500_000);
  assert.equal((await (await app.as('clerk')).call(scholarships.readScholarship, { params: { id }, query: {} })).status, 404);
  assert.equal((await (await app.as('dean')).call(scholarships.listScholars, { query: {} })).status, 403);
});

test('who leaves serves no month more: the refund stands still, L&D is notified once, and the clearance waits for the last peso', async () => {
  const { id, personnel_id: person } = inState('SERVING_OBLIGATION');
  const body = { last_day: '2026-11-15', cause_code: 'RES', authority: 'Resignation accepted on 2 November 2026' };
  const { body: looked } = await hr.call(previewSeparation, { params: { id: person }, body });
  const done = await hr.call(separate, { params: { id: person }, body: { ...body, digest: looked.digest } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const cost = async (day: string) => (await read(officer, id, day)).obligation!.refund!.amount;
  assert.deepEqual([await cost('2026-11-15'), await cost('2028-11-15')], [53_750_000, 53_750_000]);
  assert.match((await read(officer, id)).obligation!.entries.at(-1)!.says, /The service ended/);
  await followScholars(app.server);
  await followScholars(app.server);
  const { rows: told } = await app.server.pool.query<{ description: string }>(
    `select distinct description from notifications.notification where title like 'Left with service due%'`,
  );
  assert.equal(told.length, 1);
  assert.match(told[0]!.description, /43 months not served\. PHP 900,000\.00 × 43 ÷ 72 months = PHP 537,500\.00/);
  const { dues } = (await officer.call(scholarships.countDues)).body;
  assert.equal(dues.find(({ due }) => due === 'LEFT')!.count, 1);

  const [separation] = (await hr.call(listMoves, { params: { id: person } })).body.separations;
  const line = separation!.clearance.find(({ kind }) => /scholarship/i.test(kind))!;
  const signed = { cleared_on: today, cleared_by: 'HRMO', remarks: '' };
  const early = await hr.call(clear, { params: { id: person, row: line.id }, body: signed });
  assert.match(early.body.message, /leaving now costs PHP 537,500\.00/);
  const declare = (last_day: string) =>
    officer.call(steps.declareBreach, {
      params: { id },
      body: { cause: 'RESIGNED', last_day, demanded_on: today, remarks: 'Resigned' },
    });
  assert.match((await declare(today)).body.message, /The service ended on 15 Nov 2026/);
  assert.equal((await declare('2026-11-15')).status, 200);
  const blocked = await hr.call(clear, { params: { id: person, row: line.id }, body: signed });
  assert.match(blocked.body.message, /PHP 537,500\.00 of the refund are not paid/);
  const pay = (receipt: string) => officer.call(steps.recordPayment, { params: { id }, body: { on: today, amount: 53_750_000, receipt } });
  const both = await Promise.all([pay('OR 7001'), pay('OR 7002')]);
  assert.deepEqual(
    both.map(({ status }) => status === 200).toSorted((one, other) => Number(one) - Number(other)),
    [false, true],
    'two cashiers at once',
  );
  assert.equal((await hr.call(clear, { params: { id: person, row: line.id }, body: signed })).status, 200);
});

test('a return to duty of who has left is refused with the last day in service', async () => {
  const { id, personnel_id: person } = inState('COMPLETED');
  const body = { last_day: '2026-11-10', cause_code: 'RES', authority: 'Resignation accepted' };
  const { body: looked } = await hr.call(previewSeparation, { params: { id: person }, body });
  assert.equal((await hr.call(separate, { params: { id: person }, body: { ...body, digest: looked.digest } })).status, 200);
  const back = await officer.call(steps.recordReturn, { params: { id }, body: { reported_on: '2026-11-18' } });
  assert.equal(back.status, 422);
  assert.match(back.body.message, /does not serve on 18 Nov 2026: the service ended on 10 Nov 2026/);
});

test('the report of the committee adds up by degree, grant, campus and state, in a workbook and on paper', async () => {
  for (const by of ['degree', 'kind', 'campus', 'state'] as const) {
    const { totals } = (await officer.call(listTotals, { query: { by } })).body;
    assert.equal(
      totals.reduce((sum, row) => sum + row.scholarships, 0),
      all.length,
      by,
    );
    for (const format of ['xlsx', 'pdf'] as const) assert.equal((await officer.call(exportTotals, { query: { format, by } })).status, 200);
  }
  const { body } = await officer.call(scholarships.listScholars, { query: { per_page: 100 } });
  const { totals } = (await officer.call(listTotals, { query: {} })).body;
  const sum = (of: (row: (typeof totals)[number]) => number) => totals.reduce((whole, row) => whole + of(row), 0);
  assert.deepEqual([sum((row) => row.cost), sum((row) => row.completed), sum((row) => row.ended)], [body.cost, body.completed, body.ended]);
  assert.equal((await officer.call(scholarships.exportScholars, { query: { format: 'pdf', group_by: 'degree' } as never })).status, 200);
});
