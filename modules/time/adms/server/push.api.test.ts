import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { attlogLine, pushDevice, type PushDevice } from '@talaan/testing/push-device.ts';
import {
  approveUnknownDevice,
  changeDeviceLink,
  listDeviceHealth,
  listUnknownDevices,
  readDeviceLink,
  rejectUnknownDevice,
} from '../contract/devices.ts';
import { askDevice, listPinsOnDevice, putPeopleOnDevices } from '../contract/commands.ts';
import { readDevice, unmapDeviceUser, updateDevice } from '@talaan/devices/contract/devices.ts';
import { countOf, until } from './fixtures/push-kit.ts';
import { watchDevices } from './health/watch-devices.ts';

/** The demo has this device of number 9 and serial TSU26000009, which pushes. */
const KNOWN = { id: 9, serial: 'TSU26000009' };

let app: TestApp;
let hr: Caller;
let known: PushDevice;
const devices: PushDevice[] = [];

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  known = deviceOf(KNOWN.serial);
});
after(async () => {
  for (const device of devices) device.close();
  await app.close();
});

function deviceOf(serial: string): PushDevice {
  const device = pushDevice(app.url, serial);
  devices.push(device);
  return device;
}

test('a device says hello, and is answered with its options and the time', async () => {
  const { status, text, headers } = await known.hello();
  assert.equal(status, 200);
  assert.match(text, /^GET OPTION FROM: TSU26000009\r\nATTLOGStamp=/);
  assert.ok(Date.parse(headers.get('date')!) > 0);
  assert.ok([...headers].join().length < 350, 'a head that a device can hold');
});

test('what is answered OK is kept once, however rudely it comes, and counts in the day of its person', async () => {
  const { id, pin } = people.headOfServicesInDumaguit;
  const [first, second] = [attlogLine(pin, '2026-11-20 07:41:00'), attlogLine(pin, '2026-11-20 07:42:00')];
  const manners = [
    {},
    { contentType: null },
    { contentType: 'nonsense' },
    { contentType: 'application/json' },
    { contentType: 'multipart/form-data' },
    { version: '1.0', host: null },
    { host: null },
    { chunked: true },
    { path: '/iclock/cdata/' },
    { path: '/iclock/cdata.aspx' },
  ] as const;
  for (const one of manners) {
    const { status, text } = await known.push([first, 'rubbish', second, first], 'ATTLOG', one);
    assert.deepEqual([status, text], [200, 'OK: 4'], JSON.stringify(one));
  }
  assert.equal(
    await countOf(
      app,
      `attendance.punch where device_id = 9 and pin = '${pin}' and at >= '2026-11-20 07:41+08' and at < '2026-11-20 07:43+08'`,
    ),
    2,
  );
  assert.equal(await countOf(app, `adms.bad_line where device_id = 9 and line = 'rubbish'`), manners.length);
  await until(
    async () =>
      (await countOf(app, `attendance.day where personnel_id = ${id} and date = '2026-11-20' and am_in is not null and am_in <= 461`)) ===
      1,
    'the day counts the punch',
  );
  const { body } = await hr.call(readDeviceLink, { params: { id: 9 } });
  assert.equal(body.errors[0]!.line, 'rubbish');
  assert.match(body.errors[0]!.reason, /not a PIN and a time/);
});

test('a clock of 1970 and a body of random bytes are contained: answered with the number of lines, and nothing of them counts', async () => {
  const before_ = await countOf(app, 'attendance.punch where device_id = 9');
  assert.equal((await known.push([attlogLine('1', '1970-01-01 00:00:05'), attlogLine('1', '2027-01-01 00:00:00')])).text, 'OK: 2');
  const bytes = Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 256));
  const { status, text } = await known.ask('POST', `/iclock/cdata?SN=${KNOWN.serial}&table=ATTLOG&Stamp=1`, bytes);
  assert.equal(status, 200);
  assert.match(text, /^OK: \d+$/);
  for (const table of ['ATTPHOTO', 'BIODATA', 'BIOPHOTO', 'NEVERHEARD']) assert.match((await known.push(['x'], table)).text, /^OK: 1$/);
  assert.equal((await known.push([], 'OPERLOG')).text, 'OK: 1');
  assert.equal(await countOf(app, 'attendance.punch where device_id = 9'), before_);
  for (const action of ['ping', 'push', 'rtdata', 'querydata', 'exchange', 'fdata', 'file', 'getrequest'])
    assert.equal((await known.ask('GET', `/iclock/${action}?SN=${KNOWN.serial}`)).status, 200, action);
  assert.match(
    (await known.ask('POST', `/iclock/registry?SN=${KNOWN.serial}`, '~DeviceName=K40,MAC=00:17:61:00:00:01')).text,
    /^RegistryCode=\w+$/,
  );
});

