import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import { createDevice, readDevice, updateDevice } from '@talaan/devices/contract/devices.ts';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { endCards, listCards, printCards } from '../contract/cards.ts';
import { endTablet, issueEnrolmentCode, readTablet } from '../contract/devices.ts';
import { confirmKioskPunches, listKioskPunches, readKioskPhoto, rejectKioskPunches } from '../contract/review.ts';
import { softwareTablet } from './fixtures/software-tablet.ts';
import { forgetPhotosJob } from './review/forget-photos.ts';

const PHOTO = Buffer.from('a photo, as far as Talaan looks into it');
const HOUR = 3_600_000;

type Holder = typeof people.headOfServicesInDumaguit;

let app: TestApp;
let hr: Caller;
let visitor: Caller;
const holders = [people.headOfServicesInDumaguit, people.deanOfIndustrialTechnology, people.directorOfDumaguit];
let deviceId: number;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  visitor = await app.as('nobody');
  const body = { name: 'Gate kiosk', number: 777, campus_id: 1, mode: 'android' as const };
  deviceId = (await hr.call(createDevice, { body })).body.device.id;
});
after(() => app.close());

const now = () => app.server.clock.now().epochMilliseconds;

async function enrolled(clock = now) {
  const { body } = await hr.call(issueEnrolmentCode, { params: { id: deviceId } });
  const tablet = softwareTablet(visitor, clock);
  assert.equal((await tablet.enrol(body.code)).status, 200);
  return tablet;
}

async function cardOf({ id }: Holder): Promise<string> {
  await hr.call(printCards, { body: { people: [id] } });
  const { rows } = await app.server.pool.query<{ code: string }>(
    'select code from kiosk.card where personnel_id = $1 and ended_at is null',
    [id],
  );
  return rows[0]!.code;
}

async function count(from: string): Promise<number> {
  return (await app.server.pool.query<{ count: number }>(`select count(*) from ${from}`)).rows[0]!.count;
}

const punchesOf = ({ pin }: Holder) => count(`attendance.punch where device_id = ${deviceId} and pin = '${pin}'`);

async function pendingOf(given: string) {
  const { body } = await hr.call(listKioskPunches, { query: { state: 'PENDING', term: given } });
  return body.punches;
}

test('a code enrols one tablet, once, and only while it lasts', async () => {
  const { body } = await hr.call(issueEnrolmentCode, { params: { id: deviceId } });
  assert.match(body.address, new RegExp(`/androidLogs#${body.code.replaceAll('-', '')}$`));
  const [first, other] = [softwareTablet(visitor, now), softwareTablet(visitor, now)];
  const answers = await Promise.all([first.enrol(body.code), other.enrol(body.code.toLowerCase())]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 422],
  );
  assert.equal((await other.enrol('nonsense')).status, 422);
  const late = (await hr.call(issueEnrolmentCode, { params: { id: deviceId } })).body.code;
  await app.server.pool.query(`update kiosk.enrolment_code set expires_at = issued_at`);
  assert.equal((await other.enrol(late)).status, 422);
  assert.equal((await hr.call(issueEnrolmentCode, { params: { id: 1 } })).status, 409, 'device 1 is no kiosk');
  for (const who of ['employee', 'head', 'clerk'])
    assert.equal((await (await app.as(who)).call(issueEnrolmentCode, { params: { id: deviceId } })).status, 403, who);
});

test('a punch by card counts at once in the day of its person, and the same batch again changes nothing', async () => {
  const tablet = await enrolled();
  const holder = holders[0]!;
  const punch = tablet.punch(1, 'CARD', await cardOf(holder));
  const first = await tablet.send([punch]);
  assert.deepEqual(
    [first.status, first.body.state, first.body.answers[0]!.outcome, first.body.answers[0]!.person],
    [200, 'OPEN', 'COUNTED', holder.fullname],
  );
  const again = await tablet.send([punch, punch]);
  assert.deepEqual(again.body.answers, [first.body.answers[0], first.body.answers[0]]);
  assert.equal(await punchesOf(holder), 1);
  const isCounted = `attendance.person_punch where personnel_id = ${holder.id} and device_id = ${deviceId} and source = 'ANDROID'`;
  assert.equal(await count(isCounted), 1);
  for (let tries = 0; tries < 200 && (await count(`attendance.punched`)) > 0; tries++) await sleep(25);
  assert.equal(await count(`attendance.punched`), 0, 'the day was made due');
  assert.equal((await hr.call(readTablet, { params: { id: deviceId } })).body.tablet!.punches, 1);
});

