import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { openSections } from './section-fixture.ts';
import { IMPORT_SECTIONS, personnelSections as calls, type ImportSection } from '../../contract/section-imports.ts';

const { app, hr, people, upload, check, rowsOf, importAll } = await openSections();
const [ana, ben] = people;

/** Imports, and asks that the same file finds nothing to write any more. */
async function importTwice(section: ImportSection, lines: string[], counts: object) {
  const first = await upload(section, lines);
  assert.deepEqual({ ...first.counts }, counts, JSON.stringify(await rowsOf(first)));
  const job = await importAll(first);
  assert.equal(job.state, 'done', job.failure ?? '');
  const second = await upload(section, lines);
  assert.deepEqual(
    { ...second.counts },
    { rows: lines.length - 1, new: 0, update: 0, unchanged: lines.length - 1, wrong: 0 },
    JSON.stringify(await rowsOf(second)),
  );
  const refused = await hr.call(calls.confirm, { params: { id: second.id }, body: {} });
  assert.equal(refused.status, 409);
}

const query = async (text: string, values: unknown[]) => (await app.server.pool.query(text, values)).rows as Record<string, unknown>[];

test('two steps of one person are imported as salaries, each until the next, and the same file writes nothing again', async () => {
  const lines = [
    'Employee No.,Name,Effectivity,SG,Step,Monthly salary,Authority',
    `${ana.idno},${ana.surname},2026-10-01,${ana.grade},7,"₱61,234.50",NOSI 7`,
    `${ana.idno},${ana.surname},2026-11-01,${ana.grade},8,"61,999.00",NOSI 8`,
  ];
  await importTwice('salaries', lines, { rows: 2, new: 2, update: 0, unchanged: 0, wrong: 0 });
  const rows = await query(
    `select lower(during)::text as from, upper(during)::text as until, step, amount::integer as amount, cause from personnel.salary
     where personnel_id = $1 and lower(during) >= '2026-10-01' order by during`,
    [ana.id],
  );
  assert.deepEqual(rows, [
    { from: '2026-10-01', until: '2026-11-01', step: 7, amount: 6_123_450, cause: rows[0]!.cause },
    { from: '2026-11-01', until: null, step: 8, amount: 6_199_900, cause: 'step increment' },
  ]);
});

test('a salary of step 9, of grade 34, before service, or under another name is refused on its cell', async () => {
  const record = await upload('salaries', [
    'Employee No.,Name,From,SG,Step,Monthly salary',
    `${ana.idno},,2026-10-01,12,9,30000`,
    `${ana.idno},,2026-10-02,34,1,30000`,
    `${ana.idno},,1960-01-01,12,1,30000`,
    `${ana.idno},Nobody Else,2026-10-04,12,1,30000`,
    'NO-SUCH,,2026-10-01,12,1,30000',
    `${ana.idno},,2026-10-06,33,3,300000`,
  ]);
  assert.deepEqual(
    (await rowsOf(record)).map(({ messages }) => messages.find(({ level }) => level === 'error')!).map(({ column }) => column),
    ['Step', 'Salary grade', 'From', 'Name', 'Employee number', 'Step'],
  );
  const refused = await hr.call(calls.confirm, { params: { id: record.id }, body: {} });
  assert.equal(refused.status, 409);
});

test('identity numbers are imported masked, those of somebody else are refused, and the cells are not kept', async () => {
  const lines = ['Employee No.,TIN,Pag-IBIG No.', `${ana.idno},987-654-321-000,9876-5432-1098`, `${ben.idno},987654322,`];
  await app.server.pool.query(`begin; select set_config('talaan.opened', '*', true); delete from personnel.identity_number; commit`);
  const first = await upload('identity-numbers', lines);
  assert.ok(!JSON.stringify([first, await rowsOf(first)]).includes('987654321'));
  await importTwice('identity-numbers', lines, { rows: 2, new: 2, update: 0, unchanged: 0, wrong: 0 });
  const taken = await upload('identity-numbers', ['Employee No.,TIN', `${ben.idno},987-654-321-000`]);
  assert.match((await rowsOf(taken))[0]!.messages[0]!.message, /on record for/);
  const twice = await upload('identity-numbers', ['Employee No.,SSS', `${ana.idno},1234567890`, `${ben.idno},12-3456789-0`]);
  assert.equal(twice.counts.wrong, 2);
  assert.deepEqual(await query('select from imports.upload_row', []), []);
});

test('past service is imported; what overlaps the record or another row is refused with its days', async () => {
  const [first] = await query('select min(lower(during))::text as day from personnel.appointment where personnel_id = $1', [ana.id]);
  await query("update personnel.person set birth_date = '1950-01-01' where id = $1", [ana.id]);
  const head = 'Employee No.,From,To,Office,Position,Status,Nature,Authority';
  const place = `"${ana.office}",Instructor I,Temporary`;
  await importTwice(
    'service',
    [head, `${ana.idno},1980-01-01,1980-12-31,${place},Original,BR 1`, `${ana.idno},1981-01-01,1981-06-30,${place},,`],
    { rows: 2, new: 2, update: 0, unchanged: 0, wrong: 0 },
  );
  const record = await upload('service', [
    head,
    `${ana.idno},1980-06-01,1980-07-31,${place},,`,
    `${ana.idno},1982-01-01,1982-12-31,${place},,`,
    `${ana.idno},1982-06-01,1983-12-31,${place},,`,
    `${ana.idno},1984-01-01,,${place},,`,
    `${ana.idno},1940-01-01,1940-02-01,${place},,`,
  ]);
  const messages = (await rowsOf(record)).map((row) => row.messages[0]?.message);
  assert.equal(messages[0], 'The same person has another appointment from 1 Jan 1980 to 31 Dec 1980, on record.');
  assert.match(messages[1]!, /in row 4\.$/);
  assert.match(messages[2]!, /in row 3\.$/);
  assert.ok(first!.day && messages[3]);
  assert.match(messages[4]!, /^Born on/);
});

