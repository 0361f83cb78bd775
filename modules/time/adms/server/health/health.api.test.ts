import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readPersonDay } from '@talaan/attendance/contract/days.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { attlogLine, pushDevice, type PushDevice } from '@talaan/testing/push-device.ts';
import { decideNewAddresses, listNewAddresses } from '../../contract/addresses.ts';
import { putPeopleOnDevices } from '../../contract/commands.ts';
import {
  approveUnknownDevice,
  changeDeviceLink,
  listUnknownDevices,
  readDeviceLink,
  rejectUnknownDevices,
} from '../../contract/devices.ts';
import { countOf, until } from '../fixtures/push-kit.ts';
import { tidyDevicesJob } from './tidy-devices.ts';
import { watchDevices } from './watch-devices.ts';

/** A device of the demo. */
const KNOWN = { serial: 'TSU26000009' };

let app: TestApp;
let hr: Caller;
let known: PushDevice;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  known = pushDevice(app.url, KNOWN.serial);
});
after(async () => {
  known.close();
  await app.close();
});

/** Through a proxy of this machine, from an address behind it. */
async function askFrom(address: string, path: string, body?: string): Promise<string> {
  const answer = await fetch(`${app.url}/iclock/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-forwarded-for': address },
    ...(body === undefined ? {} : { body }),
  });
  return answer.text();
}

test('invented serial numbers of one network keep no device of another out, and are rejected at once', async () => {
  const serials = Array.from({ length: 30 }, (_, at) => `INVENTED${at}`);
  await Promise.all(serials.map((serial) => askFrom('10.7.7.7', `getrequest?SN=${serial}`)));
  // An answer that is late is 'again', and its serial number is taken up all the same.
  await until(async () => (await countOf(app, `adms.stranger where network = '10.7.7.7'`)) >= 20, 'they are taken up');
  assert.equal(await countOf(app, `adms.stranger where network = '10.7.7.7'`), 20);
  assert.match(await askFrom('10.8.8.8', 'cdata?SN=HONEST1&options=all'), /^GET OPTION FROM: HONEST1/);
  const { body } = await hr.call(rejectUnknownDevices, { body: { serials: [...serials, 'HONEST1'] } });
  assert.equal(body.message, '21 serial numbers were rejected. What came from there was deleted.');
  assert.match(await askFrom('10.7.7.7', 'getrequest?SN=INVENTED29'), /^(OK|ERROR)/);
  assert.match(await askFrom('10.8.8.8', 'getrequest?SN=HONEST1'), /^ERROR/);
});

test('what comes in the name of a device from an address that it never had is held, reads no orders and ends none, until HR decides', async () => {
  const { id, pin } = people.headOfServicesInDumaguit;
  assert.deepEqual((await known.push([attlogLine(pin, '2026-11-18 07:31:00')])).text, 'OK: 1', 'where it is known');
  assert.equal((await hr.call(putPeopleOnDevices, { body: { devices: [9], people: [id] } })).status, 200);
  const last = await app.server.pool.query<{ id: number }>('select max(id) as id from adms.command where device_id = 9');
  const command = last.rows[0]!.id;
  for (const address of ['10.66.6.6', '10.66.6.7']) {
    assert.equal(await askFrom(address, `getrequest?SN=${KNOWN.serial}`), 'OK', 'no name of anybody');
    assert.equal(await askFrom(address, `devicecmd?SN=${KNOWN.serial}`, `ID=${command}&Return=0&CMD=DATA`), 'OK');
    const line = attlogLine(pin, `2026-11-18 07:4${address.at(-1)}:00`);
    assert.equal(await askFrom(address, `cdata?SN=${KNOWN.serial}&table=ATTLOG&Stamp=1`, `${line}\r\n`), 'OK: 1');
  }
  assert.equal(await countOf(app, `adms.command where id = ${command} and state = 'QUEUED'`), 1);
  const punched = `attendance.punch where device_id = 9 and pin = '${pin}' and at >= '2026-11-18 07:40+08' and at < '2026-11-18 07:50+08'`;
  assert.equal(await countOf(app, punched), 0);
  const { addresses } = (await hr.call(listNewAddresses)).body;
  assert.deepEqual(
    addresses
      .toSorted((one, other) => (one.address < other.address ? -1 : 1))
      .map(({ address, known: before_, state, posts, asked }) => [address, before_, state, posts, asked]),
    ['10.66.6.6', '10.66.6.7'].map((address) => [address, ['127.0.0.1'], 'HELD', 1, 1]),
  );
  await watchDevices(app.server, 0);
  const { health } = (await hr.call(readDeviceLink, { params: { id: 9 } })).body;
  assert.match(health.faults.find(({ kind }) => kind === 'NEW_ADDRESS')!.says, /10\.66\.6\.7.*so far 127\.0\.0\.1/);

  const decide = (address: string, accept: boolean) =>
    hr.call(decideNewAddresses, { body: { addresses: [{ device_id: 9, address }], accept } });
  assert.equal((await decide('10.66.6.6', false)).body.message, '1 address rejected. What was held from there was deleted.');
  assert.match(await askFrom('10.66.6.6', `getrequest?SN=${KNOWN.serial}`), /^ERROR/);
  assert.equal((await decide('10.66.6.7', true)).status, 200);
  await until(async () => (await countOf(app, punched)) === 1, 'what was held is read');
  assert.equal(await countOf(app, 'adms.held'), 0);
  const day = (await hr.call(readPersonDay, { params: { id, date: '2026-11-18' } })).body;
  assert.deepEqual(
    day.punches.filter(({ address }) => address !== null).map(({ address }) => address),
    ['127.0.0.1', '10.66.6.7'],
  );
  for (const { id: open } of await known.poll()) await known.tell(open, 0);
});

test('of an unknown device HR approves what came from where it is heard; what came from elsewhere waits', async () => {
  const post = (address: string, pin: string) =>
    askFrom(address, 'cdata?SN=MIXED1&table=ATTLOG&Stamp=1', `${attlogLine(pin, '2026-11-18 07:00:00')}\r\n`);
  assert.deepEqual([await post('10.5.5.5', '80001'), await post('10.5.5.6', '80002')], ['OK: 1', 'OK: 1']);
  const fields = { name: 'Annex', number: 777, campus_id: 1 };
  const { body } = await hr.call(approveUnknownDevice, { params: { serial: 'MIXED1' }, body: { fields, since: '2026-11-01' } });
  await app.finishJob(hr, body.job.id);
  assert.deepEqual(
    [await countOf(app, `attendance.punch where pin = '80002'`), await countOf(app, `attendance.punch where pin = '80001'`)],
    [1, 0],
  );
  const held = (await hr.call(listNewAddresses)).body.addresses.find(({ serial }) => serial === 'MIXED1')!;
  assert.deepEqual([held.address, held.known, held.posts], ['10.5.5.5', ['10.5.5.6'], 1]);
});

test('where no setting opens the web port to devices, they are told to keep what they have', async () => {
  const { settings } = app.server;
  settings.devicesOnWebPort = false;
  try {
    const answers = [await known.hello(), await known.push([attlogLine('70003', '2026-11-20 08:00:00')])];
    assert.deepEqual(
      answers.map(({ status, text }) => [status, text.startsWith('ERROR')]),
      [
        [200, true],
        [200, true],
      ],
    );
    assert.equal((await hr.call(listUnknownDevices)).body.port, null);
  } finally {
    settings.devicesOnWebPort = true;
  }
  assert.equal(await countOf(app, `attendance.punch where pin = '70003'`), 0);
});

const pollFrom = (address: string, serial: string) => askFrom(address, `getrequest?SN=${serial}`);

test('two devices with one serial number are noticed by addresses that take turns; one that moves is not', async () => {
  const faultsOf = async (id: number) => {
    await watchDevices(app.server, 0);
    return (await hr.call(readDeviceLink, { params: { id } })).body.health.faults.map(({ kind }) => kind);
  };
  for (const id of [9, 10]) await hr.call(changeDeviceLink, { params: { id }, body: { networks: ['10.1.0.0/16'] } });
  for (const address of ['10.1.1.1', '10.1.1.2', '10.1.1.2']) await pollFrom(address, 'TSU26000010');
  // What HR changes about a device that was just heard holds after a second.
  await until(async () => {
    for (const address of ['10.1.1.1', '10.1.1.2', '10.1.1.1']) await pollFrom(address, 'TSU26000009');
    return (await faultsOf(9)).includes('TWO_ADDRESSES');
  }, 'turns are noticed');
  assert.ok(!(await faultsOf(10)).includes('TWO_ADDRESSES'));
});

test('what unknown devices sent is kept for 30 days, and so many lines of a device that were not read', async () => {
  const { pool } = app.server;
  await pool.query(`
    insert into adms.stranger (serial, first_seen_at, last_seen_at, address, posts, bytes)
      values ('OLD1', '2026-10-01', '2026-10-10', '10.0.0.1', 1, 1), ('OLD2', '2026-10-01', '2026-11-19', '10.0.0.2', 2, 2),
        ('MUTE1', '2026-11-18', '2026-11-18', '10.0.0.3', 0, 0), ('MUTE2', '2026-11-18', '2026-11-20', '10.0.0.3', 0, 0)`);
  await pool.query(`
    insert into adms.stranger (serial, state, first_seen_at, last_seen_at, decided_at, address)
      values ('NO1', 'REJECTED', '2026-08-01', '2026-08-02', '2026-08-01', '10.0.0.4'), ('NO2', 'REJECTED', '2026-08-01', '2026-11-01', '2026-08-01', '10.0.0.4')`);
  await pool.query(`
    insert into adms.quarantine (serial, received_at, target, stamp, body)
      values ('OLD1', '2026-10-10', 'ATTLOG', '', 'x'), ('OLD2', '2026-10-10', 'ATTLOG', '', 'x'), ('OLD2', '2026-11-19', 'ATTLOG', '', 'x')`);
  await pool.query(`
    insert into adms.bad_line (device_id, received_at, target, line, reason) select 9, '2026-11-19', 'ATTLOG', 'x', 'y' from generate_series(1, 700)`);
  await tidyDevicesJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
  assert.equal(await countOf(app, `adms.stranger where serial in ('OLD1', 'MUTE1', 'NO1')`), 0);
  assert.equal(await countOf(app, `adms.stranger where serial in ('MUTE2', 'NO2')`), 2);
  assert.equal(await countOf(app, `adms.stranger where serial = 'OLD2' and posts = 1`), 1);
  assert.equal(await countOf(app, `adms.bad_line where device_id = 9`), 500);
});

test('several people are put on a device at once, each by a command of their own', async () => {
  const holders = [people.headOfServicesInDumaguit, people.deanOfIndustrialTechnology];
  const { status, body } = await hr.call(putPeopleOnDevices, { body: { devices: [9], people: holders.map(({ id }) => id) } });
  assert.deepEqual([status, body.message], [200, '2 PINs will be put on 1 device.']);
  const waiting = await app.server.pool.query<{ pin: string }>(
    `select pin from adms.command where device_id = 9 and kind = 'PUT_USER' and state = 'QUEUED' order by pin`,
  );
  assert.deepEqual(
    waiting.rows.map(({ pin }) => pin),
    holders.map(({ pin }) => pin).toSorted(),
  );
});

test('ten devices in a rush, late and doubled: each punch answered OK is there once', async () => {
  await app.server.pool.query(`
    insert into attendance.device (number, name, serial, campus_id, mode)
    select 900 + n, 'Rush ' || n, 'RUSH' || n, 1, 'push' from generate_series(1, 10) n`);
  const lines = (n: number) =>
    Array.from({ length: 200 }, (_, at) =>
      attlogLine(String(80_000 + at), `2026-11-19 08:${String(Math.floor(at / 4)).padStart(2, '0')}:${String(n).padStart(2, '0')}`),
    );
  await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const device = pushDevice(app.url, `RUSH${at + 1}`);
      const all = lines(at);
      for (let from = 190; from >= 0; from -= 10) {
        const some = all.slice(from, from + 10);
        assert.equal((await device.push([...some, some[0]!])).text, 'OK: 11');
        if (from % 50 === 0) assert.equal((await device.push(some)).text, 'OK: 10');
      }
      device.close();
    }),
  );
  assert.equal(await countOf(app, `attendance.punch p join attendance.device d on d.id = p.device_id where d.number > 900`), 2000);
  const counted = `adms.link l join attendance.device d on d.id = l.device_id where d.number > 900 and l.punches = 200 and l.doubled = 60`;
  await until(async () => (await countOf(app, counted)) === 10, 'they are counted');
});
