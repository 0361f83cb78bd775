import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { giveMyConsent, readMyFace, readMyFacePhoto, withdrawMyConsent } from '../contract/mine.ts';
import {
  endFaceEnrolment,
  fetchConsentPaper,
  listFacePeople,
  printConsentForm,
  readFacePerson,
  readFacePhoto,
  recordConsent,
  registerFace,
  withdrawConsent,
} from '../contract/people.ts';
import { listRecognitions, readCaptureSettings, recognizeFace } from '../contract/recognition.ts';
import { FOR_TRIAL, forPunch, sealFace } from '../rules/sealed-face.ts';
import { bytesOfDescriptor, FACE_MODEL } from '../rules/similarity.ts';
import { consentOf, countRows, PDF, peopleWithoutFaces, register, type Person } from './fixtures/faces-at-hand.ts';
import { anotherImage, JPEG, softwareDescriptor, softwareImages, WELL_MEASURED } from './fixtures/software-face.ts';

let app: TestApp;
let hr: Caller;
/** An HR officer of campus 2 alone. */
let campusHr: Caller;
let unseen: Person[];
let elsewhere: Person[];

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  await app.server.pool.query(`
    insert into identity.account_role (account_id, role_id, scope, campus_id, during)
    select a.id, r.id, 'campus', 2, '[2026-01-01,)' from identity.account a, identity.role r where a.email = 'clerk@talaan.example' and r.name = 'HR administrator'`);
  campusHr = await app.as('clerk');
  const all = await peopleWithoutFaces(app);
  [unseen, elsewhere] = [all.filter(({ campus }) => campus === 1), all.filter(({ campus }) => campus === 2)];
});
after(() => app.close());

/** The next of campus 1 of whom nothing is recorded, with a consent. */
async function consented(): Promise<Person> {
  const person = unseen.shift()!;
  assert.equal((await consentOf(hr, person)).status, 200);
  return person;
}

async function registered(seed: number): Promise<Person> {
  const person = await consented();
  const answer = await register(hr, person, seed);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return person;
}

const count = (from: string) => countRows(app, from);

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted((one, other) => one - other);

const keptOf = async ({ id }: Pick<Person, 'id'>) =>
  Promise.all(['template', 'face', 'photo'].map((table) => count(`faces.${table} where personnel_id = ${id}`)));

async function tryOut(caller: Caller, descriptor: Float32Array, more: { measured?: object; purpose?: string; campus?: number } = {}) {
  const { face_key: key } = (await hr.call(readCaptureSettings)).body;
  const taken = {
    descriptor,
    model: FACE_MODEL,
    measured: { ...WELL_MEASURED, ...more.measured },
    challenge: 'TURN_LEFT',
    passed: true,
  } as const;
  const face = await sealFace(taken, key, more.purpose ?? FOR_TRIAL);
  return caller.call(recognizeFace, { body: { face, campus_id: more.campus ?? null } });
}

test('without a consent no face is registered; the signed paper opens the way, once, and can be read', async () => {
  const person = unseen.shift()!;
  const none = await register(hr, person, 1);
  assert.deepEqual([none.status, (none.body as { message: string }).message.includes('has not consented')], [409, true]);
  const form = await hr.call(printConsentForm, { params: { id: person.id } });
  assert.match(await readPdfText(form.bytes), new RegExp(`${person.idno}[\\s\\S]*Other ways`));
  assert.equal((await consentOf(hr, person)).status, 200);
  assert.equal((await consentOf(hr, person)).status, 409);
  const paper = await hr.call(fetchConsentPaper, { params: { id: person.id } });
  assert.equal(Buffer.from(paper.bytes).toString(), PDF.content);
  const late = await hr.call(uploadDocument, { file: PDF });
  const future = { given_on: '2026-12-24', attachment_path: late.body.path };
  assert.equal((await hr.call(recordConsent, { params: { id: unseen[0]!.id }, body: future })).status, 422);
  assert.equal((await register(hr, person, 1)).status, 200);
  const again = await register(hr, person, 1);
  assert.equal(again.status, 409, 'once at a time');
  const { enrolment, consent } = (await hr.call(readFacePerson, { params: { id: person.id } })).body;
  assert.deepEqual([consent!.kind, enrolment!.images.map(({ pose }) => pose)], ['PAPER', ['FRONT', 'LEFT', 'RIGHT']]);
  const [row] = (await hr.call(listFacePeople, { query: { term: person.idno } })).body.people;
  assert.deepEqual([row!.state, row!.images], ['ENROLLED', 3]);
});

