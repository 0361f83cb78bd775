import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument, uploadProof } from '@talaan/kernel/contract/files.ts';
import { readJob } from '@talaan/kernel/contract/jobs.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { me } from '@talaan/identity/contract.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { readAnalytics } from '../contract/analytics.ts';
import * as checklist from '../contract/checklist.ts';
import { exportReport, listPrintings, listReport, listVaccinated } from '../contract/people.ts';
import * as settings from '../contract/settings.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;
let head: Caller;
const clerk = people.accountingClerk.id;
const PDF = { name: 'card.pdf', content: '%PDF-1.4\n%%EOF\n' };

before(async () => {
  app = await startTestApp({ work: 'asked' });
  await app.server.pool.query(
    `insert into identity.role_group (role_id, group_name)
     select id, g from identity.role, unnest(array['COVIDPERSONNEL', 'COVIDANALYTICS']) g where name = 'Department head'`,
  );
  [hr, employee, head] = await Promise.all([app.as('hr'), app.as('employee'), app.as('head')]);
});
after(() => app.close());

const dose = (brand: string, date: string, card: { path?: string; id?: number; name: string } | null = null) => ({
  brand,
  date,
  lot_number: '',
  vaccinator: '',
  facility: '',
  card,
});
const GIVEN = {
  declares_none: false,
  doses: [dose('SINOVAC', '2022-03-01'), dose('SINOVAC', '2022-03-29')],
  priority_group: 'A4',
  is_willing: null,
  reason: '',
  exemption: null,
  has_comorbidity: null,
  adverse_event: 'Fever for a day',
};
const save = (given: object = {}) => employee.call(checklist.saveMine, { body: { ...GIVEN, consents: true, ...given } });
const errorsOf = ({ body }: { body: unknown }) => (body as { errors: Record<string, string[]> }).errors;
const mine = async () => (await employee.call(checklist.readMine)).body;
const change = async (changes: Partial<settings.HealthSettings>) => {
  const { body } = await hr.call(settings.readHealthSettings);
  return hr.call(settings.editHealthSettings, { body: { ...body.settings, ...changes } });
};

test('a person saves doses with a card, reads the status with its reason, and the card again', async () => {
  const upload = await employee.call(uploadProof, { file: PDF });
  const card = { path: upload.body.path, name: 'card.pdf' };
  const saved = await save({ doses: [dose('SINOVAC', '2022-03-01', card), dose('SINOVAC', '2022-03-29')] });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  const { standing, kept } = await mine();
  assert.deepEqual([standing?.status, standing?.since, standing?.next], ['FULL', '2022-04-12', null]);
  assert.match(standing!.why, /14 days have passed since the second dose of 29 Mar 2022/);
  const file = kept!.doses[0]!.card!;
  assert.equal((await employee.call(checklist.fetchMyFile, { params: { id: file.id! } })).status, 200);
  assert.equal((await save({ doses: [dose('SINOVAC', '2022-03-01', file), dose('SINOVAC', '2022-03-29')] })).status, 200);
  assert.equal((await employee.call(checklist.fetchMyFile, { params: { id: file.id! + 1 } })).status, 404);
});

test('the day on which the status changes is said', async () => {
  assert.equal((await save({ doses: [dose('JANSSEN', '2026-11-15')] })).status, 200);
  const { standing } = await mine();
  assert.deepEqual([standing?.status, standing?.next], ['PARTIAL', { status: 'FULL', on: '2026-11-29' }]);
});

