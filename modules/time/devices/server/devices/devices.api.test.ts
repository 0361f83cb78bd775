import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import {
  createDevice,
  listDevices,
  listDeviceUsers,
  mapDeviceUser,
  readDevice,
  unmapDeviceUser,
  updateDevice,
} from '../../contract/devices.ts';
import { listPersonTimeLogs } from '@talaan/attendance/contract/punches.ts';
import { listDevicesWithoutData, markDeviceWhole } from '../../contract/silent-days.ts';
import { computeSoon } from '../punches/keep-punches.ts';

let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

const gate = {
  name: 'Gate 3',
  number: 77,
  serial: 'GATE77',
  model: 'K40',
  location: 'North gate',
  campus_id: 1,
  mode: 'usb',
  enabled: true,
} as const;
const messageOf = (answer: { body: unknown }) => (answer.body as { message: string }).message;

/** The record of a day, once nothing is left to compute for this person. */
async function readDay(personnelId: number, date: string) {
  for (let tries = 0; tries < 600; tries++) {
    const due = await app.server.db
      .selectFrom('attendance.day_due')
      .select('date')
      .where('personnel_id', '=', personnelId)
      .executeTakeFirst();
    if (!due)
      return app.server.db
        .selectFrom('attendance.day')
        .selectAll()
        .where('personnel_id', '=', personnelId)
        .where('date', '=', date)
        .executeTakeFirst();
    await sleep(50);
  }
  throw new Error('the days were not computed within half a minute');
}

/** A PIN as the list of those that no one holds shows it. */
async function findWaiting(pin: string) {
  const { body } = await hr.call(listDeviceUsers, { query: { state: 'unmatched', term: pin } });
  return body.users.find((user) => user.pin === pin);
}

test('a device is added, changed and found', async () => {
  const added = await hr.call(createDevice, { body: gate });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const { id } = added.body.device;
  const changed = await hr.call(updateDevice, { params: { id }, body: { ...gate, serial: '', location: 'South gate' } });
  assert.equal(changed.body.device.location, 'South gate');
  assert.equal(changed.body.device.serial, null);
  const found = await hr.call(listDevices, { query: { term: 'south gate' } });
  assert.deepEqual(
    found.body.devices.map((device) => device.id),
    [id],
  );
});

test('two devices cannot have one number or one serial', async () => {
  const first = await hr.call(createDevice, { body: { ...gate, number: 78, serial: 'GATE78' } });
  assert.equal(first.status, 200);
  const sameNumber = await hr.call(createDevice, { body: { ...gate, number: 78, serial: 'OTHER' } });
  assert.deepEqual(sameNumber.body, {
    message: 'Another device has this number.',
    errors: { number: ['Another device has this number.'] },
  });
  const sameSerial = await hr.call(createDevice, { body: { ...gate, number: 79, serial: 'GATE78' } });
  assert.deepEqual(sameSerial.status, 422);
});

test('a device that does not exist answers 404', async () => {
  assert.equal((await hr.call(readDevice, { params: { id: 999_999 } })).status, 404);
});

test('a PIN that is mapped later counts at once, and no longer once it is taken back', async () => {
  const waiting = await findWaiting('9901');
  assert.ok(waiting && waiting.person === null && waiting.punches! > 0, 'the demo has a newcomer whom nobody knows yet');
  const person = people.headOfServicesInDumaguit;
  const [from, date] = ['2026-11-09', '2026-11-10'];
  const renumbered = await hr.call(unmapDeviceUser, { body: { pin: person.pin, personnel_id: person.id, until: from } });
  assert.equal(renumbered.status, 200, messageOf(renumbered));
  assert.equal((await readDay(person.id, date))?.status, 'ABSENT');

  const mapped = await hr.call(mapDeviceUser, { body: { pin: '9901', personnel_id: person.id, from } });
  assert.equal(mapped.status, 200, messageOf(mapped));
  assert.match(messageOf(mapped), /punches of it are counted now/);
  const day = await readDay(person.id, date);
  assert.notEqual(day?.status, 'ABSENT');
  assert.ok(day?.am_in);
  const left = await findWaiting('9901');
  assert.ok(!left || left.last_at! < `${from}T00:00:00+08:00`);
  const logs = await hr.call(listPersonTimeLogs, { params: { id: person.id }, query: { month: '2026-11' } });
  assert.ok(logs.body.days.some((one) => one.date === date && one.logs.every(({ pin }) => pin === '9901')));

  const claimed = await hr.call(mapDeviceUser, { body: { pin: '9901', personnel_id: people.accountingClerk.id, from: '2026-11-16' } });
  assert.equal(claimed.status, 422);
  assert.ok(messageOf(claimed).includes(person.fullname), 'the refusal names who holds the PIN');

  const taken = await hr.call(unmapDeviceUser, { body: { pin: '9901', personnel_id: person.id, until: from } });
  assert.equal(taken.status, 200, messageOf(taken));
  assert.equal((await findWaiting('9901'))?.punches, waiting.punches);
  assert.equal((await readDay(person.id, date))?.status, 'ABSENT');
});

test('HR says that a device was whole on a day of which nothing came: who did not punch was absent', async () => {
  const { id } = people.headOfServicesInDumaguit;
  const date = '2026-11-10';
  const devices = `(select d.id from attendance.device d join organization.office o on o.campus_id = d.campus_id
    join personnel.appointment a on a.office_id = o.id where a.personnel_id = ${id} and a.during @> date '${date}')`;
  await app.server.pool.query(`delete from attendance.device_day where date = '${date}' and device_id in ${devices}`);
  await app.server.pool.query(`insert into attendance.day_due values (${id}, '${date}') on conflict do nothing`);
  computeSoon(app.server);
  const becomes = async (status: string) => {
    for (let tries = 0; tries < 600 && (await readDay(id, date))?.status !== status; tries++) await sleep(50);
    assert.equal((await readDay(id, date))?.status, status);
  };
  await becomes('NO_DATA');
  const silent = (await hr.call(listDevicesWithoutData)).body.devices.filter(({ first, last }) => first <= date && date <= last);
  assert.ok(silent.length > 0);
  const say = (who: Caller, last = date) => who.call(markDeviceWhole, { params: { id: silent[0]!.id }, body: { first: date, last } });
  assert.equal((await say(await app.as('head'))).status, 403);
  assert.deepEqual((await say(hr, '2026-11-20')).status, 422, 'today is not over');
  for (const device of silent) {
    const said = await hr.call(markDeviceWhole, { params: { id: device.id }, body: { first: date, last: date } });
    assert.match(messageOf(said), / counts as whole on 10 Nov 2026\. Who uses it and did not punch is absent on these days\.$/);
  }
  await becomes('ABSENT');
});

test('the PINs of people are found by name', async () => {
  const person = people.headOfServicesInDumaguit;
  const found = await hr.call(listDeviceUsers, { query: { state: 'matched', term: person.surname } });
  assert.ok(found.body.users.some((user) => user.person?.id === person.id));
});

test('devices are for HR alone', async () => {
  for (const who of ['employee', 'head', 'clerk']) {
    const caller = await app.as(who);
    assert.equal((await caller.call(listDevices)).status, 403, who);
    assert.equal((await caller.call(listDeviceUsers)).status, 403, who);
  }
});