test('what was not signed by the tablet is refused, whole or the one punch', async () => {
  const [tablet, other] = [await enrolled(), softwareTablet(visitor, now)];
  const punch = tablet.punch(1, 'CARD', await cardOf(holders[1]!));
  const forged = { ...tablet.punch(2, 'CARD', await cardOf(holders[1]!)), given: 'AAAAAAAAAAAAAAAAAAAAAAAA' };
  const before = await punchesOf(holders[1]!);
  assert.equal((await other.send([punch])).status, 422, 'a tablet that is none');
  const { body } = await tablet.send([punch, forged]);
  assert.deepEqual(
    body.answers.map(({ number, outcome }) => [number, outcome]),
    [
      [1, 'COUNTED'],
      [2, 'REFUSED'],
    ],
  );
  assert.equal(await punchesOf(holders[1]!), before + 1);
  await app.server.pool.query(
    `update kiosk.tablet set public_key = (select public_key from kiosk.tablet where device_id <> $1 limit 1) where device_id = $1`,
    [deviceId],
  );
  assert.equal((await tablet.send([])).status, 403);
});

test('a number with its photo counts, waits for a look, and is void when HR rejects it', async () => {
  const tablet = await enrolled();
  const holder = holders[2]!;
  const typed = holder.idno.replaceAll('-', '');
  const { answers } = (await tablet.send([tablet.punch(1, 'NUMBER', typed, { photo: PHOTO })])).body;
  assert.deepEqual([answers[0]!.outcome, answers[0]!.person], ['REVIEW', holder.fullname]);
  const pending = (await pendingOf(holder.idno)).find(({ device }) => device === 'Gate kiosk');
  assert.deepEqual([pending!.doubt, pending!.counts, pending!.has_photo], ['PHOTO', true, true]);
  const photo = await hr.call(readKioskPhoto, { params: { id: pending!.id } });
  assert.deepEqual(Buffer.from(photo.bytes), PHOTO);
  const { rows } = await app.server.pool.query<{ photo: Buffer }>('select photo from kiosk.punch where id = $1', [pending!.id]);
  assert.ok(!rows[0]!.photo.includes(PHOTO), 'it is sealed');
  assert.equal(await count(`kernel.record_opening where personnel_id = ${holder.id} and what = 'Photo of a kiosk'`), 1);
  const employee = await app.as('employee');
  assert.equal((await employee.call(readKioskPhoto, { params: { id: pending!.id } })).status, 403);

  const reject = () => hr.call(rejectKioskPunches, { body: { ids: [pending!.id], reason: 'ActingPerson else is on the photo' } });
  const [one, two] = await Promise.all([reject(), reject()]);
  assert.deepEqual(
    [one.status, two.status].toSorted((less, more) => less - more),
    [200, 409],
  );
  assert.equal(await count(`attendance.person_punch where personnel_id = ${holder.id} and device_id = ${deviceId} and not voided`), 0);
});

test('the photo is deleted after the days that the agency set, and the punch stays', async () => {
  const tablet = await enrolled();
  await tablet.send([tablet.punch(1, 'NUMBER', holders[2]!.idno, { photo: PHOTO })]);
  const withPhotos = await count('kiosk.punch where photo is not null');
  await app.server.pool.query(
    `update kiosk.punch set received_at = received_at - interval '91 days' where photo is not null and state = 'PENDING'`,
  );
  await forgetPhotosJob.run({ server: app.server, accountId: 1, runId: crypto.randomUUID(), progress: async () => undefined }, {});
  assert.ok((await count('kiosk.punch where photo is not null')) < withPhotos);
});

test('a card that nobody has is held; HR names the person of the photo, and then it counts', async () => {
  const tablet = await enrolled();
  const { answers } = (await tablet.send([tablet.punch(1, 'NUMBER', '9090-9090', { photo: PHOTO, ago: 60_000 })])).body;
  assert.deepEqual([answers[0]!.outcome, answers[0]!.person], ['HELD', null]);
  const [pending] = await pendingOf('9090-9090');
  const holder = holders[1]!;
  const before = await punchesOf(holder);
  const confirm = (personnelId: number | null) => hr.call(confirmKioskPunches, { body: { ids: [pending!.id], personnel_id: personnelId } });
  assert.equal((await confirm(null)).status, 422);
  assert.equal((await confirm(holder.id)).status, 200);
  assert.equal(await punchesOf(holder), before + 1);
});

test('punches made offline keep their time under a clock that is wrong, and are held where it was changed meanwhile', async () => {
  let behind = 3 * HOUR;
  const tablet = await enrolled(() => now() - behind);
  await app.server.pool.query(`update kiosk.tablet set enrolled_at = enrolled_at - interval '2 days' where ended_at is null`);
  await tablet.send([]);
  const holder = holders[0]!;
  const card = await cardOf(holder);
  const offline = tablet.punch(1, 'CARD', card, { ago: 2 * HOUR });
  const { answers } = (await tablet.send([offline])).body;
  assert.equal(answers[0]!.outcome, 'COUNTED');
  assert.ok(Math.abs(now() - 2 * HOUR - Date.parse(answers[0]!.at)) < 30_000);

  const under = tablet.punch(2, 'CARD', card, { ago: HOUR });
  behind = 0;
  const changed = (await tablet.send([under])).body.answers[0]!;
  assert.deepEqual([changed.outcome, changed.person], ['HELD', holder.fullname]);
  const pending = (await pendingOf(holder.idno)).find(({ doubt }) => doubt === 'CLOCK');
  assert.equal(pending!.counts, false);
  const factory = tablet.punch(3, 'CARD', card, { ago: now() });
  assert.equal((await tablet.send([factory])).body.answers[0]!.outcome, 'HELD');
  const of1970 = (await pendingOf(holder.idno)).find(({ at }) => at.startsWith('1970'))!;
  assert.equal((await hr.call(confirmKioskPunches, { body: { ids: [of1970.id] } })).status, 409, 'its time cannot be');
});