const WRONG: [string, object, string][] = [
  ['a dose tomorrow', { doses: [dose('SINOVAC', '2026-11-21')] }, 'doses.0.date'],
  ['a second dose before the first', { doses: [dose('SINOVAC', '2022-03-29'), dose('SINOVAC', '2022-03-01')] }, 'doses.1.date'],
  ['a dose twice', { doses: [dose('SINOVAC', '2022-03-01'), dose('SINOVAC', '2022-03-01')] }, 'doses.1.date'],
  ['an unknown vaccine', { doses: [dose('GUESSED', '2022-03-01')] }, 'doses.0.brand'],
  ['no day', { doses: [dose('SINOVAC', '')] }, 'doses.0.date'],
  ['doses beside that none was taken', { declares_none: true }, 'declares_none'],
  ['an unknown priority group', { priority_group: 'Z9' }, 'priority_group'],
  ['no consent', { consents: false }, 'consents'],
  ['a file that was never uploaded', { doses: [dose('SINOVAC', '2022-03-01', { path: 'x/y.pdf', name: 'y.pdf' })] }, 'doses.0.card'],
  ['the file of another record', { doses: [dose('SINOVAC', '2022-03-01', { id: 1, name: 'y.pdf' })] }, 'doses.0.card'],
  ['seven doses', { doses: Array.from({ length: 7 }, (_, at) => dose('SINOVAC', `2022-0${at + 1}-01`)) }, 'doses'],
];
for (const [name, given, field] of WRONG)
  test(`${name} is refused on its field`, async () => {
    const refused = await save(given);
    assert.equal(refused.status, 422, JSON.stringify(refused.body));
    assert.deepEqual(Object.keys(errorsOf(refused)), [field]);
  });

test('a card that is neither PDF nor photo is refused, and a short interval is told and saved', async () => {
  assert.equal((await employee.call(uploadProof, { file: { name: 'card.pdf', content: 'words' } })).status, 422);
  const saved = await save({ doses: [dose('ASTRAZENECA', '2022-03-01'), dose('ASTRAZENECA', '2022-03-20')] });
  assert.equal(saved.status, 200);
  assert.match(saved.body.warnings.join(), /19 days after dose 1. 28 days or more are usual/);
});

test('a head reads status and dates alone, HR all of it, and the person sees who read', async () => {
  await save({ adverse_event: 'Fever for a day' });
  const outside = await head.call(checklist.readChecklist, { params: { id: people.instructorOfMathematics.id } });
  assert.equal(outside.status, 404);
  const ofHead = (await head.call(listVaccinated, { query: { per_page: 999 } })).body.personnels;
  assert.ok(ofHead.some(({ id }) => id === clerk) && ofHead.every(({ id }) => id !== people.instructorOfMathematics.id));
  const shown = (await head.call(checklist.readChecklist, { params: { id: clerk } })).body;
  assert.deepEqual([shown.kept, shown.may_enter, shown.doses.length], [null, false, 2]);
  assert.equal((await hr.call(checklist.readChecklist, { params: { id: clerk } })).body.kept?.adverse_event, 'Fever for a day');
  const { readers } = await mine();
  assert.deepEqual(new Set(readers.map(({ what }) => what)), new Set(['Vaccination checklist', 'Vaccination by office']));
  assert.equal((await employee.call(listVaccinated)).status, 403);
});

test('HR enters from a card with a reason and the consent on paper; the audit trail tells nothing of it', async () => {
  const id = people.instructorOfMathematics.id;
  const body = { ...GIVEN, consented_on: '2026-11-19', because: 'Brought the card to HR' };
  assert.deepEqual(
    Object.keys(errorsOf(await hr.call(checklist.enterChecklist, { params: { id }, body: { ...body, because: '', consented_on: '' } }))),
    ['consented_on', 'because'],
  );
  assert.deepEqual(
    Object.keys(errorsOf(await hr.call(checklist.enterChecklist, { params: { id }, body: { ...body, consented_on: '2026-12-01' } }))),
    ['consented_on'],
  );
  const entered = await hr.call(checklist.enterChecklist, { params: { id }, body });
  assert.equal(entered.status, 200, JSON.stringify(entered.body));
  const { rows } = await app.server.pool.query<{ said: string }>(
    `select coalesce(string_agg(before::text || after::text, ''), '') || string_agg(action, ',') as said from kernel.audit_event where subject like 'health.declaration:%'`,
  );
  assert.match(rows[0]!.said, /^(save a vaccination checklist,?)+$/);
  assert.equal((await head.call(checklist.enterChecklist, { params: { id: clerk }, body })).status, 403);
  assert.equal((await hr.call(checklist.enterChecklist, { params: { id: people.hrOfficer.id }, body })).status, 409);
});

