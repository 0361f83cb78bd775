import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { changesNow } from '@talaan/kernel/server/kept/changes-of.ts';
import { mergePersonnel, previewPersonnelMerge } from '@talaan/personnel/contract/record.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { readFacePerson, readFacePhoto, withdrawConsent } from '../../contract/people.ts';
import { readCaptureSettings, recognizeFace } from '../../contract/recognition.ts';
import { FOR_TRIAL, sealFace } from '../../rules/sealed-face.ts';
import { FACE_MODEL } from '../../rules/similarity.ts';
import { consentOf, countRows, peopleWithoutFaces, register, type Person } from '../fixtures/faces-at-hand.ts';
import { fillFaces } from '../fixtures/fill-faces.ts';
import { JPEG, softwareDescriptor, WELL_MEASURED } from '../fixtures/software-face.ts';
import { findAlike } from '../matching/find-alike.ts';
import { sealedFaces } from '../sealing/sealed-faces.ts';
import { forgetFacesJob } from './forget-job.ts';

let app: TestApp;
let hr: Caller;
let people: Person[];

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  people = (await peopleWithoutFaces(app)).filter(({ campus }) => campus === 1);
});
after(() => app.close());

const count = (from: string) => countRows(app, from);
const keptOf = ({ id }: Pick<Person, 'id'>) =>
  Promise.all(['template', 'face', 'photo'].map((table) => count(`faces.${table} where personnel_id = ${id}`)));

async function registered(seed: number, person = people.shift()!): Promise<Person> {
  assert.equal((await consentOf(hr, person)).status, 200);
  assert.equal((await register(hr, person, seed)).status, 200);
  return person;
}

async function sealed(seed: number): Promise<string> {
  const { face_key: key } = (await hr.call(readCaptureSettings)).body;
  const taken = { model: FACE_MODEL, measured: WELL_MEASURED, challenge: 'TURN_LEFT', passed: true } as const;
  return sealFace({ ...taken, descriptor: softwareDescriptor(seed) }, key, FOR_TRIAL);
}

const whoIs = async (seed: number) => (await hr.call(recognizeFace, { body: { face: await sealed(seed) } })).body.person?.id ?? null;

/** The last day of service, so many days ago. */
async function end(days: number, { id }: Person): Promise<void> {
  await app.server.pool.query(
    'update personnel.appointment set during = daterange(lower(during), $2::date - $3::integer) where personnel_id = $1 and upper_inf(during)',
    [id, app.server.clock.today(), days],
  );
}

test('who left is forgotten after the days set, and recognitions when their time is over', async () => {
  const [gone, lately] = [await registered(80), await registered(81)];
  await end(40, gone);
  await end(10, lately);
  assert.deepEqual([await whoIs(80), await whoIs(81)], [null, null], 'who is not in service is not found');
  await app.server.pool.query(
    `update faces.recognition set at = at - interval '91 days' where id = (select min(id) from faces.recognition)`,
  );
  const recognitions = await count('faces.recognition');
  await forgetFacesJob.run({ server: app.server, accountId: 0, runId: crypto.randomUUID(), progress: async () => undefined }, {});
  assert.deepEqual(await keptOf(gone), [0, 0, 0]);
  assert.deepEqual(await keptOf(lately), [1, 3, 3]);
  assert.equal(await count('faces.recognition'), recognitions - 1);
});

/** A record of the same person who served before. */
async function earlierRecord(id: number): Promise<Person> {
  await app.server.pool.query(`
    insert into personnel.person (id, idno, surname, first_name, sex) values (${id}, 'EARLIER-${id}', 'Natira', 'Ang', 'Female');
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
      select ${id}, 1, min(id), 'PERM', '[1985-01-01,1986-01-01)' from organization.position`);
  return { id, fullname: '', idno: '', campus: 1 };
}

test('of two records of one person the one that stays keeps its face; a face that it lacks goes along', async () => {
  const merge = (from: Person, into: Person) =>
    hr.call(mergePersonnel, { params: { id: from.id }, body: { into: into.id, reason: 'The same birth certificate' } });
  const [twice, goes] = [await registered(90), await registered(91)];
  const [has, lacks] = [await earlierRecord(90_011), await earlierRecord(90_012)];
  await fillFaces(app.server, [has.id]);
  assert.equal((await hr.call(previewPersonnelMerge, { params: { id: twice.id }, body: { into: has.id } })).status, 200);
  assert.deepEqual(await keptOf(twice), [1, 3, 3], 'a preview deletes nothing');
  assert.equal((await merge(twice, has)).status, 200);
  assert.deepEqual(
    [await keptOf(twice), await keptOf(has)],
    [
      [0, 0, 0],
      [1, 3, 0],
    ],
  );
  assert.deepEqual([await whoIs(90), await whoIs(has.id)], [null, has.id]);

  assert.equal((await merge(goes, lacks)).status, 200);
  assert.equal(await whoIs(91), lacks.id, 'its face went along');
  assert.deepEqual(Buffer.from((await hr.call(readFacePhoto, { params: { id: lacks.id, image: 1 } })).bytes), JPEG);
});

test('what one process registers or deletes, another that keeps the templates of before finds or finds no more', async () => {
  const other = { ...app.server };
  const find = async (seed: number) => {
    const [best] = await findAlike({ server: other, db: other.db, seen: await changesNow(other.db) }, softwareDescriptor(seed), null);
    return best && best.score >= 650 ? best.personnelId : null;
  };
  const first = await registered(93);
  assert.equal(await find(93), first.id);
  const second = await registered(94);
  assert.equal(await find(94), second.id, 'registered since');
  const gone = { params: { id: first.id }, body: { reason: 'Asked for it by letter' } };
  await hr.call(withdrawConsent, gone);
  assert.equal(await find(93), null, 'deleted since');
  assert.equal(await find(94), second.id);
});

test('where the key is lost faces are given up: none is left, people can be registered anew, and what was sealed before opens no more', async () => {
  const person = await registered(95);
  const before_ = await sealed(95);
  const client = await app.owner.connect();
  try {
    assert.match((await sealedFaces.count(client))[0]!, /^\d+ registered faces$/);
    await client.query('begin');
    await sealedFaces.forget(client);
    await client.query('commit');
    assert.deepEqual(await sealedFaces.count(client), []);
  } finally {
    client.release();
  }
  assert.deepEqual(await keptOf(person), [0, 0, 0]);
  assert.equal((await hr.call(readFacePerson, { params: { id: person.id } })).body.enrolment, null);
  assert.equal((await hr.call(recognizeFace, { body: { face: before_ } })).status, 422);
  assert.equal(await whoIs(95), null);
  assert.equal((await register(hr, person, 95)).status, 200, 'the consent stays');
  assert.equal(await whoIs(95), person.id);
});
