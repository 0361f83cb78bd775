import { CHALLENGES, type Challenge } from './challenge.ts';
import type { MeasuredImage } from './judge-image.ts';
import { bytesOfDescriptor, DESCRIPTOR_BYTES, FACE_MODEL, readDescriptor, type Descriptor } from './similarity.ts';

/** What is sealed: the numbers of a face, what was measured of its image, and whether the person did what was asked. */
export interface TakenFace {
  descriptor: Descriptor;
  model: string;
  measured: MeasuredImage;
  challenge: Challenge;
  passed: boolean;
}

/** Of a sealed face in base64; it has some 6,000. */
export const SEALED_CHARACTERS = 12_000;

const VERSION = 1;
/** A point of P-256, uncompressed. */
const POINT_BYTES = 65;
const IV_BYTES = 12;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const MEASURES: readonly (keyof MeasuredImage)[] = [
  'faces',
  'width',
  'sharpness',
  'brightness',
  'evenness',
  'eyes_open',
  'yaw',
  'pitch',
  'real',
  'live',
  'certainty',
];

/** For what a face was sealed: it opens for nothing else, so that one that was listened to or kept cannot be sent again. */
export const forPunch = (at: string) => `talaan face of the punch at ${at}`;
export const FOR_TRIAL = 'talaan face to be tried';

/**
 * Seals a face for the server alone, in browsers and in Node: ephemeral ECDH on P-256 with the server's public key (SPKI, base64), HKDF-SHA-256,
 * AES-256-GCM. What is not named in `TakenFace` is left out. `purpose` is `forPunch(at)` or `FOR_TRIAL`. Answers base64.
 */
export async function sealFace(face: TakenFace, serverKey: string, purpose: string): Promise<string> {
  const theirs = await crypto.subtle.importKey('spki', Uint8Array.fromBase64(serverKey), CURVE, false, []);
  const own = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', own.publicKey));
  const key = await deriveKey(theirs, own.privateKey, point);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const { model, measured, challenge, passed } = face;
  const said = { model, measured: Object.fromEntries(MEASURES.map((name) => [name, measured[name]])), challenge, passed };
  const content = joined(bytesOfDescriptor(face.descriptor), new TextEncoder().encode(JSON.stringify(said)));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(purpose) }, key, content);
  return joined(Uint8Array.of(VERSION), point, iv, new Uint8Array(sealed)).toBase64();
}

/** Opens what was sealed for this purpose; null where it was changed, was sealed for another server or purpose, or holds no face of the model in use. */
export async function openFace(sealed: string, privateKey: CryptoKey, purpose: string): Promise<TakenFace | null> {
  try {
    const bytes = Uint8Array.fromBase64(sealed);
    const point = bytes.slice(1, 1 + POINT_BYTES);
    const iv = bytes.slice(1 + POINT_BYTES, 1 + POINT_BYTES + IV_BYTES);
    if (bytes[0] !== VERSION) return null;
    const theirs = await crypto.subtle.importKey('raw', point, CURVE, false, []);
    const key = await deriveKey(theirs, privateKey, point);
    const content = new Uint8Array(
      await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(purpose) },
        key,
        bytes.slice(1 + POINT_BYTES + IV_BYTES),
      ),
    );
    return readTaken(content);
  } catch {
    // Not base64, no point of the curve, another key, a changed byte, no JSON: it is no face that was sealed for us.
    return null;
  }
}

async function deriveKey(publicKey: CryptoKey, privateKey: CryptoKey, point: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256);
  const base = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const derived = { name: 'HKDF', hash: 'SHA-256', salt: point, info: new TextEncoder().encode('talaan sealed face') };
  return crypto.subtle.deriveKey(derived, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

function readTaken(content: Uint8Array): TakenFace | null {
  const descriptor = readDescriptor(content.slice(0, DESCRIPTOR_BYTES));
  const said = JSON.parse(new TextDecoder().decode(content.slice(DESCRIPTOR_BYTES))) as Partial<Omit<TakenFace, 'descriptor'>>;
  const { model, measured, challenge, passed } = said;
  const isWhole =
    measured !== undefined &&
    MEASURES.every((name) => Number.isSafeInteger(measured[name])) &&
    challenge !== undefined &&
    challenge in CHALLENGES;
  if (!descriptor || model !== FACE_MODEL || !isWhole || typeof passed !== 'boolean') return null;
  return { descriptor, model, measured, challenge, passed };
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
