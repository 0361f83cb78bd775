import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { unzipSync, zipSync } from 'fflate';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { mySheet, theirSheet } from '../../contract.ts';
import type { Revision, SheetOnPaper } from '../../contract/sheet.ts';
import { myWorkbook, theirWorkbook, type WorkbookPreview } from '../../contract/workbook.ts';
import writeXlsxFile from 'write-excel-file/node';
import { formSheets, writeFormWorkbook } from '../../print/form-workbook.ts';
import { fullSheet } from '../../print/sample-full-sheets.ts';
import { shortSheet } from '../../print/sample-sheets.ts';
import { plainText } from '../../rules/same-plain.ts';
import { complete, read } from '../fixtures/sheet-kit.ts';
import { readSheets } from '../read-sheet.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;
/** They have no account. */
const unfilled = [people.chairOfMathematics, people.instructorOfMathematics, people.directorOfBantayan, people.directorOfDumaguit].map(
  ({ id }) => id,
);

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, employee] = await Promise.all([app.as('hr'), app.as('employee')]);
  for (const id of unfilled) await app.server.pool.query('delete from pds.sheet where personnel_id = $1', [id]);
});
after(() => app?.close());

for (const [at, revision] of (['2017', '2025', '2026'] as const).entries()) {
  test(`a sheet filled from the workbook of ${revision} says what the workbook said`, async () => {
    const original = withoutClash(fullSheet(), at);
    const personnel_id = unfilled[at]!;
    const preview = await previewTheirs(personnel_id, await workbookOf(original, revision));
    assert.equal(preview.revision, revision);
    assert.deepEqual([preview.unread, preview.unplaced], [[], []]);
    const wrong = preview.sections.flatMap(({ section, rows }) =>
      rows.flatMap(({ title, said }) => said.filter((one) => one.wrong.length > 0).map((one) => [section, title, one.label, one.wrong])),
    );
    assert.deepEqual(wrong, []);
    const { status, body } = await hr.call(theirWorkbook.take, { params: { personnel_id }, body: everythingOf(preview) });
    assert.equal(status, 200, JSON.stringify(body));
    const filled = (await readSheets(app.server.db, [personnel_id], app.server.clock.today())).get(personnel_id)!;
    assert.deepEqual(carried(filled, revision), carried(original, revision));
    const again = await previewTheirs(personnel_id, await workbookOf(original, revision));
    const states = again.sections.flatMap(({ section, rows }) => rows.filter(({ state }) => state !== 'same').map((row) => [section, row]));
    assert.deepEqual(states, [], 'read again, everything stands there');
  });
}

test('what is taken over twice is taken once, and what was changed meanwhile is not overwritten', async () => {
  const personnel_id = unfilled[3]!;
  const content = await workbookOf(withoutClash(shortSheet(), 3), '2026');
  const chosen = everythingOf(await previewTheirs(personnel_id, content));
  const [first, second] = await Promise.all([1, 2].map(() => hr.call(theirWorkbook.take, { params: { personnel_id }, body: chosen })));
  assert.deepEqual([first!.status, second!.status], [200, 200]);
  assert.equal(Math.max(first!.body.added, second!.body.added) > 0 && Math.min(first!.body.added, second!.body.added), 0);
  assert.equal(second!.body.standing.version, first!.body.standing.version);
  const { sheet } = (await hr.call(theirSheet.read, { params: { personnel_id } })).body;
  assert.equal(sheet.sections.education.length, shortSheet().education.length);
  const parents = sheet.sections.parents[0]!;
  await hr.call(theirSheet.saveRow, {
    params: { personnel_id, section: 'parents', row: parents.id },
    body: { version: parents.version, values: { father_first_name: 'Josefo' } },
  });
  const late = await hr.call(theirWorkbook.take, { params: { personnel_id }, body: chosen });
  assert.equal(late.status, 409);
  const kept = (await hr.call(theirSheet.read, { params: { personnel_id } })).body.sheet;
  assert.equal(kept.sections.parents[0]!.values.father_first_name, 'Josefo');
});