test('the report is of any day, adds up, and each file of it is in the log', async () => {
  const { body } = await hr.call(listReport, { query: { on: '2022-04-11', per_page: 999 } });
  assert.equal(
    body.totals.reduce((sum, { people: some }) => sum + some, 0),
    body.total,
  );
  await save();
  const statusOn = async (on: string) =>
    (await hr.call(listReport, { query: { on, per_page: 999 } })).body.personnels.find(({ id }) => id === clerk)?.status;
  assert.deepEqual(
    [await statusOn('2022-04-11'), await statusOn('2022-04-12'), await statusOn('2022-02-28')],
    ['PARTIAL', 'FULL', 'NOT_DECLARED'],
  );
  for (const format of ['xlsx', 'csv'] as const)
    assert.equal((await hr.call(exportReport, { query: { format, on: '2022-04-12', office: 1 } })).status, 200);
  const { printings } = (await hr.call(listPrintings)).body;
  assert.deepEqual(
    printings.slice(0, 2).map(({ format, on_day }) => [format, on_day]),
    [
      ['csv', '2022-04-12'],
      ['xlsx', '2022-04-12'],
    ],
  );
});

test('every figure is of nobody or of five and more, and stays until five checklists have changed', async () => {
  const figures = async (query: object = {}, who = hr) => (await who.call(readAnalytics, { query })).body;
  const whole = await figures();
  const { rows } = await app.server.pool.query<{ count: number }>(
    "select count(*)::integer as count from personnel.serving_on('2026-11-20') ",
  );
  assert.equal(whole.people, rows[0]!.count);
  const asked = [{}, { campus: 1 }, { sex: 'Male', age: '25' }, { office: 6, brand: 'PFIZER' }, { priority: 'A2', sex: 'Female' }];
  for (const query of asked) {
    const found = await figures(query);
    const lines = found.tables.flatMap((table) => [table.untold, ...table.lines.flatMap((line) => [line.people, ...line.by_status])]);
    for (const shown of [found.people, found.untold, whole.people - found.people, ...lines, ...found.statuses.map((one) => one.people)])
      assert.ok(shown === 0 || shown >= 5, `${shown} by ${JSON.stringify(query)}`);
  }
  const ofHead = await figures({}, head);
  assert.ok(ofHead.people < whole.people);
  await save({ declares_none: true, doses: [] });
  assert.deepEqual(await figures(), whole);
  for (const from of ['01', '02', '03', '04']) await save({ doses: [dose('MODERNA', `2022-${from}-01`)] });
  assert.equal((await figures()).people, whole.people);
  const { rows: counted } = await app.server.pool.query<{ changes: number }>('select changes from health.counted');
  assert.equal(counted[0]!.changes, 0);
});

test('a vaccine is added with dated terms, and statuses follow them', async () => {
  const terms = [{ from_day: '2021-03-01', doses: 1 as const, least_days: 21 }];
  assert.deepEqual(
    Object.keys(errorsOf(await hr.call(settings.addBrand, { body: { code: 'NEW-1', name: 'Janssen', is_active: true, terms } }))),
    ['name'],
  );
  assert.equal((await hr.call(settings.addBrand, { body: { code: 'new-1', name: 'New', is_active: true, terms } })).status, 200);
  await save({ doses: [dose('NEW-1', '2022-03-01')] });
  assert.equal((await mine()).standing?.status, 'FULL');
  const later = [...terms, { from_day: '2022-01-01', doses: 2 as const, least_days: 21 }];
  const edited = { name: 'New', is_active: true, terms: later };
  assert.equal((await hr.call(settings.editBrand, { params: { code: 'NEW-1' }, body: edited })).status, 200);
  assert.equal((await mine()).standing?.status, 'PARTIAL');
  const listed = (await hr.call(listVaccinated, { query: { per_page: 999 } })).body.personnels.find(({ id }) => id === clerk);
  assert.equal(listed?.status, 'PARTIAL');
  const twice = { ...edited, terms: [...later, later[1]!] };
  assert.deepEqual(Object.keys(errorsOf(await hr.call(settings.editBrand, { params: { code: 'NEW-1' }, body: twice }))), [
    'terms.2.from_day',
  ]);
});

