import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { appointmentStatuses, bloodTypes, countListUses, countries, listForReclass, listGroups, religions } from '../contract/lists.ts';
import { listBarangays, listCities, listProvinces, listRegions } from '../contract/psgc.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';

let app: TestApp;
let employee: Caller;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  [employee, hr] = await Promise.all([app.as('employee'), app.as('hr')]);
});
after(() => app.close());

test('every list answers under the key of the specification, whole, in its order', async () => {
  const keys = {
    '/api/countries?per_page=999': 'countries',
    '/api/bloodtype': 'blood_types',
    '/api/civilstatus?per_page=999': 'civil_status',
    '/api/recruitment/applicants/appointment/nature': 'appointment_nature',
    '/api/recruitment/applicants/appointment/status': 'current_status',
    '/api/recruitment/applicants/appointment/plantilla': 'appointment_plantilla',
    '/api/astatus?all=1&per_page=20': 'appointment_status',
    '/api/astatus/for-reclass': 'appointment_status',
  };
  for (const [path, key] of Object.entries(keys)) {
    const answer = await fetch(app.url + path, { headers: { authorization: `Bearer ${employee.token}` } });
    const body = (await answer.json()) as Record<string, { id: number; name: string }[]>;
    assert.equal(answer.status, 200, path);
    assert.ok(body[key]!.length >= 4, `${path} has its names`);
    assert.ok(Number.isInteger(body[key]![0]!.id) && body[key]![0]!.name !== '', path);
  }
  const { body } = await employee.call(countries.list, { query: { per_page: 999 } });
  assert.equal(body.total, body.countries.length);
  assert.equal(body.countries.find(({ code }) => code === 'PH')?.citizenship, 'Filipino');
});

test('appointment statuses come in the order of the list and 15 at most where 15 are asked for', async () => {
  const all = (await employee.call(appointmentStatuses.list, { query: { all: 1 } })).body;
  assert.equal(all.appointment_status[0]?.name, 'Permanent');
  const five = (await employee.call(appointmentStatuses.list, { query: { per_page: 5, page: 2 } })).body;
  assert.deepEqual(five.appointment_status, all.appointment_status.slice(5, 10));
  assert.equal(five.total, all.total);
});

test('only what is government service can follow a reclassification', async () => {
  const { body } = await employee.call(listForReclass);
  const codes = body.appointment_status.map(({ code }) => code);
  assert.ok(codes.includes('PERM') && !codes.includes('JO') && !codes.includes('COS'));
});

test('no list has an entry without its name, and every seeded list can be opened', async () => {
  for (const list of listGroups.flatMap((group) => group.lists)) {
    const { body } = await employee.call(list.list, { query: { all: 1 } });
    const rows = (body as Record<string, { name: string }[]>)[list.key]!;
    assert.ok(rows.length > 0 && rows.every(({ name }) => name.trim() !== ''), list.title);
  }
});

test('HR adds, renames and moves a name, and the record itself is answered', async () => {
  const added = (await hr.call(religions.add, { body: { name: '  Bahá’í   Faith ' } })).body;
  assert.equal(added.name, 'Bahá’í Faith');
  assert.equal(added.code, 'BAHA-I-FAITH');
  const moved = await hr.call(religions.change, { params: { id: added.id }, body: { place: 2 } });
  assert.equal(moved.body.id, added.id);
  const names = async () => (await employee.call(religions.list)).body.religions.map(({ name }) => name);
  assert.equal((await names())[1], 'Bahá’í Faith');
  assert.equal((await hr.call(religions.change, { params: { id: added.id }, body: { name: 'Bahá’í' } })).body.name, 'Bahá’í');
  const twice = await hr.call(religions.add, { body: { name: 'BAHA’I', code: 'B2' } });
  assert.equal(twice.status, 422);
  assert.deepEqual(Object.keys((twice.body as unknown as { errors: object }).errors), ['name']);
  assert.equal((await hr.call(religions.remove, { params: { id: added.id } })).status, 200);
  assert.ok(!(await names()).includes('Bahá’í'));
});

