import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ImportRecord } from '@talaan/imports/contract/import-record.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { listBarangays, listCities, listEditions, listProvinces, locateBarangay, placeImports as calls } from '../../contract/psgc.ts';

/** What is left of the nation for these tests: Region II with Batanes (009) and Quirino (057), and Region IX. */
const KEPT = "code ~ '^0200000000|^02009|^02057|^0900000000'";
const BATANES = '0200900000';

interface Row {
  code: string;
  name: string;
  level: string;
}

let app: TestApp;
let hr: Caller;
let employee: Caller;
/** The edition that is here, as the workbook would say it. */
let edition: Row[];

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, employee] = await Promise.all([app.as('hr'), app.as('employee')]);
  const { pool } = app.server;
  await pool.query(`delete from reference.psgc_place where not (${KEPT})`);
  edition = (
    await pool.query<Row>(`
      select code, name, case level when 'region' then 'Reg' when 'province' then 'Prov' when 'city' then 'Mun' else 'Bgy' end as level
      from reference.psgc_place where until is null order by code`)
  ).rows;
});
after(() => app.close());

async function upload(rows: readonly Row[]): Promise<ImportRecord> {
  const lines = rows.map(({ code, name, level }) => `${code},"${name}",,${level}`);
  const content = ['10-digit PSGC,Name,Correspondence Code,Geographic Level', ...lines].join('\n');
  const answer = await hr.call(calls.upload, { file: { name: 'psgc.csv', content } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.import;
}

const PUBLISHED = { name: '2026-2Q', as_of: '2026-06-30', source: 'Philippine Statistics Authority' };
const check = ({ id, columns }: ImportRecord, choices: object = PUBLISHED) =>
  hr.call(calls.check, { params: { id }, body: { columns, choices } });
const namesOf = (places: readonly { name: string }[]) => places.map(({ name }) => name);

test('an edition with a renamed city, a moved province and a merged barangay: forms offer the new, what ended stays on record, and all of it is undone', async () => {
  const inQuirino = (level: string) => edition.filter(({ code, level: its }) => code.startsWith('02057') && its === level);
  const city = edition.find(({ code, level }) => code.startsWith('02009') && level === 'Mun')!;
  const merged = edition.findLast(({ code, level }) => code.startsWith('02009') && level === 'Bgy')!;
  const next = edition
    .filter(({ code }) => code !== merged.code)
    .map((row) => (row.code === city.code ? { ...row, name: 'City of Basco', level: 'City' } : row))
    // Quirino goes to Region IX, and its places get the codes of that region.
    .map((row) => (row.code.startsWith('02057') ? { ...row, code: `09${row.code.slice(2)}` } : row));
  const moved = 1 + inQuirino('Mun').length + inQuirino('Bgy').length;
  const checked = (await check(await upload(next))).body.import;
  assert.deepEqual(checked.questions, { counts: { new: 0, renamed: 1, moved, ended: 1 } });
  assert.deepEqual(checked.counts, { rows: next.length, new: 0, update: moved + 2, unchanged: next.length - moved - 2, wrong: 0 });
  const { rows } = (await hr.call(calls.rows, { params: { id: checked.id }, query: { warning: 'ended' } })).body;
  assert.deepEqual(
    rows.map(({ key, changes }) => [key, changes]),
    [[`${merged.code.slice(0, 7)}000`, [{ field: 'No longer there', from: '', to: `${merged.name} (${merged.code})` }]]],
  );
  for (const kind of ['ended', 'moved']) await hr.call(calls.acknowledge, { params: { id: checked.id }, body: { kind } });
  const { job } = (await hr.call(calls.confirm, { params: { id: checked.id }, body: {} })).body;
  const done = await app.finishJob(hr, job.id);
  assert.equal(done.state, 'done', done.failure ?? '');

  const provincesOf = async (region: string) => namesOf((await employee.call(listProvinces, { query: { region } })).body.provinces);
  const barangaysOf = async (place: string) => namesOf((await employee.call(listBarangays, { query: { city: place } })).body.barangays);
  const within = async (code: string) => (await employee.call(locateBarangay, { params: { code } })).body.within;
  const editions = async () => namesOf((await employee.call(listEditions, {})).body.editions);
  const municipality = `${merged.code.slice(0, 7)}000`;
  assert.deepEqual([await provincesOf('0200000000'), await provincesOf('0900000000')], [['Batanes'], ['Quirino']]);
  const { cities } = (await employee.call(listCities, { query: { province: BATANES } })).body;
  assert.ok(namesOf(cities).includes('City of Basco') && !namesOf(cities).includes(city.name));
  assert.ok(!(await barangaysOf(municipality)).includes(merged.name));
  assert.equal(await within(merged.code), null);
  assert.deepEqual(await editions(), ['2026-2Q', 'EO 91 of 2025', '2025-2Q']);
  const { rows: kept } = await app.server.pool.query(
    `select p.name, e.name as until from reference.psgc_place p join reference.psgc_edition e on e.id = p.until where p.code = $1`,
    [merged.code],
  );
  assert.deepEqual(kept, [{ name: merged.name, until: '2026-2Q' }]);

  assert.equal((await hr.call(calls.undo, { params: { id: checked.id } })).status, 200);
  assert.deepEqual((await provincesOf('0200000000')).toSorted(), ['Batanes', 'Quirino']);
  assert.ok((await barangaysOf(municipality)).includes(merged.name));
  assert.deepEqual(await within(merged.code), { region: '0200000000', province: BATANES, city: municipality });
  assert.deepEqual(await editions(), ['EO 91 of 2025', '2025-2Q']);
});

test('an edition has its name, a later day and its source; the same places are no change', async () => {
  const record = await upload(edition);
  const refused = async (choices: object) => Object.keys(((await check(record, choices)).body as unknown as { errors: object }).errors);
  assert.deepEqual(await refused({ ...PUBLISHED, name: '' }), ['choices.name']);
  assert.deepEqual(await refused({ ...PUBLISHED, name: '2025-2Q' }), ['choices.name']);
  assert.deepEqual(await refused({ ...PUBLISHED, as_of: '2025-06-30' }), ['choices.as_of']);
  assert.deepEqual(await refused({ ...PUBLISHED, source: ' ' }), ['choices.source']);
  const checked = (await check(record)).body.import;
  assert.equal(checked.counts.unchanged, edition.length);
  assert.equal((await hr.call(calls.confirm, { params: { id: record.id }, body: {} })).status, 409);
});

test('only a keeper of the lists over the whole university imports places', async () => {
  for (const who of ['head', 'employee'] as const) assert.equal((await (await app.as(who)).call(calls.list, { query: {} })).status, 403);
});
