import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { softwareDescriptor, WELL_MEASURED } from '../server/fixtures/software-face.ts';
import { FOR_TRIAL, forPunch, openFace, SEALED_CHARACTERS, sealFace, type TakenFace } from './sealed-face.ts';
import { FACE_MODEL } from './similarity.ts';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const FACE: TakenFace = {
  descriptor: softwareDescriptor(1),
  model: FACE_MODEL,
  measured: WELL_MEASURED,
  challenge: 'TURN_LEFT',
  passed: true,
};
const AT = '2026-11-20T00:01:02.000Z';

let privateKey: CryptoKey;
let serverKey: string;

before(async () => {
  const pair = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  privateKey = pair.privateKey;
  serverKey = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey)).toBase64();
});

test('what was sealed for a punch opens for that punch, and for nothing else', async () => {
  const sealed = await sealFace(FACE, serverKey, forPunch(AT));
  assert.ok(sealed.length < SEALED_CHARACTERS);
  assert.deepEqual(await openFace(sealed, privateKey, forPunch(AT)), FACE);
  assert.equal(await openFace(sealed, privateKey, forPunch('2026-11-20T00:01:03.000Z')), null);
  assert.equal(await openFace(sealed, privateKey, FOR_TRIAL), null);
  const other = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  assert.equal(await openFace(sealed, other.privateKey, forPunch(AT)), null, 'another server');
});

test('a byte that was changed anywhere, a part, or rubbish is no face', async () => {
  const bytes = Uint8Array.fromBase64(await sealFace(FACE, serverKey, FOR_TRIAL));
  for (const at of [0, 1, 30, 66, 70, 80, 2000, bytes.length - 1]) {
    const changed = bytes.with(at, bytes[at]! ^ 1).toBase64();
    assert.equal(await openFace(changed, privateKey, FOR_TRIAL), null, `byte ${at}`);
  }
  for (const rubbish of ['', 'not base64!', 'AAAA', bytes.slice(0, 100).toBase64()])
    assert.equal(await openFace(rubbish, privateKey, FOR_TRIAL), null);
});

test('age, sex and whatever else a library guesses never get into it', async () => {
  const guessed = { ...FACE, age: 41, gender: 'female', measured: { ...WELL_MEASURED, age: 41, race: 'asian', emotion: 'happy' } };
  const opened = await openFace(await sealFace(guessed, serverKey, FOR_TRIAL), privateKey, FOR_TRIAL);
  assert.deepEqual(Object.keys(opened!).toSorted(), ['challenge', 'descriptor', 'measured', 'model', 'passed']);
  assert.deepEqual(opened!.measured, WELL_MEASURED);
});

test('a face of another model, without a challenge or with broken measures is none', async () => {
  const wrong: Partial<Record<keyof TakenFace, unknown>>[] = [
    { model: 'human 2.0 faceres' },
    { challenge: 'SING' },
    { passed: 'yes' },
    { measured: { ...WELL_MEASURED, real: 'high' } },
    { descriptor: new Float32Array(1024) },
  ];
  for (const one of wrong) {
    const sealed = await sealFace({ ...FACE, ...one } as TakenFace, serverKey, FOR_TRIAL);
    assert.equal(await openFace(sealed, privateKey, FOR_TRIAL), null, JSON.stringify(Object.keys(one)));
  }
});

test('the same face is never sealed the same way twice', async () => {
  assert.notEqual(await sealFace(FACE, serverKey, FOR_TRIAL), await sealFace(FACE, serverKey, FOR_TRIAL));
});