test('who withdraws the consent leaves nothing, and its file is gone', async () => {
  const upload = await employee.call(uploadDocument, { file: PDF });
  await save({ doses: [dose('SINOVAC', '2022-03-01', { path: upload.body.path, name: 'card.pdf' })] });
  const file = (await mine()).kept!.doses[0]!.card!.id!;
  assert.equal((await employee.call(checklist.withdrawMine)).status, 200);
  const { standing, kept } = await mine();
  assert.deepEqual([standing?.status, kept], ['NOT_DECLARED', null]);
  assert.equal((await employee.call(checklist.fetchMyFile, { params: { id: file } })).status, 404);
  const { rows } = await withOpenRecords(app.server.db, [clerk], (open) =>
    sql`select from health.dose where personnel_id = ${clerk}`.execute(open),
  );
  assert.equal(rows.length, 0);
  assert.equal((await employee.call(checklist.withdrawMine)).status, 404);
});

test('switched off nothing of it is open but the settings, and the own checklist while anything is kept', async () => {
  await save();
  assert.equal((await change({ is_on: false })).status, 200);
  for (const call of [listVaccinated, readAnalytics, listReport, listPrintings])
    assert.equal((await hr.call(call as typeof listReport)).status, 403, call.path);
  const views = (await employee.call(me)).body.user.allowed_views;
  assert.ok(views.includes('COVIDVACCINATION'), 'people still read and delete what is kept');
  assert.equal((await mine()).is_on, false);
  assert.equal((await save()).status, 409);
  assert.equal((await change({ is_on: true })).status, 200);
  assert.equal((await hr.call(listVaccinated)).status, 200);
});

test('all is deleted from the day that was set, by a job, once the number of people confirms it', async () => {
  const count = (await hr.call(settings.countPurge)).body;
  assert.ok(count.people > 0 && count.doses > count.people && !count.is_due);
  assert.equal((await hr.call(settings.purge, { body: { people: count.people } })).status, 409);
  assert.deepEqual(Object.keys(errorsOf(await change({ purge_on: '2026-11-19' }))), ['purge_on']);
  assert.equal((await change({ purge_on: '2026-11-20', is_on: false })).status, 200);
  const told = (await employee.call(listNotifications)).body.notifications.map(({ title }) => title);
  assert.ok(told.includes('Vaccination checklists will be deleted'));
  assert.deepEqual(Object.keys(errorsOf(await hr.call(settings.purge, { body: { people: count.people + 1 } }))), ['people']);
  const { job } = (await hr.call(settings.purge, { body: { people: count.people } })).body;
  await finished(job.id);
  const left = (await hr.call(settings.countPurge)).body;
  assert.deepEqual([left.people, left.doses, left.files], [0, 0, 0]);
  assert.equal((await employee.call(checklist.readMine)).status, 403, 'nothing is kept of anyone');
  assert.equal((await hr.call(settings.purge, { body: { people: 0 } })).status, 409);
});

test('a new installation has it off', async () => {
  const empty = await startTestApp({ empty: true });
  const { rows } = await empty.server.pool.query('select is_on from health.setting');
  const { rows: closed } = await empty.server.pool.query<{ group_name: string }>('select group_name from identity.closed_group order by 1');
  assert.deepEqual(rows, [{ is_on: false }]);
  assert.deepEqual(
    closed.map(({ group_name: name }) => name),
    ['COVIDANALYTICS', 'COVIDPERSONNEL', 'COVIDREPORT', 'COVIDVACCINATION'],
  );
  await empty.close();
});

async function finished(id: string): Promise<void> {
  for (;;) {
    const { job } = (await hr.call(readJob, { params: { id } })).body;
    if (job.state === 'done') return;
    assert.notEqual(job.state, 'failed', job.failure ?? '');
  }
}
