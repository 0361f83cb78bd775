import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { HEADINGS, openPeopleImport, type PeopleImport } from './people-import-fixture.ts';
import { listPersonnel, readPersonnel } from '../../contract.ts';
import { peopleImports as calls, type OfficeChoice } from '../../contract/people-import.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';

const { app, hr, upload, check, importAll } = await openPeopleImport();

async function makeUnknown(record: PeopleImport): Promise<OfficeChoice[]> {
  return record.questions.offices.map(({ key, name, acronym, campus_id }) => ({
    key,
    make: { fullname: name, acronym, campus_id: campus_id ?? 1 },
  }));
}

async function find(term: string) {
  const answer = await hr.call(listPersonnel, { query: { term } });
  return answer.body.personnels;
}

test('the sample of 40 people is imported with its offices, found by its PINs, changes nothing when it comes again, and is undone as a whole', async () => {
  const uploaded = await upload(await readFile(new URL('../fixtures/personnel.csv', import.meta.url)), 'personnel.csv');
  const first = await check(uploaded);
  assert.equal(first.counts.rows, 40);
  const checked = first.questions.offices.length > 0 ? await check(uploaded, await makeUnknown(first)) : first;
  assert.deepEqual({ ...checked.counts }, { rows: 40, new: 40, update: 0, unchanged: 0, wrong: 0 });
  const job = await importAll(checked);
  assert.equal(job.state, 'done', job.failure ?? '');
  const added = (await hr.call(listPersonnel, { query: { imported: uploaded.id, per_page: 999 } })).body;
  assert.equal(added.total, 40);
  assert.ok(added.personnels.some(({ idno }) => idno === '2010-1000'));
  assert.equal(job.result?.link, `/personnels/import?import=${uploaded.id}`);
  const [diego] = await find('diego tolentino');
  assert.equal(diego?.idno, '2010-1000');
  assert.equal(diego?.pin, '1001');
  assert.equal(diego?.position, 'Assistant Professor I');

  const again = await check(await upload(await readFile(new URL('../fixtures/personnel.csv', import.meta.url))));
  assert.deepEqual({ ...again.counts }, { rows: 40, new: 0, update: 0, unchanged: 40, wrong: 0 });
  assert.equal((await hr.call(calls.confirm, { params: { id: again.id }, body: {} })).status, 409, 'nothing of it is to be imported');

  const undone = await hr.call(calls.undo, { params: { id: uploaded.id } });
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  assert.equal(undone.body.import.state, 'undone');
  assert.deepEqual(await find('2010-1000'), []);
});

test('a spreadsheet with a date that does not exist is refused with its row', async () => {
  const record = await check(await upload(`${HEADINGS}\nT-1,Peña,Ana,F,2001-02-30,,CAS,1,Instructor I,Permanent,2019-01-07\n`));
  assert.equal(record.counts.wrong, 1);
  const { body } = await hr.call(calls.rows, { params: { id: record.id }, query: { action: 'wrong' } });
  assert.equal(body.rows[0]?.id, 2);
  assert.deepEqual(body.rows[0]?.messages, [
    { column: 'Birth date', message: '“2001-02-30” does not exist in the calendar.', level: 'error' },
  ]);
  const refused = await hr.call(calls.confirm, { params: { id: record.id }, body: {} });
  assert.equal(refused.status, 409);
});

test('a PIN that two people of the file claim, and one that somebody else holds, are refused with their rows', async () => {
  const holder = (await hr.call(listPersonnel, { query: { per_page: 5 } })).body.personnels.find(({ pin }) => pin);
  const rows = [
    'T-10,Uno,Ana,F,,901,CAS,1,Instructor I,Permanent,2020-01-01',
    'T-11,Dos,Ana,F,,901,CAS,1,Instructor I,Permanent,2020-01-01',
    `T-12,Tres,Ana,F,,${holder!.pin},CAS,1,Instructor I,Permanent,2020-01-01`,
  ];
  const record = await check(await upload([HEADINGS, ...rows].join('\r\n')));
  assert.equal(record.counts.wrong, 3);
  const { body } = await hr.call(calls.rows, { params: { id: record.id } });
  assert.equal(body.rows[0]?.messages[0]?.message, 'PIN 901 is also in row 3.');
  assert.match(body.rows[2]?.messages[0]?.message ?? '', new RegExp(`PIN ${holder!.pin} is assigned to .*${holder!.idno}`));
});

