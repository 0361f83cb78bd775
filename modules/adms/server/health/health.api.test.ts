import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { putPeopleOnDevices } from '../../contract/commands.ts';
import { changeDeviceLink, readDeviceLink } from '../../contract/devices.ts';
import { countOf, until } from '../fixtures/push-kit.ts';
import { tidyDevicesJob } from './tidy-devices.ts';
import { watchDevices } from './watch-devices.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ work: 'asked' });
});
after(() => app.close());

/** A poll through the proxy of this machine, from an address behind it. */
const pollFrom = (address: string, serial: string) =>
  fetch(`${app.url}/iclock/getrequest?SN=${serial}`, { headers: { 'x-forwarded-for': address } });

test('two devices with one serial number are noticed by addresses that take turns; one that moves is not', async () => {
  const hr = await app.as('hr');
  const faultsOf = async (id: number) => {
    await watchDevices(app.server, 0);
    return (await hr.call(readDeviceLink, { params: { id } })).body.health.faults.map(({ kind }) => kind);
  };
  for (const id of [9, 10]) await hr.call(changeDeviceLink, { params: { id }, body: { networks: ['10.1.0.0/16'] } });
  for (const address of ['10.1.1.1', '10.1.1.2', '10.1.1.2']) await pollFrom(address, 'TSU26000010');
  for (const address of ['10.1.1.1', '10.1.1.2', '10.1.1.1']) await pollFrom(address, 'TSU26000009');
  await until(async () => (await faultsOf(9)).includes('TWO_ADDRESSES'), 'turns are noticed');
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
  const hr = await app.as('hr');
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