test('60,000 stored lines at once are kept, each once; told to send again, a device that does so changes nothing', async () => {
  const lines = Array.from({ length: 60_000 }, (_, at) => {
    const day = String(1 + (at % 14)).padStart(2, '0');
    const [hour, minute, second] = [Math.floor(at / 14 / 3600) + 6, Math.floor(at / 14 / 60) % 60, Math.floor(at / 14) % 60].map((part) =>
      String(part).padStart(2, '0'),
    );
    return attlogLine('70001', `2026-11-${day} ${hour}:${minute}:${second}`);
  });
  await until(async () => (await known.push(lines)).text === 'OK: 60000', 'all were taken');
  assert.equal(await countOf(app, `attendance.punch where pin = '70001'`), 60_000);
  await until(async () => (await countOf(app, `attendance.unmatched_day where pin = '70001'`)) === 14, 'its days wait for a person');
});

test('what an unknown device sends is kept unread, read when HR approves it, and asked for from before', async () => {
  const stranger = deviceOf('NEW000000001');
  const { pin } = people.headOfServicesInDumaguit;
  assert.match((await stranger.hello()).text, /^GET OPTION FROM: NEW000000001/);
  assert.equal((await stranger.push([attlogLine(pin, '2026-11-20 06:30:00'), 'bad'])).text, 'OK: 2');
  assert.equal((await stranger.push([`USER PIN=${pin}\tName=Someone\tPri=0`], 'OPERLOG')).text, 'OK: 1');
  assert.equal((await stranger.push(['photo'], 'ATTPHOTO')).text, 'OK: 1');
  assert.deepEqual(await stranger.poll(), []);
  const one = (await hr.call(listUnknownDevices)).body.unknown.find(({ serial }) => serial === 'NEW000000001')!;
  assert.deepEqual([one.state, one.posts], ['PENDING', 2]);
  assert.equal(await countOf(app, `attendance.punch where pin = '${pin}' and at = '2026-11-20 06:30+08'`), 0);

  const fields = { name: 'New gate', number: 501, campus_id: 1, location: 'East' };
  const approve = () => hr.call(approveUnknownDevice, { params: { serial: one.serial }, body: { fields, since: '2026-10-01' } });
  const [first, other] = await Promise.all([approve(), approve()]);
  const [won, lost] = first.status === 200 ? [first, other] : [other, first];
  assert.equal(won.status, 200, JSON.stringify(won.body));
  assert.ok([409, 422].includes(lost.status), 'the second approver is told');
  const job = await app.finishJob(hr, won.body.job.id);
  assert.deepEqual([job.state, job.result], ['done', { deliveries: 2, punches: 1 }]);
  assert.equal(await countOf(app, `attendance.punch where pin = '${pin}' and at = '2026-11-20 06:30+08'`), 1);
  assert.equal(await countOf(app, `adms.quarantine where serial = 'NEW000000001'`), 0);

  const commands = await stranger.poll();
  assert.match(commands[0]!.text, /^DATA QUERY ATTLOG StartTime=2026-10-01 00:00:00\tEndTime=2026-11-\d\d \d\d:\d\d:\d\d$/);
  assert.equal((await stranger.push([attlogLine(pin, '2026-10-05 06:31:00')])).text, 'OK: 1');
  await stranger.tell(commands[0]!.id, 1);
  const { body } = await hr.call(readDeviceLink, { params: { id: won.body.device.id } });
  assert.equal(body.commands.find(({ kind }) => kind === 'QUERY_PUNCHES')!.state, 'DONE');
  const isOnline = async () => (await hr.call(readDeviceLink, { params: { id: won.body.device.id } })).body.health.state === 'ONLINE';
  await until(isOnline, 'it was seen');
});

test('a rejected device leaves nothing behind, and is told to keep what it has; one beyond its place too', async () => {
  const stranger = deviceOf('NEW000000002');
  await stranger.push([attlogLine('1', '2026-11-20 06:30:00')]);
  await app.server.pool.query(`update adms.stranger set bytes = 256 * 1024 where serial = 'NEW000000002'`);
  assert.match((await stranger.push([attlogLine('1', '2026-11-20 06:30:00')])).text, /^ERROR/);
  const one = (await hr.call(listUnknownDevices)).body.unknown.find(({ serial }) => serial === 'NEW000000002')!;
  assert.equal(one.posts_refused, 1);
  assert.equal((await hr.call(rejectUnknownDevice, { params: { serial: one.serial } })).status, 200);
  assert.equal(await countOf(app, `adms.quarantine where serial = 'NEW000000002'`), 0);
  const { status, text } = await stranger.push([attlogLine('1', '2026-11-20 06:30:00')]);
  assert.equal(status, 200);
  assert.match(text, /^ERROR/);
});