test('what is in use cannot be removed: the refusal says where, and retiring keeps it on old papers', async () => {
  const permanent = (await hr.call(appointmentStatuses.list, { query: { all: 1 } })).body.appointment_status.find(
    ({ code }) => code === 'PERM',
  )!;
  const refusal = await hr.call(appointmentStatuses.remove, { params: { id: permanent.id } });
  assert.equal(refusal.status, 409);
  assert.match(refusal.body.message, /Permanent is in use \(.*personnel appointment \d+.*Retire it instead/);
  const { uses } = (await hr.call(countListUses, { params: { list: 'appointment_status' } })).body;
  assert.ok(uses.find(({ id }) => id === permanent.id)!.count > 10);

  const change = (retired_on: string | null) => hr.call(appointmentStatuses.change, { params: { id: permanent.id }, body: { retired_on } });
  assert.equal((await change('2026-11-20')).body.retired_on, '2026-11-20');
  const offered = async (all: number) =>
    (await employee.call(appointmentStatuses.list, { query: { all } })).body.appointment_status.some(({ id }) => id === permanent.id);
  assert.deepEqual([await offered(0), await offered(1)], [false, true]);
  await change('2026-11-21');
  assert.equal(await offered(0), true, 'it is offered until the day before');
  await change(null);
});

test('two officers who move names at once leave every place taken once', async () => {
  const { blood_types: types } = (await hr.call(bloodTypes.list)).body;
  await Promise.all(types.map(({ id }, index) => hr.call(bloodTypes.change, { params: { id }, body: { place: types.length - index } })));
  const { rows } = await app.server.pool.query<{ places: number[] }>(
    'select array_agg(place order by place) as places from reference.blood_type',
  );
  assert.deepEqual(
    rows[0]!.places,
    types.map((_, index) => index + 1),
  );
});

test('each change of a list is in the audit trail', async () => {
  const { rows } = await app.server.pool.query<{ action: string }>(
    "select distinct action from kernel.audit_event where subject like 'reference.religion:%' order by action",
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['add a religion', 'change a religion', 'remove a religion'],
  );
});

test('an address is picked from region to barangay', async () => {
  const { regions } = (await employee.call(listRegions)).body;
  assert.equal(regions.length, 18);
  const region = regions.find(({ name }) => name.includes('CALABARZON'))!;
  const { provinces } = (await employee.call(listProvinces, { query: { region: region.code } })).body;
  assert.deepEqual(
    provinces.map(({ name }) => name),
    ['Batangas', 'Cavite', 'Laguna', 'Quezon', 'Rizal'],
  );
  const laguna = provinces.find(({ name }) => name === 'Laguna')!;
  const { cities } = (await employee.call(listCities, { query: { province: laguna.code, term: 'los banos' } })).body;
  assert.deepEqual(
    cities.map(({ name }) => name),
    ['Los Baños'],
  );
  const { barangays } = (await employee.call(listBarangays, { query: { city: cities[0]!.code } })).body;
  assert.equal(barangays.length, 14);
  assert.ok(barangays.every(({ code }) => /^\d{10}$/.test(code) && code.startsWith(cities[0]!.code.slice(0, 7))));
});

test('a city that belongs to no province is found right below its region, and Manila by its districts', async () => {
  const ncr = (await employee.call(listRegions, { query: { term: 'national capital' } })).body.regions[0]!;
  assert.deepEqual((await employee.call(listProvinces, { query: { region: ncr.code } })).body.provinces, []);
  const { cities } = (await employee.call(listCities, { query: { region: ncr.code, in_province: 0 } })).body;
  const names = cities.map(({ name }) => name);
  assert.ok(names.includes('Quezon City') && names.includes('Pateros') && names.includes('Manila, Ermita'));
  const tondo = cities.find(({ name }) => name.startsWith('Manila, Tondo'))!;
  const { barangays } = (await employee.call(listBarangays, { query: { city: tondo.code } })).body;
  assert.deepEqual(
    barangays.slice(0, 3).map(({ name }) => name),
    ['Barangay 1', 'Barangay 2', 'Barangay 3'],
  );
  const provincesOf = async (region: string) =>
    (await employee.call(listProvinces, { query: { region } })).body.provinces.map(({ code, name }) => `${code} ${name}`);
  assert.ok((await provincesOf('0900000000')).includes('1906600000 Sulu'), 'Sulu is in Region IX since 2025; its code stays');
  assert.ok(!(await provincesOf('1900000000')).some((one) => one.endsWith('Sulu')));
  const inSulu = (await employee.call(listCities, { query: { region: '0900000000', province: '1906600000' } })).body.cities;
  assert.equal(inSulu.length, 19);
  const { rows } = await app.server.pool.query("select from reference.psgc_place where level = 'barangay'");
  assert.equal(rows.length, 42_011);
});
