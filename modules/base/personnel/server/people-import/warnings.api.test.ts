import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listPersonnel, readPersonnel } from '../../contract.ts';
import { peopleImports as calls } from '../../contract/people-import.ts';
import { HEADINGS, openPeopleImport, type PeopleImport } from './people-import-fixture.ts';

const { hr, upload, check, importAll } = await openPeopleImport();

const LINE = 'Instructor I,Permanent';
const warningsOf = (record: PeopleImport) => Object.fromEntries(record.warnings.map(({ kind, rows }) => [kind, rows]));

test('one born in 2010 is refused as an instructor, as the form refuses it; a first day under 18 long ago is a warning', async () => {
  const young = 'T-200,Young,Ana,F,2010-03-01,,CAS,1,Instructor I,Permanent,2026-08-01';
  const old = 'T-201,Old,Ben,M,1980-03-01,,CAS,1,Instructor I,Permanent,1997-08-01';
  const record = await check(await upload([HEADINGS, young, old].join('\n')));
  assert.deepEqual([record.counts.wrong, record.counts.new, warningsOf(record)], [1, 1, { 'under-18': 1 }]);
  const { body } = await hr.call(calls.rows, { params: { id: record.id } });
  assert.match(body.rows[0]!.messages[0]!.message, /^No one can be appointed below the age of 18/);
});

test('an address of another account, a date to come, a likely duplicate and a term without end are warnings; all must be looked at', async () => {
  const [known] = (await hr.call(listPersonnel, { query: { term: 'dela cruz', per_page: 5 } })).body.personnels;
  const person = (await hr.call(readPersonnel, { params: { id: known!.id } })).body.personnel;
  const rows = [
    `T-210,Aquino,Ana,F,1990-01-01,,CAS,1,${LINE},2020-01-01,hr@talaan.example`,
    `T-211,Basco,Ben,M,1990-01-01,,CAS,1,${LINE},2027-01-04,`,
    `T-212,"${person.surname}","${person.first_name}",M,,,CAS,1,${LINE},2020-01-01,`,
    `T-213,Cariño,Eva,F,1990-01-01,,CAS,1,Instructor I,Temporary,2020-01-01,`,
    `T-214,Carino,EVA,F,1990-01-01,,CAS,1,${LINE},2020-01-01,`,
  ];
  const record = await check(await upload([`${HEADINGS},E-mail`, ...rows].join('\n')));
  assert.deepEqual(warningsOf(record), { 'address-of-another': 1, 'in-the-future': 1, 'likely-duplicate': 3, 'no-last-day': 1 });
  const confirm = () => hr.call(calls.confirm, { params: { id: record.id }, body: {} });
  const refused = await confirm();
  assert.equal(refused.status, 422);
  assert.equal((refused.body as unknown as { errors: { warnings: string[] } }).errors.warnings.length, 4);
  const shown = await hr.call(calls.rows, { params: { id: record.id }, query: { warning: 'likely-duplicate' } });
  assert.deepEqual(
    shown.body.rows.map(({ key }) => key),
    ['T-212', 'T-213', 'T-214'],
  );
  for (const { kind } of record.warnings.slice(1)) await hr.call(calls.acknowledge, { params: { id: record.id }, body: { kind } });
  assert.equal((await confirm()).status, 422);
  assert.equal((await importAll(record)).state, 'done');
  const looked = (await hr.call(calls.read, { params: { id: record.id } })).body.import.warnings;
  assert.ok(looked.every(({ acknowledged_by: by, acknowledged_at: at }) => by && at));
});

test('a row with the number of somebody else is refused until it is accepted alone; one difference is a warning', async () => {
  const whole = [
    'T-220,Lacson,Ana,F,1990-01-15,,CAS,1,Instructor I,Permanent,2020-01-01',
    'T-221,Mabini,Ben,M,1985-03-03,,CAS,1,Instructor I,Permanent,2020-01-01',
  ];
  await importAll(await check(await upload([HEADINGS, ...whole].join('\n'))));
  const [, other] = whole;
  const married = 'T-221,Mabini,Ben,M,1985-03-04,,CAS,1,Instructor I,Permanent,2020-01-01';
  const record = await check(await upload([HEADINGS, other!.replace('T-221', 'T-220'), married].join('\n')));
  assert.deepEqual([record.counts.wrong, record.counts.update, warningsOf(record)], [1, 1, { 'differs-from-record': 1 }]);
  const { body } = await hr.call(calls.rows, { params: { id: record.id } });
  assert.equal(body.rows[0]!.messages[0]!.accept, 'It is the same person');
  assert.equal((await hr.call(calls.acknowledge, { params: { id: record.id }, body: { kind: 'another-person' } })).status, 404);
  const accepted = await hr.call(calls.check, { params: { id: record.id }, body: { columns: record.columns, accepted: [2] } });
  assert.deepEqual(accepted.body.import.counts, { rows: 2, new: 0, update: 2, unchanged: 0, wrong: 0 });
  assert.equal((await importAll(accepted.body.import)).state, 'done');
  assert.equal((await hr.call(listPersonnel, { query: { term: 'T-220' } })).body.personnels[0]?.fullname, 'Mabini, Ben');
});

test('the order of day and month is that of the file, and is asked where no date decides it', async () => {
  const line = (no: number, born: string) =>
    `T-23${no},Noble,${['Eva', 'Gina', 'Rosa'][no]},F,${born},,CAS,1,Instructor I,Permanent,2020-01-01`;
  const dayFirst = await check(await upload([HEADINGS, line(0, '05/10/1990'), line(1, '23/10/1990')].join('\n')));
  assert.deepEqual([dayFirst.dates, dayFirst.counts.wrong], [{ order: 'day-first', example: '23/10/1990' }, 0]);
  const open = await check(await upload([HEADINGS, line(2, '05/10/1990')].join('\n')));
  assert.deepEqual([open.dates, open.counts.wrong], [{ order: 'open', example: '05/10/1990' }, 1]);
  const said = await hr.call(calls.check, { params: { id: open.id }, body: { columns: open.columns, date_order: 'day-first' } as never });
  assert.deepEqual([said.body.import.date_order, said.body.import.counts.new], ['day-first', 1]);
  assert.equal((await importAll(said.body.import)).state, 'done');
  const [eva] = (await hr.call(listPersonnel, { query: { term: 'T-232' } })).body.personnels;
  assert.equal((await hr.call(readPersonnel, { params: { id: eva!.id } })).body.personnel.birth_date, '1990-10-05');
});
