import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { readPayslip } from '@talaan/payroll/contract/payslips.ts';
import { computeRun, holdPayslips, listPayslips, openRun, readRun } from '@talaan/payroll/contract/runs.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { openBonus, previewBonus, type Bonus } from '../contract/bonuses.ts';
import { issuePayCertificate, listLeavers, openLastPay } from '../contract/last-pay.ts';
import {
  downloadOwnTaxCertificate,
  listOwnTaxYears,
  listTaxYears,
  printTaxCertificates,
  readFormer,
  saveFormer,
} from '../contract/tax-certificates.ts';
import { payAtFifteen, plainPeople, takeBonusesBack } from './year-kit.ts';

let app: TestApp;
let officer: Caller;
/** Whole 2026 at SG 15-1, without leave without pay, overtime, union dues and allowances. */
let person: number;
/** Leaves on 10 December. */
let leaver: number;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  officer = await app.as('payroll');
  await app.owner.query("select set_config('talaan.reason', 'As the test needs it', false), set_config('talaan.opened', '*', false)");
  await takeBonusesBack(app);
  [person, leaver] = (await plainPeople(app)) as [number, number];
  await payAtFifteen(app, person);
});
after(() => app.close());

async function compute(id: number): Promise<void> {
  const { body } = await officer.call(computeRun, { params: { id } });
  const job = await app.finishJob(officer, body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
}

async function paid(bonus: Bonus, month: string): Promise<number> {
  const { body, status } = await officer.call(openBonus, { body: { bonus, month, campus_id: null, fund_code: null } });
  assert.equal(status, 200, JSON.stringify(body));
  await compute(body.id);
  return body.id;
}

async function linesOf(id: number, of = person) {
  const { body } = await officer.call(readPayslip, { params: { id, person: of } });
  return body.payslip.lines.map(({ code, amount }) => [code, amount] as const);
}

/** The certificates of 2026 of people, or of all, as the desk prints them. */
async function printed2316(people: number[] | null): Promise<Uint8Array> {
  const { body } = await officer.call(printTaxCertificates, { params: { year: 2026 }, body: { personnel_ids: people } });
  const job = await app.finishJob(officer, body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
  return (await officer.call(downloadFile, { params: { id: Number(job.result!.file_id) } })).bytes;
}

const marksOf = async (pdf: Uint8Array) => (await readPdfText(pdf)).match(/Not final: as of [^.]+/g) ?? [];

/** As the seats would in their steps: released with numbers. */
async function release(id: number): Promise<void> {
  await app.owner.query(
    'update payroll.payslip set is_released = true, number = month || $2 || personnel_id where run_id = $1 and held_because is null',
    [id, `-T${id}-`],
  );
}

test('a preview says who gets the bonus and who not and why; it is paid once', async () => {
  const early = await officer.call(openBonus, { body: { bonus: 'YEAREND', month: '2026-10', campus_id: null, fund_code: null } });
  assert.equal(early.status, 422);
  const query = { bonus: 'MIDYEAR', month: '2026-11' } as const;
  const { body: before_ } = await officer.call(previewBonus, { query });
  assert.ok(before_.granted > 50 && before_.total > 0);
  await app.server.pool.query(
    `insert into performance.past_rating (personnel_id, during, final, level, paper) values ($1, '[2026-01-01,2026-05-01]', 2100, 2, 'IPCR, 201 file')`,
    [leaver],
  );
  const { body: weak } = await officer.call(previewBonus, { query });
  assert.equal(weak.granted, before_.granted - 1);
  assert.ok(weak.people.some((one) => one.personnel_id === leaver && one.why_not === 'The last rating is below Satisfactory.'));
  await app.server.pool.query('delete from performance.past_rating where personnel_id = $1', [leaver]);
  const id = await paid('MIDYEAR', '2026-11');
  const { body: run } = await officer.call(readRun, { params: { id } });
  assert.deepEqual([run.run.people, run.run.net, run.run.blocking], [before_.granted, before_.total, 0]);
  assert.deepEqual(await linesOf(id), [['MIDYEAR', 4_217_800]]);
  const { body: after_ } = await officer.call(previewBonus, { query });
  const has = after_.people.find(({ personnel_id: one }) => one === person);
  assert.deepEqual(
    [after_.granted, has?.why_not, has?.paid_by],
    [0, 'Another run of the year pays it.', { run_id: id, title: 'Mid-year bonus 2026' }],
  );
  const again = await paid('MIDYEAR', '2026-11');
  assert.equal((await officer.call(listPayslips, { params: { id: again }, query: {} })).body.total, 0);
  const none = await officer.call(previewBonus, { query: { bonus: 'SRI', month: '2026-12' } });
  assert.match(none.body.people[0]!.why_not!, /No order that grants it for 2026/);
});

test('December settles the tax of the year: at SG 15-1 with bonuses of 94,356 it collects 870.35 more', async () => {
  const yearEnd = await paid('YEAREND', '2026-11');
  assert.deepEqual(await linesOf(yearEnd), [
    ['YEAREND', 4_217_800],
    ['CASHGIFT', 500_000],
  ]);
  assert.deepEqual(await linesOf(await paid('PEI', '2026-12')), [['PEI', 500_000]]);
  const { body } = await officer.call(openRun, {
    body: { kind: 'REGULAR', month: '2026-12', campus_id: null, fund_code: null, title: '' },
  });
  await compute(body.id);
  const tax = (await linesOf(body.id)).filter(([code]) => code === 'TAX_YEAR');
  assert.deepEqual(tax, [['TAX_YEAR', 87_035]]);

  const former = {
    tin: '123456789',
    name: 'Provincial Government',
    address: '',
    taxable: 1_000_000,
    benefits: 0,
    contributions: 0,
    other_exempt: 0,
    withheld: 50_000,
  };
  const ofPerson = { params: { year: 2026, person } };
  assert.equal((await officer.call(saveFormer, { ...ofPerson, body: former })).status, 200);
  assert.deepEqual((await officer.call(readFormer, ofPerson)).body.former, former);
  await compute(body.id);
  const settled = (await linesOf(body.id)).filter(([code]) => code === 'TAX_YEAR');
  assert.deepEqual(settled, [['TAX_YEAR', 87_035 + 200_000 - 50_000]], '20 % of what the former employer paid, less what it withheld');
  assert.equal((await (await app.as('hr')).call(readFormer, ofPerson)).status, 403);
  const held = { personnel_ids: [leaver], because: 'Leaves on 10 December, by the last pay' };
  assert.equal((await officer.call(holdPayslips, { params: { id: body.id }, body: held })).status, 200);
  await release(body.id);
});

test('BIR Form 2316 is printed for all by a job and for one, and is their own after a second look', async () => {
  const { body: list } = await officer.call(listTaxYears, { params: { year: 2026 }, query: { former: 1 } });
  assert.deepEqual(
    list.people.map((row) => [row.id, row.former]),
    [[person, 'Provincial Government']],
  );
  const two = await printed2316([person, leaver]);
  assert.equal((await PDFDocument.load(two)).getPageCount(), 2);
  const mark = `Not final: as of ${longDate(app.server.clock.today())}`;
  assert.deepEqual(await marksOf(two), [mark, mark], 'on each page, while the year is not over');
  assert.ok((await PDFDocument.load(await printed2316(null))).getPageCount() > 50);
  const employee = await app.as('employee');
  const wanted = { params: { year: 2026 }, body: { password: 'Talaan-demo-2026' } };
  assert.equal((await employee.call(listOwnTaxYears, {})).body.years.includes(2026), false, 'the year is not over');
  assert.equal((await employee.call(downloadOwnTaxCertificate, wanted)).status, 404);
  const { clock } = app.server;
  const today = clock.today();
  clock.today = () => '2027-01-04';
  assert.ok((await employee.call(listOwnTaxYears, {})).body.years.includes(2026));
  const own = await employee.call(downloadOwnTaxCertificate, wanted);
  assert.equal(own.status, 200);
  assert.deepEqual(await marksOf(own.bytes), []);
  clock.today = () => today;
  assert.equal(
    (await employee.call(downloadOwnTaxCertificate, { params: { year: 2019 }, body: { password: 'Talaan-demo-2026' } })).status,
    404,
  );
  assert.equal((await employee.call(printTaxCertificates, { params: { year: 2026 }, body: { personnel_ids: null } })).status, 403);
});

test('a last pay settles bonus, month and tax, waits for the clearance, and is certified and its verification tells no amount', async () => {
  await app.owner.query(
    "update personnel.appointment set during = daterange(lower(during), '2026-12-11') where personnel_id = $1 and upper_inf(during)",
    [leaver],
  );
  await app.owner.query("insert into personnel.separation (personnel_id, last_day, cause_code) values ($1, '2026-12-10', 'RES')", [leaver]);
  const { body: list } = await officer.call(listLeavers, {});
  assert.deepEqual([list.leavers[0]?.personnel_id, list.leavers[0]?.is_cleared], [leaver, false]);
  const wanted = { body: { month: '2026-12', campus_id: null, personnel_ids: [leaver] } };
  const { body, status } = await officer.call(openLastPay, wanted);
  assert.equal(status, 200, JSON.stringify(body));
  await compute(body.id);
  const { body: found } = await officer.call(listPayslips, { params: { id: body.id }, query: { finding: ['NOT_CLEARED'] } });
  assert.equal(found.total, 1);
  const { body: slip } = await officer.call(readPayslip, { params: { id: body.id, person: leaver } });
  const of = (code: string) => slip.payslip.lines.find((line) => line.code === code);
  const { figures, parts = [] } = of('BASIC')!.why;
  assert.deepEqual([figures.days, parts[0]!.figures.days], [23, 8], 'working days of December, and those to the 10th');
  assert.equal(of('BASIC')!.amount, Math.round((parts[0]!.figures.monthly! * 8) / 23));
  assert.ok(of('TAX_YEAR'), 'the tax of the year is settled');
  assert.equal(of('MIDYEAR'), undefined, 'what was paid is not due again');
  assert.equal((await officer.call(openLastPay, wanted)).status, 422, 'it is in a run already');
  await app.owner.query(
    `insert into personnel.clearance (separation_id, kind_id, cleared_by, cleared_on)
     select x.id, k.id, 'Supply', '2026-12-10' from personnel.separation x, reference.clearance_kind k where x.personnel_id = $1`,
    [leaver],
  );
  await compute(body.id);
  assert.equal((await officer.call(listPayslips, { params: { id: body.id }, query: { finding: ['NOT_CLEARED'] } })).body.total, 0);
  const none = await officer.call(issuePayCertificate, { params: { person: leaver }, body: { kind: 'LAST', purpose: 'Transfer' } });
  assert.equal(none.status, 409);
  await release(body.id);
  assert.deepEqual(await marksOf(await printed2316([leaver])), [], 'with the last pay it is final, though the year is not over');
  const issued = await officer.call(issuePayCertificate, { params: { person: leaver }, body: { kind: 'LAST', purpose: 'Transfer' } });
  assert.equal(issued.status, 200);
  assert.equal((await PDFDocument.load(issued.bytes)).getPageCount(), 1);
  const { rows: named } = await app.owner.query<{ name: string }>(
    "select upper(first_name || ' ' || left(middle_name, 1) || '. ' || surname) as name from personnel.person where id = $1",
    [leaver],
  );
  assert.ok((await readPdfText(issued.bytes)).includes(named[0]!.name), 'by the name as one signs it');
  const { rows } = await app.owner.query<{ code: string; sheet: null }>(
    "select code, sheet from papers.paper where kind = 'certificate of last payment'",
  );
  const { body: paper } = await (await app.as('employee')).call(verifyPaper, { params: { code: rows[0]!.code } });
  assert.equal(paper.paper?.title, 'Certificate of last payment, December 2026');
  assert.equal(rows[0]!.sheet, null);
});