test('a shorter and a longer appointment side by side are corrected in one file, and what was stays on record', async () => {
  const head = 'Employee No.,From,To,Office,Position,Status';
  const place = `"${ana.office}",Instructor I,Temporary`;
  const record = await upload('service', [
    head,
    `${ana.idno},1980-01-01,1980-06-30,${place}`,
    `${ana.idno},1981-01-01,1981-12-31,"${ana.office}",Instructor II,Permanent`,
  ]);
  assert.equal(record.counts.update, 2, JSON.stringify(await rowsOf(record)));
  assert.equal((await importAll(record)).state, 'done');
  const kept = await query("select reason from kernel.correction where personnel_id = $1 and row_of = 'personnel.appointment'", [ana.id]);
  assert.deepEqual(kept, [{ reason: 'Import of file.csv' }]);
});

test('designations with units and RATA come in from a workbook, and an empty cell changes nothing', async () => {
  const sheet = await writeSheet(
    'd',
    'xlsx',
    ['Employee number', 'Designation', 'Office', 'Order no.', 'From', 'To', 'Units', 'RATA'],
    [[ana.idno, 'Program Coordinator', ana.office, 'OO 15', '2024-02-01', '2024-12-31', 6, 'Yes']],
  );
  const answer = await hr.call(calls.upload, {
    query: { section: 'designations' },
    file: { name: 'd.xlsx', content: sheet.content as Uint8Array },
  });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  assert.equal((await importAll(await check(answer.body.import))).state, 'done');
  const lines = ['Employee No.,Title,Office,From', `${ana.idno},Program Coordinator,"${ana.office}",2024-02-01`];
  assert.equal((await upload('designations', lines)).counts.unchanged, 1);
  assert.deepEqual(
    await query(
      'select units_released as units, has_rata as rata, order_number as "order" from personnel.designation where personnel_id = $1 and title = $2',
      [ana.id, 'Program Coordinator'],
    ),
    [{ units: 6, rata: true, order: 'OO 15' }],
  );
});

test('absences without pay are imported in thousandths of a day, no more than there are days; rows with problems can be left out', async () => {
  const head = 'Employee No.,From,To,Days';
  const counts = { rows: 1, new: 1, update: 0, unchanged: 0, wrong: 0 };
  await importTwice('leave-without-pay', [head, `${ben.idno},2024-03-04,2024-03-08,2.5`], counts);
  const record = await upload('leave-without-pay', [
    head,
    `${ben.idno},2024-04-01,2024-04-02,3`,
    `${ben.idno},2024-03-08,2024-03-09,1`,
    `${ben.idno},2024-06-03,2024-06-04,1`,
  ]);
  assert.deepEqual([record.counts.wrong, record.counts.new], [2, 1]);
  assert.equal((await rowsOf(record))[0]!.messages[0]!.message, 'There are only 2 days from the first to the last.');
  assert.equal((await hr.call(calls.confirm, { params: { id: record.id }, body: {} })).status, 409);
  assert.equal((await importAll(record, true)).state, 'done');
  assert.deepEqual(
    await query("select days::integer as days from personnel.leave_without_pay where personnel_id = $1 and lower(during) >= '2024-04-01'", [
      ben.id,
    ]),
    [{ days: 1_000 }],
  );
});

test('confirming twice at the same moment imports once; a file checked before another one was imported asks for another check', async () => {
  const lines = ['Employee No.,From,To,Days', `${ben.idno},2024-05-06,2024-05-10,5`];
  const record = await upload('leave-without-pay', lines);
  const late = await upload('leave-without-pay', lines);
  const answers = await Promise.all([1, 2].map(() => hr.call(calls.confirm, { params: { id: record.id }, body: {} })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  assert.equal((await app.finishJob(hr, answers.find(({ status }) => status === 200)!.body.job.id)).state, 'done');
  const job = await importAll(late);
  assert.equal(job.state, 'failed');
  assert.match(job.failure ?? '', /nothing was imported/);
  assert.equal((await check(late)).counts.unchanged, 1);
});

test('every section has a template whose headings are matched and whose example is not read', async () => {
  for (const section of IMPORT_SECTIONS) {
    const template = await hr.call(calls.template, { query: { section } });
    assert.equal(template.status, 200);
    const empty = await hr.call(calls.upload, { query: { section }, file: { name: 't.xlsx', content: template.bytes } });
    assert.equal(empty.status, 422, section);
    const csv = await hr.call(calls.template, { query: { section, format: 'csv' } });
    const [head, example] = new TextDecoder().decode(csv.bytes).split('\r\n');
    const filled = [head!, example!, example!.replace('EXAMPLE', ana.idno)];
    const answer = await hr.call(calls.upload, { query: { section }, file: { name: 't.csv', content: filled.join('\n') } });
    assert.equal(answer.body.import.counts.rows, 1);
    assert.equal(Object.keys(answer.body.import.columns).length, answer.body.import.fields.length, section);
    await hr.call(calls.drop, { params: { id: answer.body.import.id } });
  }
});

test('a head, who reaches only a part of the university, cannot import a section', async () => {
  const head = await app.as('head');
  const answer = await head.call(calls.upload, { query: { section: 'salaries' }, file: { name: 'a.csv', content: 'a,b\n' } });
  assert.equal(answer.status, 403);
});