test('a promotion in a later file ends the running appointment the day before and begins the new one', async () => {
  const person = 'T-20,Muñoz,Iñigo,M,1990-05-01,920,CAS,1';
  await importAll(await check(await upload(`${HEADINGS}\n${person},Instructor I,Temporary,2019-06-01\n`)));
  const second = await check(await upload(`${HEADINGS},Effectivity\n${person},Instructor II,Permanent,2019-06-01,2026-08-01\n`));
  assert.equal(second.counts.update, 1);
  await importAll(second);
  const [row] = await find('inigo munoz');
  const { body } = await hr.call(readPersonnel, { params: { id: row!.id } });
  assert.deepEqual(
    body.personnel.appointments.map(({ from, to, position, status }) => ({ from, to, position, status })),
    [
      { from: '2026-08-01', to: null, position: 'Instructor II', status: 'Permanent' },
      { from: '2019-06-01', to: '2026-07-31', position: 'Instructor I', status: 'Temporary' },
    ],
  );
  assert.deepEqual(body.personnel.pins, [{ pin: '920', from: '2019-06-01', to: null }]);

  const undone = await hr.call(calls.undo, { params: { id: second.id } });
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  const restored = await hr.call(readPersonnel, { params: { id: row!.id } });
  assert.deepEqual(
    restored.body.personnel.appointments.map(({ from, to, position }) => ({ from, to, position })),
    [{ from: '2019-06-01', to: null, position: 'Instructor I' }],
  );
});

test('anyone who moves to another office in the same position keeps their plantilla item and salary', async () => {
  const holder = people.headOfServicesInDumaguit;
  const appointment = `select item_id, office_id, lower(during)::text as since from personnel.appointment where personnel_id = $1 and upper_inf(during)`;
  const held = await app.server.pool.query<{ item_id: number }>(appointment, [holder.id]);
  const salaries = 'select * from personnel.salary where personnel_id = $1 order by during';
  const paid = await app.server.pool.query(salaries, [holder.id]);
  const record = await check(await upload(`Employee No.,Office,Effectivity\n${holder.idno},"${offices.library.fullname}",2026-11-01\n`));
  assert.equal(record.counts.update, 1);
  const job = await importAll(record);
  assert.equal(job.state, 'done', job.failure ?? '');
  const kept = await app.server.pool.query(appointment, [holder.id]);
  assert.deepEqual(kept.rows, [{ item_id: held.rows[0]!.item_id, office_id: offices.library.id, since: '2026-11-01' }]);
  assert.deepEqual((await app.server.pool.query(salaries, [holder.id])).rows, paid.rows);
});

test('two people exchange their PINs in one file', async () => {
  const ana = (pin: number) => `T-30,Abad,Ana,F,,${pin},CAS,1,Instructor I,Permanent,2020-01-01`;
  const ben = (pin: number) => `T-31,Basa,Ben,M,,${pin},CAS,1,Instructor I,Permanent,2020-01-01`;
  await importAll(await check(await upload([HEADINGS, ana(930), ben(931)].join('\n'))));
  const record = await check(await upload([HEADINGS, ana(931), ben(930)].join('\n')));
  assert.equal(record.counts.update, 2);
  const job = await importAll(record);
  assert.equal(job.state, 'done', job.failure ?? '');
  assert.equal((await find('T-30'))[0]?.pin, '931');
  assert.equal((await find('T-31'))[0]?.pin, '930');
});