test('images that will not do are refused with what to do, however the browser judged them', async () => {
  const { id } = await consented();
  const face = softwareDescriptor(2);
  const send = (images: ReturnType<typeof softwareImages>) =>
    hr.call(registerFace, { params: { id }, body: { model: FACE_MODEL, images } });
  const good = softwareImages(face);
  const refusals: [string, typeof good, RegExp][] = [
    ['small', softwareImages(face, { width: 100 }), /Come closer/],
    ['two faces', softwareImages(face, { faces: 2 }), /More than one face/],
    ['a picture held up', softwareImages(face, { real: 100 }), /picture of a face/],
    ['two images', good.slice(0, 2), /at least three/],
    ['no front', [good[1]!, good[1]!, good[2]!], /from the front/],
    ['two people', [good[0]!, good[1]!, softwareImages(softwareDescriptor(3))[2]!], /not enough like the front/],
    ['no numbers', good.map((one) => ({ ...one, descriptor: Buffer.alloc(4096, 0xff).toString('base64') })), /could not be described/],
    ['no photo', good.map((one) => ({ ...one, photo: Buffer.from('<svg onload=alert(1)>').toString('base64') })), /no JPEG/],
  ];
  for (const [name, images, fault] of refusals) {
    const answer = await send(images);
    assert.equal(answer.status, 422, name);
    assert.match((answer.body as { message: string }).message, fault, name);
  }
  const old = await hr.call(registerFace, { params: { id }, body: { model: 'human 2.0' as typeof FACE_MODEL, images: good } });
  assert.equal(old.status, 422);
  assert.equal(await count(`faces.enrolment where personnel_id = ${id}`), 0);
});

test('a face that is registered under another name is refused, told apart only with a reason, and not named to who does not reach that person', async () => {
  const first = await registered(10);
  const twin = await consented();
  const refused = await register(hr, twin, 10);
  assert.equal(refused.status, 409);
  assert.deepEqual((refused.body as unknown as { matched: object }).matched, { id: first.id, fullname: first.fullname, idno: first.idno });
  const other = elsewhere.shift()!;
  assert.equal((await consentOf(campusHr, other)).status, 200);
  const beyond = await register(campusHr, other, 10);
  assert.equal(beyond.status, 409);
  assert.ok(!JSON.stringify(beyond.body).includes(first.fullname) && !JSON.stringify(beyond.body).includes(first.idno));
  const apart = (id: number, reason = 'Twin sister; both came with their IDs') => ({ not_the_same_as: { personnel_id: id, reason } });
  assert.equal((await register(campusHr, other, 10, apart(first.id))).status, 404, 'who does not reach a person judges nothing about them');
  assert.equal((await register(hr, twin, 10, apart(first.id, 'no'))).status, 422);
  assert.equal((await register(hr, twin, 10, apart(other.id))).status, 422, 'told apart from somebody else');
  assert.equal((await register(hr, twin, 10, apart(first.id))).status, 200);
  const { enrolment } = (await hr.call(readFacePerson, { params: { id: twin.id } })).body;
  assert.equal(enrolment!.not_the_same_as, first.fullname);
  const told = `kernel.audit_event where action = 'register a face' and personnel_id = ${twin.id} and after::text like '%Twin sister%'`;
  assert.equal(await count(told), 1);
  const tried = (await tryOut(hr, anotherImage(softwareDescriptor(10), 77))).body;
  assert.deepEqual([tried.outcome, tried.score! - tried.second! < 50], ['DOUBTFUL', true], 'twins are for people to judge');
});

test('of two registrations of one person, or of one face under two names, at the same moment one wins', async () => {
  const one = await consented();
  const both = await Promise.all([register(hr, one, 20), register(hr, one, 20)]);
  assert.deepEqual(statusesOf(both), [200, 409]);
  const [two, three] = [await consented(), await consented()];
  const same = await Promise.all([register(hr, two, 21), register(hr, three, 21)]);
  assert.deepEqual(statusesOf(same), [200, 409]);
});

