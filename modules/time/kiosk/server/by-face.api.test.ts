import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createDevice } from '@talaan/devices/contract/devices.ts';
import { withdrawConsent, readFacePhoto } from '@talaan/faces/contract/people.ts';
import { readCaptureSettings } from '@talaan/faces/contract/recognition.ts';
import { FOR_TRIAL, forPunch, sealFace } from '@talaan/faces/rules/sealed-face.ts';
import { FACE_MODEL } from '@talaan/faces/rules/similarity.ts';
import { consentOf, peopleWithoutFaces, register, type Person } from '@talaan/faces/server/fixtures/faces-at-hand.ts';
import { anotherImage, JPEG, softwareDescriptor, WELL_MEASURED } from '@talaan/faces/server/fixtures/software-face.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { issueEnrolmentCode } from '../contract/devices.ts';
import { confirmKioskPunches, listKioskPunches, readKioskPhoto } from '../contract/review.ts';
import { softwareTablet } from './fixtures/software-tablet.ts';

const HOUR = 3_600_000;
const NAMELESS = ['HELD', null];
const HELD = ['FACE', false];

let app: TestApp;
let hr: Caller;
let visitor: Caller;
let people: Person[];
let elsewhere: Person[];
let faceKey: string;
let devices: [number, number];

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, visitor] = [await app.as('hr'), await app.as('nobody')];
  const all = await peopleWithoutFaces(app);
  [people, elsewhere] = [all.filter(({ campus }) => campus === 1), all.filter(({ campus }) => campus === 2)];
  faceKey = (await hr.call(readCaptureSettings)).body.face_key;
  const device = async (number: number, campus: number) => {
    const body = { name: `Gate kiosk ${number}`, number, campus_id: campus, mode: 'android' as const };
    return (await hr.call(createDevice, { body })).body.device.id;
  };
  devices = [await device(778, 1), await device(779, 2)];
});
after(() => app.close());

const now = () => app.server.clock.now().epochMilliseconds;

async function enrolled(device = devices[0]) {
  const { body } = await hr.call(issueEnrolmentCode, { params: { id: device } });
  const tablet = softwareTablet(visitor, now);
  const answer = await tablet.enrol(body.code);
  assert.equal(answer.status, 200);
  return { ...tablet, said: answer.body };
}

/** Seals a face as a tablet does. */
const sealing =
  (descriptor: Float32Array, { measured = {}, passed = true, purpose = '' } = {}) =>
  (at: string) =>
    sealFace(
      { descriptor, model: FACE_MODEL, measured: { ...WELL_MEASURED, ...measured }, challenge: 'TURN_LEFT', passed },
      faceKey,
      purpose || forPunch(at),
    );

async function registered(seed: number, from = people): Promise<Person> {
  const person = from.shift()!;
  assert.equal((await consentOf(hr, person)).status, 200);
  assert.equal((await register(hr, person, seed)).status, 200);
  return person;
}

async function count(from: string): Promise<number> {
  return (await app.server.pool.query<{ count: number }>(`select count(*)::integer as count from ${from}`)).rows[0]!.count;
}

const countedOf = ({ id }: Person) =>
  count(`attendance.person_punch where personnel_id = ${id} and device_id = any('{${devices.join()}}') and not voided`);
const FROM = { photo: JPEG };

async function pendingOf(person: Person) {
  const { punches } = (await hr.call(listKioskPunches, { query: { state: 'PENDING', personnel: person.id } })).body;
  return punches;
}

test('a face that is recognized counts at once, and the same batch again changes nothing', async () => {
  const before_ = await enrolled();
  assert.deepEqual([before_.said.faces, before_.said.face_key], [false, faceKey], 'nobody at the campus is registered yet');
  const person = await registered(1);
  const tablet = await enrolled();
  assert.equal(tablet.said.faces, true);
  const punch = await tablet.byFace(1, sealing(anotherImage(softwareDescriptor(1), 9)), FROM);
  const { body } = await tablet.send([punch]);
  assert.deepEqual([body.faces, body.answers[0]!.outcome, body.answers[0]!.person], [true, 'COUNTED', person.fullname]);
  assert.deepEqual((await tablet.send([punch])).body.answers, body.answers);
  assert.equal(await countedOf(person), 1);
  assert.equal(await count(`faces.recognition where personnel_id = ${person.id} and outcome = 'ACCEPTED'`), 1);
});

test('the face of nobody is refused at once and leaves neither photo nor line in the queue; offline it is held', async () => {
  const tablet = await enrolled();
  const stranger = softwareDescriptor(1000);
  const punch = await tablet.byFace(1, sealing(stranger), FROM);
  const { answers } = (await tablet.send([punch])).body;
  assert.deepEqual([answers[0]!.outcome, answers[0]!.person], ['REFUSED', null]);
  assert.deepEqual((await tablet.send([punch])).body.answers, answers);
  assert.equal(await count(`kiosk.punch where state = 'REFUSED' and photo is null and personnel_id is null`), 1);
  const waited = await tablet.byFace(2, sealing(stranger), { ...FROM, ago: 60_000 });
  const held = (await tablet.send([waited])).body.answers[0]!;
  assert.deepEqual([held.outcome, held.person], ['HELD', null]);
  const listed = (await hr.call(listKioskPunches, { query: { state: 'PENDING', doubt: 'UNKNOWN', term: 'gate kiosk 778' } })).body.punches;
  assert.deepEqual([listed.length, listed[0]!.way, listed[0]!.given, listed[0]!.has_photo], [1, 'FACE', '', true]);
});

