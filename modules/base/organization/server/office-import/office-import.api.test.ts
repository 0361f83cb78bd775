import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ImportRecord } from '@talaan/imports/contract/import-record.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { readTree } from '../../contract/departments.ts';
import { addHeadTitle } from '../../contract/heads.ts';
import { officeImports as calls } from '../../contract/office-imports.ts';
import { officeCalled } from '../departments/office-fixture.ts';

let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

const HEADINGS = 'Acronym;Office name;Parent office;Campus;Head employee number;Head title';

/** As Excel writes a CSV in the Philippines or in Europe: a byte order mark, perhaps semicolons. */
async function upload(...lines: string[]): Promise<ImportRecord> {
  const content = `\uFEFF${[HEADINGS, ...lines].join('\r\n')}`;
  const answer = await hr.call(calls.upload, { file: { name: 'offices.csv', content } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { id, columns } = answer.body.import;
  return (await hr.call(calls.check, { params: { id }, body: { columns } })).body.import;
}

const rowsOf = async ({ id }: ImportRecord) => (await hr.call(calls.rows, { params: { id } })).body.rows;
const undo = ({ id }: ImportRecord) => hr.call(calls.undo, { params: { id } });

async function importAll({ id }: ImportRecord): Promise<void> {
  const started = await hr.call(calls.confirm, { params: { id }, body: {} });
  assert.equal(started.status, 200, JSON.stringify(started.body));
  const job = await app.finishJob(hr, started.body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
}

async function branchCalled(acronym: string) {
  const { offices } = (await hr.call(readTree, {})).body;
  const found = offices.find((one) => one.acronym === acronym);
  return found && { ...found, parent: offices.find(({ id }) => id === found.parent_id)?.acronym };
}

test('a tree of offices in any order comes in with its heads, again it changes nothing, and it can be undone', async () => {
  const [dean, chair] = [people.deanOfIndustrialTechnology, people.directorOfDumaguit];
  const lines = [
    'ZALG;Algebra Section;Z College / ZMATH;1;;',
    `ZMATH;Department of Z Mathematics;ZC;1;${chair.idno};Chairperson`,
    `ZC;Z College;OVPAA;1;${dean.idno};Dean`,
    'ZNEW;Office of the Newcomer;ZC;1;NOBODY-1;',
  ];
  const record = await upload(...lines);
  assert.deepEqual(record.counts, { rows: 4, new: 4, update: 0, unchanged: 0, wrong: 0 }, JSON.stringify(await rowsOf(record)));
  await importAll(record);
  const college = await branchCalled('ZC');
  assert.deepEqual([college!.parent, college!.head], ['OVPAA', { name: dean.fullname, title: 'Dean', is_acting: false, avatar: null }]);
  assert.equal((await branchCalled('ZALG'))!.parent, 'ZMATH');
  const { rows } = await app.server.pool.query<{ inside: boolean }>(
    `select exists (select from organization.offices_within(${college!.id}) where acronym = 'ZALG') as inside`,
  );
  assert.ok(rows[0]!.inside, 'the tree is numbered');
  const added = await app.server.db.selectFrom('kernel.audit_event').select('subject').where('action', '=', 'add an office').execute();
  assert.ok(added.some(({ subject }) => subject === `organization.office:${college!.id}`));
  const again = await upload(...lines);
  assert.deepEqual(again.counts, { rows: 4, new: 0, update: 0, unchanged: 4, wrong: 0 });

  assert.equal((await undo(record)).status, 200);
  assert.equal(await branchCalled('ZC'), undefined);
  assert.equal(await branchCalled('ZALG'), undefined);
});

test('faults are named on their rows, and nothing comes in while one is left', async () => {
  const record = await upload(
    'ZA;Alpha;ZB;1;;',
    'ZB;Beta;ZA;1;;',
    'ZX;Chi;NOPE;1;;',
    'ZT;Tau;;1;;',
    'ZT;Tau again;;1;;',
    'ZQ;Kappa;;77;;',
    ';No acronym;;1;;',
  );
  assert.equal(record.counts.wrong, 7);
  const messages = (await rowsOf(record)).map((row) => row.messages[0]!.message);
  assert.match(messages[0]!, /^These offices are below one another in a circle: ZA under ZB under ZA\.$/);
  assert.match(messages[2]!, /“NOPE” is neither/);
  assert.match(messages[3]!, /The same acronym is in row 6 too/);
  assert.match(messages[5]!, /“77” is not a campus here: 1 /);
  assert.match(messages[6]!, /Acronym is missing/);
  assert.equal((await hr.call(calls.confirm, { params: { id: record.id }, body: {} })).status, 409);
  assert.equal(await branchCalled('ZT'), undefined);
});

test('heads come in by the same file once their people are here; what was changed since, or is used, forbids the undoing', async () => {
  const person = people.headOfServicesInDumaguit;
  const first = await upload('ZH;Office of Heads;OP;1;;');
  await importAll(first);
  const second = await upload(`ZH;Office of Heads;OP;1;${person.idno};Director`);
  assert.deepEqual(second.counts, { rows: 1, new: 0, update: 1, unchanged: 0, wrong: 0 });
  await importAll(second);
  assert.equal((await branchCalled('ZH'))!.head!.title, 'Director');
  const refused = await undo(first);
  assert.deepEqual(
    [refused.status, (refused.body as unknown as { message: string }).message],
    [409, 'This import can no longer be undone: row 2, Office of Heads (ZH): changed or removed since.'],
  );
  assert.equal((await undo(second)).status, 200);
  assert.equal((await branchCalled('ZH'))!.head, null);
  const below = await upload('ZHB;Below Heads;ZH;1;;');
  await importAll(below);
  assert.match(JSON.stringify((await undo(first)).body), /others refer to it: 1 × office, 1 × office parent/);
  assert.equal((await undo(below)).status, 200);
  const department = await officeCalled(app.server.db, 'ZH');
  const body = { department, personnel: person.id, title: 'Director', from: '2026-11-20' };
  assert.equal((await hr.call(addHeadTitle, { body })).status, 200);
  assert.equal((await undo(first)).status, 409);
});

test('only a role over the whole university imports offices', async () => {
  for (const who of ['head', 'employee', 'clerk']) assert.equal((await (await app.as(who)).call(calls.list, { query: {} })).status, 403);
});