test('an employee sees what is new, what differs and what the service record writes; nothing is written by looking', async () => {
  const before = await read(employee);
  const own = await ownWorkbook();
  own.personal.birth_place = 'Somewhere else';
  own.training = [{ title: 'A training that is new', from: '2024-02-30', to: '2024-03-01', hours: 800, type: 'Technical', sponsor: 'CSC' }];
  const internal = { ...before.internal_work[0]!, supervisor: '', accomplishments: [], duties: 'Keeps the books of the campus.' };
  own.work = [
    { ...internal, monthly_salary: 99 },
    { ...internal, from: '1999-06-01', to: '2000-03-31', company: 'Elsewhere', position: 'Clerk' },
  ];
  const preview = await previewMine(await workbookOf(own, '2017'));
  const of = (section: string) => preview.sections.find((one) => one.section === section)?.rows ?? [];
  const place = of('personal')[0]!.said.find(({ name }) => name === 'birth_place')!;
  assert.deepEqual([place.state, plainText(place.in_file)], ['differs', 'somewhere else']);
  assert.equal(place.there, before.sections.personal[0]!.values.birth_place);
  assert.deepEqual(
    of('work').map(({ state, title }) => [state, plainText(title)]),
    [
      ['record', plainText(`${internal.position}, ${internal.company}`)],
      ['new', 'clerk elsewhere'],
    ],
  );
  assert.deepEqual(
    of('university_work').map(({ state, said }) => [state, said.map(({ name, in_file }) => `${name}: ${plainText(in_file)}`).at(-1)]),
    [['new', 'duties: keeps the books of the campus']],
    'what is told of work in the university is taken as any other row',
  );
  assert.deepEqual(
    of('training').map(({ state }) => state),
    ['new'],
  );
  assert.equal((await read(employee)).standing.version, before.standing.version);
  const [duties] = of('university_work');
  const [row] = of('training');
  const values = Object.assign({}, ...row!.said.map((one) => one.values), { from: 'sometime' });
  const taken = await employee.call(myWorkbook.take, {
    body: {
      sections: [
        { section: 'training', rows: [{ key: randomUUID(), into: null, values }] },
        {
          section: 'university_work',
          rows: [{ key: randomUUID(), into: null, values: Object.assign({}, ...duties!.said.map((one) => one.values)) }],
        },
      ],
    },
  });
  assert.deepEqual([taken.status, taken.body.added, taken.body.message], [200, 2, 'Taken over: 2 rows added.']);
  const { sections } = await read(employee);
  const told = sections.university_work[0]!.values;
  assert.deepEqual([told.from, told.position], [internal.from, internal.position]);
  const kept = sections.training.at(-1)!;
  assert.equal(kept.values.from, 'sometime', 'what is wrong is kept as typed');
  assert.ok(kept.errors.from);
});

test('N/A in the file becomes the N/A of the sheet, once, and not where the sheet has rows', async () => {
  const own = await ownWorkbook();
  const before = await read(employee);
  for (const name of ['voluntary', 'skills'] as const)
    for (const { id } of before.sections[name]) await employee.call(mySheet.removeRow, { params: { section: name as 'skills', row: id } });
  for (const section of ['voluntary', 'skills'] as const)
    await employee.call(mySheet.setApplies, { params: { section }, body: { applies: true } });
  const file = { ...own, voluntary: [], skills: [], training: [], not_applicable: ['voluntary', 'skills', 'training'] as const };
  const content = await workbookOf({ ...file, not_applicable: [...file.not_applicable] }, '2026');
  const preview = await previewMine(content);
  assert.deepEqual(preview.not_applicable, [
    { section: 'voluntary', why: '' },
    { section: 'training', why: 'Remove the rows of learning and development first.' },
    { section: 'skills', why: '' },
  ]);
  const take = (...not_applicable: ('voluntary' | 'skills' | 'training')[]) =>
    employee.call(myWorkbook.take, { body: { sections: [], not_applicable } });
  assert.equal((await take('voluntary', 'training')).status, 409, 'all of it or nothing');
  const taken = await take('voluntary', 'skills');
  assert.deepEqual([taken.status, taken.body.message], [200, 'Taken over: 2 sections do not apply.']);
  const { standing } = taken.body;
  assert.ok(standing.not_applicable.includes('voluntary') && standing.not_applicable.includes('skills'));
  const again = await take('voluntary', 'skills');
  assert.deepEqual([again.body.message, again.body.standing.version], ['Everything was already in the sheet.', standing.version]);
  assert.deepEqual(
    (await previewMine(content)).not_applicable.map(({ section }) => section),
    ['training'],
  );
});