test('a doubtful face, a mask or a challenge that was not done is held without a name; HR compares the photos and may name another person', async () => {
  const [person, other] = [await registered(20), await registered(21)];
  const tablet = await enrolled();
  const blurred = anotherImage(softwareDescriptor(20), 5, 4.1);
  const punches = [
    await tablet.byFace(1, sealing(blurred), FROM),
    await tablet.byFace(2, sealing(softwareDescriptor(20), { measured: { real: 200 } }), FROM),
    await tablet.byFace(3, sealing(softwareDescriptor(20), { passed: false }), FROM),
  ];
  const { answers } = (await tablet.send(punches)).body;
  assert.deepEqual(
    answers.map(({ outcome, person: named }) => [outcome, named]),
    [NAMELESS, NAMELESS, NAMELESS],
  );
  assert.deepEqual((await tablet.send(punches)).body.answers, answers, 'nor is a name told when it is sent again');
  assert.equal(await countedOf(person), 0);
  const pending = await pendingOf(person);
  assert.deepEqual(
    pending.map(({ doubt, counts }) => [doubt, counts]),
    [HELD, HELD, HELD],
  );
  assert.ok(pending.every(({ face }) => face!.is_registered && face!.score! >= 520));
  assert.deepEqual(Buffer.from((await hr.call(readKioskPhoto, { params: { id: pending[0]!.id } })).bytes), JPEG);
  assert.equal((await hr.call(readFacePhoto, { params: { id: person.id, image: 1 } })).status, 200);
  const confirm = (id: number, personnelId: number | null) =>
    hr.call(confirmKioskPunches, { body: { ids: [id], personnel_id: personnelId } });
  assert.equal((await confirm(pending[0]!.id, null)).status, 200);
  assert.equal((await confirm(pending[1]!.id, other.id)).status, 200);
  assert.deepEqual([await countedOf(person), await countedOf(other)], [1, 1]);
});

test('a kiosk finds people of its campus alone', async () => {
  const far = await registered(30, elsewhere);
  const here = await enrolled(devices[0]);
  const answer = (await here.send([await here.byFace(1, sealing(softwareDescriptor(30)), FROM)])).body.answers[0]!;
  assert.deepEqual([answer.outcome, answer.person], ['REFUSED', null]);
  const there = await enrolled(devices[1]);
  const known = (await there.send([await there.byFace(1, sealing(softwareDescriptor(30)), FROM)])).body.answers[0]!;
  assert.deepEqual([known.outcome, known.person], ['COUNTED', far.fullname]);
});

test('a face that was kept is not sent a second time: not for another moment, not under another number, not with a byte changed, not from a trial', async () => {
  const person = await registered(40);
  const tablet = await enrolled();
  const first = await tablet.byFace(1, sealing(softwareDescriptor(40)), FROM);
  assert.equal((await tablet.send([first])).body.answers[0]!.outcome, 'COUNTED');
  const again = await tablet.byFace(2, async () => first.face!, FROM);
  const trial = await tablet.byFace(3, sealing(softwareDescriptor(40), { purpose: FOR_TRIAL }), FROM);
  const changed = await tablet.byFace(
    4,
    async (at) => {
      const bytes = Uint8Array.fromBase64(await sealing(softwareDescriptor(40))(at));
      return bytes.with(500, bytes[500]! ^ 1).toBase64();
    },
    FROM,
  );
  const { answers } = (await tablet.send([again, trial, changed])).body;
  assert.deepEqual(
    answers.map(({ outcome, person: named }) => [outcome, named]),
    [NAMELESS, NAMELESS, NAMELESS],
  );
  const swapped = { ...(await tablet.byFace(5, sealing(softwareDescriptor(40)), FROM)), face: first.face! };
  assert.equal((await tablet.send([swapped])).body.answers[0]!.outcome, 'REFUSED', 'signed was another face');
  const bare = { ...first, number: 6, face: undefined };
  assert.equal((await tablet.send([bare as never])).status, 422);
  assert.equal(await countedOf(person), 1);
});

test('a punch that waited counts by the moment it was made; who withdrew meanwhile is found no more', async () => {
  const [person, leaver] = [await registered(50), await registered(51)];
  const tablet = await enrolled();
  await app.server.pool.query(`update kiosk.tablet set enrolled_at = enrolled_at - interval '1 day' where ended_at is null`);
  const waited = await tablet.byFace(1, sealing(softwareDescriptor(50)), { ...FROM, ago: HOUR });
  const left = await tablet.byFace(2, sealing(softwareDescriptor(51)), { ...FROM, ago: HOUR });
  await hr.call(withdrawConsent, { params: { id: leaver.id }, body: { reason: 'Asked for it by letter' } });
  const { answers } = (await tablet.send([waited, left])).body;
  assert.deepEqual(
    answers.map(({ outcome, person: named }) => [outcome, named]),
    [
      ['COUNTED', person.fullname],
      ['HELD', null],
    ],
  );
  assert.ok(Math.abs(now() - HOUR - Date.parse(answers[0]!.at)) < 30_000);
  assert.equal(await countedOf(leaver), 0);
});