test('a person is put on a device with the next poll, and leaves it once no one who serves holds the PIN', async () => {
  const { id, pin, fullname } = people.headOfServicesInDumaguit;
  const put = await hr.call(putPeopleOnDevices, { body: { devices: [9], people: [id], card: '0012345678' } });
  assert.equal(put.status, 200, JSON.stringify(put.body));
  const command = (await known.poll()).find(({ text }) => text.startsWith('DATA UPDATE'))!;
  assert.equal(command.text, `DATA UPDATE USERINFO PIN=${pin}\tName=${fullname.slice(0, 24).trim()}\tPrivilege=0\tPri=0\tCard=0012345678`);
  await known.tell(command.id, 0);
  const on = (await hr.call(listPinsOnDevice, { params: { id: 9 }, query: { term: pin } })).body.pins.find((one) => one.pin === pin)!;
  assert.equal(on.person!.id, id);
  assert.equal((await hr.call(putPeopleOnDevices, { body: { devices: [1], people: [id] } })).status, 422, 'device 1 does not push');

  const today = app.server.clock.today();
  const taken = await hr.call(unmapDeviceUser, { body: { pin, personnel_id: id, until: today } });
  assert.equal(taken.status, 200, JSON.stringify(taken.body));
  const removal = (await known.poll()).find(({ text }) => text.startsWith('DATA DELETE'))!;
  assert.equal(removal.text, `DATA DELETE USERINFO PIN=${pin}`);
  await known.tell(removal.id, 0);
  assert.equal(
    (await hr.call(listPinsOnDevice, { params: { id: 9 }, query: { term: pin } })).body.pins.some((one) => one.pin === pin),
    false,
  );
});

test('a command that fails says why, one that nobody takes expires, and counters that do not match are a fault', async () => {
  for (const body of [{ kind: 'REBOOT' }, { kind: 'COUNT_PUNCHES', from: '2026-11-01', to: '2026-11-02' }, { kind: 'INFO' }] as const)
    assert.equal((await hr.call(askDevice, { params: { id: 9 }, body })).status, 200);
  const [reboot, counting, info] = await known.poll('Ver 9.9,12,3,400,10.0.0.1');
  await known.tell(reboot!.id, -1002);
  await known.ask('POST', `/iclock/cdata?SN=${KNOWN.serial}`, `ID=${counting!.id}&Return=0&CMD=VERIFY SUM&AttlogSum=999999`);
  await known.ask(
    'POST',
    `/iclock/devicecmd?SN=${KNOWN.serial}`,
    `ID=${info!.id}&Return=0&CMD=INFO\n~DeviceName=K40\nFirmVer=Ver 10\nUserCount=77\n`,
  );
  await hr.call(askDevice, { params: { id: 9 }, body: { kind: 'CHECK' } });
  assert.equal((await fetch(`${app.url}/iclock/getrequest?SN=${KNOWN.serial}`, { method: 'HEAD' })).status, 200);
  assert.equal(
    await countOf(app, `adms.command where device_id = 9 and kind = 'CHECK' and state = 'QUEUED'`),
    1,
    'who only looks takes no command away',
  );
  await app.server.pool.query(`update adms.command set queued_at = queued_at - interval '25 hours' where kind = 'CHECK'`);
  assert.deepEqual(await known.poll(), [], 'what has expired is not handed over before it is marked');
  await watchDevices(app.server, 0);
  const { health, commands, counted } = (await hr.call(readDeviceLink, { params: { id: 9 } })).body;
  assert.match(commands.find(({ id }) => id === reboot!.id)!.failure!, /does not know this command/);
  assert.equal(commands.find(({ kind }) => kind === 'CHECK')!.state, 'EXPIRED');
  assert.deepEqual([health.firmware, health.users, counted!.device], ['Ver 10', 77, 999_999]);
  assert.ok(health.faults.some(({ kind }) => kind === 'COUNT'));
});