test('a tablet that was copied is named, and all that comes after is held', async () => {
  const tablet = await enrolled();
  const card = await cardOf(holders[1]!);
  await tablet.send([tablet.punch(1, 'CARD', card)]);
  const before = await punchesOf(holders[1]!);
  const copies = (await tablet.send([tablet.punch(1, 'CARD', card, { ago: 1000 })])).body;
  assert.deepEqual([copies.state, copies.answers[0]!.outcome], ['COPIED', 'HELD']);
  assert.equal((await tablet.send([tablet.punch(3, 'CARD', card)])).body.answers[0]!.outcome, 'HELD');
  assert.equal(await punchesOf(holders[1]!), before);
  const { body } = await hr.call(readTablet, { params: { id: deviceId } });
  assert.ok(body.tablet!.copied_at);
  assert.equal(body.tablet!.missing, 1, 'number 2 never came');
  assert.deepEqual(await told(), ['Gate kiosk: the tablet was copied'], 'once, however much it sends');
  const anew = await enrolled();
  assert.deepEqual(await told(), ['Gate kiosk is in order again', 'Gate kiosk: the tablet was copied']);
  assert.equal((await anew.send([anew.punch(1, 'CARD', card)])).body.answers[0]!.outcome, 'COUNTED');
  await enrolled();
  assert.equal((await told()).length, 2, 'a tablet in order that is replaced tells nobody');
});

/** What HR was told of the tablet, the newest first. */
async function told(): Promise<string[]> {
  const { body } = await hr.call(listNotifications, { query: {} });
  return body.notifications.map(({ title }) => title).filter((title) => title.startsWith('Gate kiosk'));
}

test('what a tablet kept before it was ended, or its device switched off, is not lost', async () => {
  const tablet = await enrolled();
  const card = await cardOf(holders[0]!);
  const kept = tablet.punch(1, 'CARD', card);
  assert.equal((await hr.call(endTablet, { params: { id: deviceId } })).status, 200);
  assert.equal((await hr.call(endTablet, { params: { id: deviceId } })).status, 409);
  const { body } = await tablet.send([kept]);
  assert.deepEqual([body.state, body.answers[0]!.outcome], ['ENDED', 'HELD']);
  const next = await enrolled();
  const { device } = (await hr.call(readDevice, { params: { id: deviceId } })).body;
  await hr.call(updateDevice, { params: { id: deviceId }, body: { ...device, enabled: false } });
  assert.equal((await next.send([])).body.state, 'ENDED');
  await hr.call(updateDevice, { params: { id: deviceId }, body: { ...device, enabled: true } });
  assert.equal((await next.send([])).body.state, 'OPEN');
});

test('cards are printed with the name, stay the same when printed again, and end where one was lost', async () => {
  const code = await cardOf(holders[0]!);
  const { job } = (await hr.call(printCards, { body: { people: holders.map(({ id }) => id) } })).body;
  const done = await app.finishJob(hr, job.id);
  const { bytes } = await hr.call(downloadFile, { params: { id: (done.result as { file_id: number }).file_id } });
  const text = await readPdfText(bytes);
  for (const { idno } of holders) assert.match(text, new RegExp(idno));
  assert.equal(await cardOf(holders[0]!), code);

  const tablet = await enrolled();
  const before = tablet.punch(1, 'CARD', code, { ago: 1000 });
  assert.equal((await hr.call(endCards, { body: { people: [holders[0]!.id] } })).status, 200);
  const { answers } = (await tablet.send([before, tablet.punch(2, 'CARD', code, { ago: -60_000 })])).body;
  assert.deepEqual(
    answers.map(({ outcome }) => outcome),
    ['COUNTED', 'HELD'],
    'it worked until it was ended',
  );
  const [row] = (await hr.call(listCards, { query: { term: holders[0]!.idno } })).body.cards;
  assert.deepEqual([row!.issued_at, row!.ended], [null, 1]);
});

test('a person without a PIN punches too: it waits among the PINs without a person', async () => {
  const person = people.accountingClerk;
  await app.server.pool.query('delete from personnel.device_pin where personnel_id = $1', [person.id]);
  const tablet = await enrolled();
  const { answers } = (await tablet.send([tablet.punch(1, 'CARD', await cardOf(person))])).body;
  assert.equal(answers[0]!.outcome, 'COUNTED');
  const pin = `ID${person.idno.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`;
  assert.equal(await count(`attendance.punch where pin = '${pin}'`), 1);
});