test('at rest there are no numbers, no photo and no age or sex, and a sealed row opens for nobody else', async () => {
  const person = await registered(30);
  const client = await app.owner.connect();
  await client.query('begin');
  const closed = await client.query('select * from faces.face');
  assert.equal(closed.rowCount, 0, 'closed even to who owns the tables');
  await client.query(`select set_config('talaan.opened', $1, true)`, [String(person.id)]);
  const bytes = (table: string) => client.query<{ sealed: Buffer }>(`select sealed from faces.${table} where personnel_id = ${person.id}`);
  const stored = [await bytes('template'), await bytes('face'), await bytes('photo')].flatMap(({ rows }) =>
    rows.map(({ sealed }) => sealed),
  );
  await client.query('rollback');
  client.release();
  assert.equal(stored.length, 7);
  const plain = Buffer.from(bytesOfDescriptor(anotherImage(softwareDescriptor(30), 0)));
  for (const sealed of stored) {
    assert.ok(!sealed.includes(plain.subarray(0, 16)), 'the first numbers are nowhere');
    assert.ok(!sealed.includes(JPEG.subarray(4)), 'nor is the photo');
  }
  const columns = await app.server.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'faces'`,
  );
  for (const { name } of columns.rows) assert.doesNotMatch(name, /(^|[._])(age|sex|gender|race|emotion|mood)([._]|$)/);
  const other = await registered(31);
  const swap = await app.owner.connect();
  await swap.query('begin');
  await swap.query(`select set_config('talaan.opened', '*', true)`);
  await swap.query(
    `update faces.photo set sealed = (select sealed from faces.photo where personnel_id = $1 and number = 1)
    where personnel_id = $2 and number = 1`,
    [other.id, person.id],
  );
  await swap.query('commit');
  swap.release();
  assert.equal((await hr.call(readFacePhoto, { params: { id: person.id, image: 1 } })).status, 500, 'a row that was swapped is not shown');
});

test('a registered image is shown within reach alone, and that it was opened is told to its person', async () => {
  const person = await registered(40);
  const photo = await hr.call(readFacePhoto, { params: { id: person.id, image: 1 } });
  assert.deepEqual(Buffer.from(photo.bytes), JPEG);
  assert.equal(await count(`kernel.record_opening where personnel_id = ${person.id} and what = 'Registered face'`), 1);
  assert.equal((await hr.call(readFacePhoto, { params: { id: person.id, image: 9 } })).status, 404);
  const of = { params: { id: person.id, image: 1 } };
  assert.equal((await campusHr.call(readFacePhoto, of)).status, 404, 'another campus');
  const alone = { params: { id: person.id } };
  assert.equal((await campusHr.call(readFacePerson, alone)).status, 404);
  for (const call of [printConsentForm, fetchConsentPaper]) assert.equal((await campusHr.call(call, alone)).status, 404, call.path);
  assert.equal((await register(campusHr, person, 41)).status, 404);
  const reason = { reason: 'Not of my campus' };
  assert.equal((await campusHr.call(withdrawConsent, { params: { id: person.id }, body: reason })).status, 404);
  assert.equal((await campusHr.call(endFaceEnrolment, { params: { id: person.id }, body: reason })).status, 404);
  const listed = (await campusHr.call(listFacePeople, { query: { per_page: 999 } })).body.people;
  assert.ok(listed.length > 0 && !listed.some(({ id }) => id === person.id));
  for (const who of ['employee', 'head', 'president']) assert.equal((await (await app.as(who)).call(readFacePhoto, of)).status, 403, who);
});

test('who withdraws on their own account is forgotten at once: numbers, template and photos, and no kiosk finds them', async () => {
  const employee = await app.as('employee');
  const mine = (await employee.call(readMyFace)).body;
  assert.equal(mine.consent, null);
  assert.equal((await employee.call(giveMyConsent, { body: { text_version: mine.text.version + 1 } })).status, 409, 'another text');
  assert.equal((await employee.call(giveMyConsent, { body: { text_version: mine.text.version } })).status, 200);
  assert.equal((await employee.call(giveMyConsent, { body: { text_version: mine.text.version } })).status, 409);
  const person = people.accountingClerk;
  assert.equal((await register(hr, person, 50)).status, 200);
  assert.deepEqual(Buffer.from((await employee.call(readMyFacePhoto, { params: { image: 1 } })).bytes), JPEG);
  assert.equal((await tryOut(hr, softwareDescriptor(50))).body.outcome, 'ACCEPTED');
  assert.deepEqual(await keptOf(person), [1, 3, 3]);
  assert.equal((await employee.call(readMyFace)).body.recognitions, 1);

  assert.equal((await employee.call(withdrawMyConsent)).status, 200);
  assert.deepEqual(await keptOf(person), [0, 0, 0]);
  const after_ = (await tryOut(hr, softwareDescriptor(50))).body;
  assert.deepEqual([after_.outcome, after_.person], ['UNKNOWN', null]);
  assert.equal((await employee.call(withdrawMyConsent)).status, 409);
  assert.equal((await employee.call(readMyFacePhoto, { params: { image: 1 } })).status, 404);
  assert.equal(await count(`kernel.audit_event where action = 'delete a face' and personnel_id = ${person.id}`), 1);
});

test('HR withdraws or deletes with a reason; nobody does any of it to their own record', async () => {
  const person = await registered(60);
  const of = { params: { id: person.id } };
  assert.equal((await hr.call(endFaceEnrolment, { ...of, body: { reason: 'no' } })).status, 422);
  assert.equal((await hr.call(endFaceEnrolment, { ...of, body: { reason: 'Taken without her glasses' } })).status, 200);
  assert.deepEqual(await keptOf(person), [0, 0, 0]);
  assert.equal((await hr.call(endFaceEnrolment, { ...of, body: { reason: 'Once more' } })).status, 409);
  assert.equal((await register(hr, person, 60)).status, 200, 'the consent stays');
  assert.equal((await hr.call(withdrawConsent, { ...of, body: { reason: 'Asked for it by letter' } })).status, 200);
  assert.deepEqual(await keptOf(person), [0, 0, 0]);
  assert.equal((await hr.call(readFacePerson, of)).body.withdrawn!.because, 'Asked for it by letter');
  assert.equal((await register(hr, person, 60)).status, 409);
  assert.equal((await consentOf(hr, people.hrOfficer)).status, 403);
  assert.equal((await register(hr, people.hrOfficer, 61)).status, 403);
});

test('a face that is tried is found within reach alone; a mask, another purpose or a changed byte is not', async () => {
  const person = await registered(70);
  const face = softwareDescriptor(70);
  const found = (await tryOut(hr, anotherImage(face, 7))).body;
  assert.deepEqual([found.outcome, found.person!.id, found.score! >= 650], ['ACCEPTED', person.id, true]);
  assert.equal((await tryOut(hr, face, { measured: { real: 100 } })).body.outcome, 'DOUBTFUL');
  assert.deepEqual((await tryOut(hr, softwareDescriptor(71))).body.person, null);
  assert.deepEqual((await tryOut(campusHr, face)).body.person, null, 'another campus');
  assert.equal((await tryOut(campusHr, face, { campus: 1 })).status, 404);
  assert.equal((await tryOut(hr, face, { campus: 2 })).body.outcome, 'UNKNOWN');
  assert.equal((await tryOut(hr, face, { purpose: forPunch('2026-11-20T01:00:00.000Z') })).status, 422);
  assert.equal((await hr.call(recognizeFace, { body: { face: Buffer.alloc(4400, 7).toString('base64') } })).status, 422);
  const rows = (await hr.call(listRecognitions, { query: { term: person.idno } })).body.recognitions;
  assert.deepEqual(rows.map(({ outcome }) => outcome).toSorted(), ['ACCEPTED', 'DOUBTFUL']);
  assert.equal((await campusHr.call(listRecognitions, { query: { term: person.idno } })).body.total, 0);
  assert.equal(await count(`faces.recognition where outcome = 'UNKNOWN' and personnel_id is not null`), 0);
});