test('HR is told once that a device is silent, and once when it is back', async () => {
  const told = async (title: RegExp) => {
    const { rows } = await app.server.pool.query<{ title: string }>(
      `select n.title from notifications.notification n join identity.account a on a.id = n.account_id where a.email = 'hr@talaan.example'`,
    );
    return rows.filter((one) => title.test(one.title)).length;
  };
  const goSilent = () =>
    app.server.pool.query(`update attendance.device set last_seen_at = last_seen_at - interval '20 minutes' where id = 9`);
  await goSilent();
  const name = (await hr.call(readDevice, { params: { id: 9 } })).body.device.name;
  const [silent, over] = [new RegExp(`^${name}: silent$`), new RegExp(`^${name} is in order again$`)];
  const set = (minutes: number) =>
    app.server.pool.query(
      `insert into attendance.agency_setting (module, name, effective_on, value, reason, set_by, set_at)
       values ('adms', 'silentAfterMinutes', '2026-11-01', $1, 'Office order 12', ${people.hrOfficer.accountId}, now())
       on conflict (module, name, effective_on) do update set value = excluded.value`,
      [minutes],
    );
  const [silentBefore, overBefore] = [await told(silent), await told(over)];
  await set(60);
  await watchDevices(app.server, 0);
  assert.equal(await told(silent), silentBefore);
  await set(15);
  // A contact of the test before may be written late.
  await until(async () => {
    if ((await told(silent)) === silentBefore) await goSilent();
    await watchDevices(app.server, 0);
    return (await told(silent)) > silentBefore;
  }, 'it is told');
  await watchDevices(app.server, 0);
  assert.deepEqual([await told(silent), await told(over)], [silentBefore + 1, overBefore]);
  await known.poll();
  await until(async () => (await hr.call(readDeviceLink, { params: { id: 9 } })).body.health.state === 'ONLINE', 'it was seen');
  await watchDevices(app.server, 0);
  await watchDevices(app.server, 0);
  assert.deepEqual([await told(silent), await told(over)], [silentBefore + 1, overBefore + 1]);
  const list = (await hr.call(listDeviceHealth, { query: { state: 'ONLINE' } })).body.devices;
  assert.ok(list.some(({ id }) => id === 9));
});

test('a device with a key and networks is refused without them, and what it has stays on it', async () => {
  const set = (body: { networks: string[]; key?: string }) => hr.call(changeDeviceLink, { params: { id: 9 }, body });
  const line = attlogLine('70002', '2026-11-20 08:00:00');
  const isTold = (words: RegExp, path?: string) => async () => words.test((await known.push([line], 'ATTLOG', { path })).text);
  assert.equal((await set({ networks: ['nonsense'] })).status, 422);
  await set({ networks: ['10.0.0.0/8'] });
  await until(isTold(/^ERROR/), 'another network is refused');
  await set({ networks: ['127.0.0.0/8'], key: 'correct-key' });
  await until(isTold(/^OK: 1/, '/iclock/correct-key/iclock/cdata'), 'its key in the path of the server address is taken');
  assert.match((await known.push([line], 'ATTLOG', { path: '/iclock/wrong-key-1/iclock/cdata' })).text, /^ERROR/);
  await until(isTold(/^OK: 1/), 'the address from which the key came is known');
  assert.ok(!JSON.stringify((await hr.call(readDeviceLink, { params: { id: 9 } })).body).includes('correct-key'));
  const { device, version } = (await hr.call(readDevice, { params: { id: 9 } })).body;
  await hr.call(updateDevice, { params: { id: 9 }, body: { ...device, enabled: false }, headers: { 'if-match': String(version) } });
  await until(isTold(/^ERROR/), 'one that is switched off is refused');
  await hr.call(updateDevice, { params: { id: 9 }, body: { ...device, enabled: true } });
  await set({ networks: [], key: '' });
  await until(isTold(/^OK: 1/), 'it is taken again');
});

test('what belongs to access control is refused with a note, and nobody but HR sees devices', async () => {
  assert.match((await known.ask('POST', `/iclock/cdata?SN=${KNOWN.serial}&table=rtlog`, 'time=2026-11-20 08:00:00\tpin=1')).text, /^ERROR/);
  await until(async () => {
    await watchDevices(app.server, 0);
    return (await hr.call(readDeviceLink, { params: { id: 9 } })).body.health.faults.some(({ kind }) => kind === 'DIALECT');
  }, 'the fault is noted');
  for (const who of ['employee', 'head', 'clerk', 'nobody']) {
    const caller = await app.as(who);
    for (const { status } of [await caller.call(listDeviceHealth), await caller.call(listUnknownDevices)])
      assert.ok([401, 403].includes(status), who);
  }
});