test('confirming twice at the same moment imports once', async () => {
  const record = await check(await upload(`${HEADINGS}\nT-40,Cruz,Liza,F,,940,CAS,1,Instructor I,Permanent,2020-01-01\n`));
  const answers = await Promise.all([1, 2].map(() => hr.call(calls.confirm, { params: { id: record.id }, body: {} })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  const started = answers.find(({ status }) => status === 200)!;
  assert.equal((await app.finishJob(hr, started.body.job.id)).state, 'done');
  assert.equal((await find('T-40')).length, 1);
});

test('of two files with the same people, the second writes nothing and asks to be checked again', async () => {
  const file = `${HEADINGS}\nT-50,Diaz,Noel,M,,950,CAS,1,Instructor I,Permanent,2020-01-01\n`;
  const first = await check(await upload(file));
  const second = await check(await upload(file));
  assert.equal((await importAll(first)).state, 'done');
  const job = await importAll(second);
  assert.equal(job.state, 'failed');
  assert.match(job.failure ?? '', /nothing was imported/);
  const again = await check(second);
  assert.equal(again.state, 'checked');
  assert.equal(again.counts.unchanged, 1);
});

test('rows with problems can be left out; the others are imported and the report says so', async () => {
  const rows = ['T-60,Luna,Ana,F,,,CAS,1,Instructor I,Permanent,2020-01-01', 'T-61,Luna,Ben,X,,,CAS,1,Instructor I,Permanent,2020-01-01'];
  const record = await check(await upload([HEADINGS, ...rows].join('\n')));
  assert.equal((await importAll(record, true)).state, 'done');
  const report = await hr.call(calls.report, { params: { id: record.id }, query: { format: 'csv' } });
  const text = new TextDecoder().decode(report.bytes);
  assert.match(text, /2,T-60,"Luna, Ana",added/);
  assert.match(text, /3,T-61,"Luna, Ben",left out,Sex: “X” is neither Male nor Female\./);
});

test('an import is not undone when one of its people was changed since', async () => {
  const line = (name: string) => `${HEADINGS}\nT-70,${name},Ana,F,,,CAS,1,Instructor I,Permanent,2020-01-01\n`;
  const first = await check(await upload(line('Ocampo')));
  await importAll(first);
  await importAll(await check(await upload(line('Ocampo-Reyes'))));
  const refused = await hr.call(calls.undo, { params: { id: first.id } });
  assert.equal(refused.status, 409);
  assert.match((refused.body as unknown as { message: string }).message, /row 2, Ocampo, Ana \(T-70\): changed or removed since/);
});

test('an import is not undone when other records refer to somebody whom it added', async () => {
  const record = await check(await upload(`${HEADINGS}\nT-80,Ramos,Leo,M,,,CAS,1,Instructor I,Permanent,2020-01-01\n`));
  await importAll(record);
  await app.server.pool.query(
    `insert into attendance.schedule_assignment (schedule_id, personnel_id, during)
     select (select min(id) from attendance.schedule), p.id, daterange('2026-01-01', null) from personnel.person p where p.idno = 'T-80'`,
  );
  const refused = await hr.call(calls.undo, { params: { id: record.id } });
  assert.equal(refused.status, 409);
  assert.match((refused.body as unknown as { message: string }).message, /1 × schedule assignment/);
});

test('an office and a position that the file names are made with the import, but not those of rows that are left out, and go with its undoing', async () => {
  const rows = ['T-90,Sy,Ana,F,,,INN,2,Drone Pilot,Permanent,2020-01-01', 'T-91,Sy,Ben,X,,,NIX,2,Star Pilot,Permanent,2020-01-01'];
  const record = await check(await upload([HEADINGS, ...rows].join('\n')));
  assert.deepEqual(
    record.questions.offices.map(({ acronym, campus_id, people }) => ({ acronym, campus_id, people })),
    [
      { acronym: 'INN', campus_id: 2, people: 1 },
      { acronym: 'NIX', campus_id: 2, people: 1 },
    ],
  );
  const offices = record.questions.offices.map(({ key, acronym }) => ({
    key,
    make: { fullname: `Office ${acronym}`, acronym, campus_id: 2 },
  }));
  const positions = record.questions.positions.map(({ key, name }) => ({ key, make: { name, salary_grade: 11, track: 'staff' as const } }));
  const decided = await check(record, offices, positions);
  assert.equal(decided.counts.wrong, 1);
  assert.equal((await importAll(decided, true)).state, 'done');
  const [ana] = await find('T-90');
  assert.deepEqual(
    { office: ana?.department?.fullname, position: ana?.position, grade: ana?.salary_grade },
    { office: 'Office INN', position: 'Drone Pilot', grade: 11 },
  );
  assert.deepEqual(await madePlaces(), ['Office INN', 'Drone Pilot']);
  const undone = await hr.call(calls.undo, { params: { id: record.id } });
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  assert.deepEqual(await madePlaces(), []);
});

async function madePlaces(): Promise<string[]> {
  const { rows } = await app.server.pool.query<{ name: string }>(`
    select fullname as name from organization.office where acronym in ('INN', 'NIX') union all select name from organization.position where name like '%Pilot'`);
  return rows.map(({ name }) => name);
}

test('an acronym that an office of the campus has already is not given to a new one', async () => {
  const record = await check(await upload(`${HEADINGS}\nT-95,Sy,Ana,F,,,New,1,Instructor I,Permanent,2020-01-01\n`));
  const offices = record.questions.offices.map(({ key }) => ({ key, make: { fullname: 'Another', acronym: 'cas', campus_id: 1 } }));
  const answer = await hr.call(calls.check, {
    params: { id: record.id },
    body: { columns: record.columns, choices: { offices, positions: [] } },
  });
  assert.equal(answer.status, 422);
});

test('columns that were matched by hand are remembered for the next file with the same headings', async () => {
  const file = 'Employee No.,Apelyido ng kawani,Pangalan,Sex\nT-96,Sy,Ana,F\n';
  const first = await upload(file);
  assert.equal(first.columns.surname, undefined);
  await check({ ...first, columns: { ...first.columns, surname: 1 } });
  assert.equal((await upload(file)).columns.surname, 1);
  assert.equal((await upload(file.replace('Sex', 'Kasarian'))).columns.surname, undefined);
});

test('a PDF, a broken workbook and an empty file are refused with the reason', async () => {
  const refusals = {
    'a.csv': '%PDF-1.7 …',
    'b.xlsx': 'PK\u0003\u0004 nothing inside',
    'c.csv': 'just one cell\n',
    'd.csv': `${HEADINGS}\n`,
  };
  for (const [name, content] of Object.entries(refusals)) {
    const answer = await hr.call(calls.upload, { file: { name, content } });
    assert.equal(answer.status, 422, name);
    assert.ok((answer.body as unknown as { errors: { file: string[] } }).errors.file[0], name);
  }
});

test('a head, who reaches only a part of the university, cannot import', async () => {
  const answer = await (await app.as('head')).call(calls.upload, { file: { name: 'people.csv', content: HEADINGS } });
  assert.equal(answer.status, 403);
});
