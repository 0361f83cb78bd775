import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { listPersonnel } from '../../contract.ts';
import { peopleImports as calls } from '../../contract/people-import.ts';
import { openPeopleImport, type PeopleImport } from './people-import-fixture.ts';

const { hr, upload, check, importAll } = await openPeopleImport();

/** Uploads and checks a file as a university had it, and answers its rows too. */
async function checkFile(name: string) {
  const record = await check(await upload(await readFile(new URL(`../fixtures/found/${name}`, import.meta.url)), name));
  return { record, rows: (await hr.call(calls.rows, { params: { id: record.id } })).body.rows };
}

const kindsOf = ({ warnings }: PeopleImport) => Object.fromEntries(warnings.map(({ kind, rows }) => [kind, rows]));
const find = async (term: string) => (await hr.call(listPersonnel, { query: { term } })).body.personnels;

test('N/A, none, dashes and full stops are no middle name, extension, address or PIN', async () => {
  const { record, rows } = await checkFile('not-applicable.csv');
  assert.deepEqual([record.counts.new, record.counts.wrong], [4, 0], JSON.stringify(rows));
  assert.equal((await importAll(record)).state, 'done');
  assert.deepEqual(
    (await find('dimaano')).map(({ fullname, pin }) => [fullname, pin]),
    ['Carla', 'Celia', 'Cesar', 'Corazon'].map((first) => [`Dimaano, ${first}`, null]),
  );
});

test('three spellings of the suffix of one person are warned of, that of another is not', async () => {
  const { record, rows } = await checkFile('suffix.csv');
  assert.deepEqual(kindsOf(record), { 'likely-duplicate': 3 });
  assert.equal(rows[3]!.messages.length, 0);
});

test('a person of one name comes in, is shown by it alone and sorted by it', async () => {
  const { record } = await checkFile('single-name.csv');
  assert.deepEqual([record.counts.new, kindsOf(record)], [2, { 'one-name': 2 }]);
  assert.equal((await importAll(record)).state, 'done');
  assert.deepEqual(
    (await Promise.all(['bagani', 'sukarta'].map(find))).map(([found]) => found?.fullname),
    ['Bagani', 'Sukarta'],
  );
  assert.equal((await checkFile('single-name.csv')).record.counts.unchanged, 2);
});

test('each row under a merged cell has its office', async () => {
  const { record, rows } = await checkFile('merged-office.xlsx');
  assert.deepEqual([record.counts.new, record.counts.wrong], [3, 0]);
  assert.match(record.note, /merged over several rows/);
  assert.equal(new Set(rows.map(({ changes }) => changes.find(({ field }) => field === 'Office')?.to)).size, 1);
});

test('a hidden row is named before anything is stored', async () => {
  const { record } = await checkFile('hidden-row.xlsx');
  assert.equal(record.note, 'Row 3 is hidden in the workbook and was read too.');
});

test('a name that lost a letter is refused with the likely one', async () => {
  const { record, rows } = await checkFile('lost-letters.csv');
  assert.equal(record.counts.wrong, 4);
  assert.deepEqual(
    rows.map(({ messages }) => /probably it is ([^.]+)\./.exec(messages[0]!.message)?.[1]),
    ['Peña', 'Nuñez', 'PEÑA', 'Muñoz'],
  );
});

test('hyphens, spaces, particles and marks of names make no difference to a search, nor to the order', async () => {
  const { record } = await checkFile('names-in-order.csv');
  assert.equal(record.counts.new, 18);
  assert.equal((await importAll(record)).state, 'done');
  const count = async (term: string) => (await find(term)).length;
  for (const term of ['macapagal-arroyo', 'macapagal arroyo', 'macapagalarroyo zosima']) assert.equal(await count(term), 2, term);
  for (const term of ['delacruz zosima', 'dela cruz zosima', 'de la cruz zosima', 'DE LACRUZ, Zosima'])
    assert.equal(await count(term), 6, term);
  for (const term of ["d'souza zosima", 'd’souza zosima', 'dsouza zosima']) assert.equal(await count(term), 2, term);
  assert.deepEqual(
    (await find('zosima cua')).map(({ fullname }) => fullname.split(',')[0]),
    [
      "D'Souza",
      'D’Souza',
      'De La Cruz',
      'DE LA CRUZ',
      'de la Cruz',
      'dela Cruz',
      'Dela Cruz',
      'Delacruz',
      'Macapagal Arroyo',
      'Macapagal-Arroyo',
      'Ñedo',
      'Nedo',
      'Nuñez',
      'Nunez',
      'Nuñeza',
      'Nz',
      'Óscar',
      'Zz',
    ],
  );
});