test('a copy into which rows and columns were put reads as the original', async () => {
  const sheet = shortSheet();
  const straight = await previewMine(await workbookOf(sheet, '2017'));
  const moved = formSheets({ sheet, revision: '2017' }).map(({ sheet: name, rows }) => ({
    sheet: name,
    data: [[null], [null], ...rows.map((row) => [null, ...row.map((cell) => cell && { value: cell.value })])],
  }));
  const read = await previewMine(new Uint8Array(await writeXlsxFile(moved as never).toBuffer()));
  assert.deepEqual(read, straight);
});

test('a file that is no filled form is refused with what to do', async () => {
  const upload = (name: string, content: string | Uint8Array) => employee.call(myWorkbook.preview, { file: { name, content } });
  const says = async (answer: ReturnType<typeof upload>, message: RegExp) => {
    const { status, body } = await answer;
    assert.equal(status, 422);
    assert.match(JSON.stringify(body), message);
  };
  await says(upload('pds.pdf', '%PDF-1.7\n'), /picture or a PDF. Give an Excel workbook/);
  await says(upload('pds.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])), /save it as .xlsx/);
  await says(upload('pds.xlsx', 'SURNAME,Ibarra\n'), /not an Excel workbook/);
  const other = await writeXlsxFile([{ sheet: 'Sheet1', data: [[{ value: 'SURNAME' }, { value: 'OFFICE' }]] }] as never).toBuffer();
  await says(upload('people.xlsx', new Uint8Array(other)), /not a CS Form No. 212/);
});

test('twelve workbooks with a cell at their end hold up neither another person’s workbook nor any transaction', async () => {
  const honest = await workbookOf(shortSheet(), '2026');
  const sheet = Buffer.from('<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>');
  const far = Buffer.from(zipSync({ ...unzipSync(honest), 'xl/worksheets/sheet1.xml': sheet }));
  const done: string[] = [];
  const asEmployee = Array.from({ length: 12 }, async () => {
    const { status, body } = await employee.call(myWorkbook.preview, { file: { name: 'far.xlsx', content: far } });
    done.push('employee');
    assert.match(`${status} ${JSON.stringify(body)}`, /^422 .*as far as XFD1048576/);
  });
  const asHr = async () => {
    const params = { personnel_id: unfilled[2]! };
    assert.equal((await hr.call(theirSheet.read, { params })).status, 200);
    const idle = `select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
      and now() - state_change > interval '500 ms'`;
    assert.deepEqual((await app.server.pool.query(idle)).rows, []);
    assert.equal((await hr.call(theirWorkbook.preview, { params, file: { name: 'pds.xlsx', content: honest } })).status, 200);
    done.push('workbook');
  };
  await Promise.all([...asEmployee, asHr()]);
  assert.ok(done.indexOf('workbook') < done.lastIndexOf('employee'), done.join());
});

test('the sheet of another is beyond an employee, and one’s own cannot be filled while it waits to be checked', async () => {
  const content = await workbookOf(shortSheet(), '2026');
  const file = { name: 'pds.xlsx', content };
  assert.ok([403, 404].includes((await employee.call(theirWorkbook.preview, { params: { personnel_id: unfilled[0]! }, file })).status));
  assert.equal((await hr.call(theirWorkbook.preview, { params: { personnel_id: 2_000_000_000 }, file })).status, 404);
  await complete(app, employee);
  const { version } = (await read(employee)).standing;
  assert.equal((await employee.call(mySheet.submit, { body: { version } })).status, 200);
  assert.equal((await employee.call(myWorkbook.preview, { file })).status, 409);
  const [row] = (await read(employee)).sections.parents;
  const late = {
    section: 'parents' as const,
    rows: [{ key: randomUUID(), into: { row: row!.id, version: 99 }, values: { father_surname: 'Late' } }],
  };
  assert.equal((await employee.call(myWorkbook.take, { body: { sections: [late] } })).status, 409);
  const { rows } = await app.server.pool.query('select from kernel.record_opening where personnel_id = $1', [unfilled[0]]);
  assert.ok(rows.length > 0, 'the reading by HR is noted');
});

async function workbookOf(sheet: SheetOnPaper, revision: Revision): Promise<Uint8Array> {
  return new Uint8Array(await writeFormWorkbook({ sheet, revision, foot: 'of a test' }));
}

async function previewTheirs(personnel_id: number, content: Uint8Array): Promise<WorkbookPreview> {
  const { status, body } = await hr.call(theirWorkbook.preview, { params: { personnel_id }, file: { name: 'pds.xlsx', content } });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

async function previewMine(content: Uint8Array): Promise<WorkbookPreview> {
  const { status, body } = await employee.call(myWorkbook.preview, { file: { name: 'pds.xlsx', content } });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

async function ownWorkbook(): Promise<SheetOnPaper> {
  const id = people.accountingClerk.id;
  return structuredClone((await readSheets(app.server.db, [id], app.server.clock.today())).get(id)!);
}

/** All that the file says, also where it differs. */
function everythingOf({ sections }: WorkbookPreview) {
  return {
    sections: sections.map(({ section, rows }) => ({
      section,
      rows: rows
        .filter(({ state }) => state !== 'record')
        .map(({ into, said }) => ({ key: randomUUID(), into, values: Object.assign({}, ...said.map(({ values }) => values)) })),
    })),
  };
}

/** One number and one address a person. */
function withoutClash(sheet: SheetOnPaper, at: number): SheetOnPaper {
  const number = (digits: string) => `${digits.slice(0, -2)}${at}7`;
  const { personal } = sheet;
  const numbers = { gsis: personal.gsis, umid: personal.umid, pagibig: personal.pagibig, philhealth: personal.philhealth };
  const others = { sss: personal.sss, philsys: personal.philsys };
  const own = Object.fromEntries(Object.entries({ ...numbers, ...others }).map(([kind, digits]) => [kind, number(digits)]));
  return { ...sheet, personal: { ...personal, ...own, tin: `1234567${at}9000`, email: `somebody${at}@university.example` } };
}

/** What a revision prints of a sheet, in plain letters: it prints capitals. */
function carried(sheet: SheetOnPaper, revision: Revision): unknown {
  const { personal, work, education, not_applicable: _, ...rest } = sheet;
  const { idno: _idno, gsis, umid, sss, philsys, ...own } = personal;
  const numbers = revision === '2017' ? { gsis, sss } : { umid, philsys };
  return plainly({
    ...rest,
    personal: { ...own, ...numbers, residential: withoutCode(own.residential), permanent: withoutCode(own.permanent) },
    education: education.map(({ senior_high: _senior, ...one }) => one),
    work: work
      .filter(({ is_internal }) => !is_internal)
      .map(({ is_internal: _internal, is_part_time: _partTime, monthly_salary, sg_step, ...one }) => ({
        ...one,
        ...(revision === '2025' ? {} : { monthly_salary, sg_step }),
      })),
  });
}

/** A place that was found has its official names. */
function withoutCode({ barangay_code: _code, barangay, city, ...place }: SheetOnPaper['personal']['residential']) {
  return { ...place, barangay: barangay.replace(/^barangay /i, ''), city: city.replace(/^(city of )?(.*?)( city)?$/i, '$2') };
}

function plainly(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(plainly);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainly(one)]));
}
