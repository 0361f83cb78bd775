import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { contactKiosk, enrolTablet, PUNCHES_AT_ONCE } from '../../contract/tablet.ts';
import { forPunch, sealFace, type TakenFace } from '@talaan/faces/rules/sealed-face.ts';
import { textOfContact, textOfPunch } from '../../rules/signed-text.ts';
import { base64Of, makeKeys, sha256, sign } from './sign.ts';
import {
  forgetPunches,
  queuePunch,
  readEnrolled,
  saveContact,
  saveEnrolled,
  waitingPunches,
  type Enrolled,
  type QueuedPunch,
} from './tablet-store.ts';

export type Answered = Answer<typeof contactKiosk>['answers'][number];

/** Of one request, in characters: it may have 1 MB. */
const MOST_AT_ONCE = 700_000;
const PATIENCE_MS = 15_000;

/** One at a time, also where the kiosk is open in two tabs. */
function alone<T>(what: 'number' | 'send', work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(`talaan-kiosk-${what}`, work) as Promise<T>;
}

/**
 * Makes this browser the tablet of the device of the code. What it has not sent yet goes first; where Talaan does not know the tablet any more, as
 * after a backup was restored, it is signed anew and goes afterwards, to be looked at because it is from before the enrolment.
 */
export async function enrol(code: string): Promise<Enrolled> {
  const isKnown = await sendAll();
  const { key, publicKey } = await makeKeys();
  const { tablet, face_key: faceKey, ...said } = await call(enrolTablet, { body: { code, public_key: publicKey } });
  await alone('number', async () => {
    const left = isKnown ? [] : await waitingPunches();
    const queue = await Promise.all(left.map((punch, at) => signAgain({ tablet, key }, { ...punch, number: at + 1 })));
    await saveEnrolled({ tablet, ...said, faceKey, key, next: queue.length + 1, lag: 0, state: 'OPEN' }, queue);
  });
  // What is kept stays when the tablet runs out of space.
  await navigator.storage.persist();
  await sendAll();
  return (await readEnrolled())!;
}

/** False where Talaan does not know this tablet. */
async function sendAll(): Promise<boolean> {
  try {
    while ((await waitingPunches(1)).length > 0) await sendWaiting();
    return true;
  } catch (failure) {
    if (isUnknown(failure)) return false;
    throw failure;
  }
}

/** Whether Talaan refused a contact because it does not know the tablet. */
export function isUnknown(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 403;
}

async function signAgain({ tablet, key }: Pick<Enrolled, 'tablet' | 'key'>, punch: QueuedPunch): Promise<QueuedPunch> {
  const photoHash = punch.photo === null ? '' : await sha256(Uint8Array.fromBase64(punch.photo));
  return { ...punch, signature: await sign(key, textOfPunch(tablet, { ...punch, photoHash })) };
}

type Photo = Uint8Array<ArrayBuffer>;

/** What a person gave: a card, a number with a photo, or their face with one. */
export type GivenPunch =
  | { way: 'CARD'; given: string; photo: null }
  | { way: 'NUMBER'; given: string; photo: Photo }
  | { way: 'FACE'; taken: TakenFace; photo: Photo };

/**
 * Signs a punch and keeps it; when this is done it is on the disk of the tablet, and is sent until Talaan has answered it. A face is sealed for this punch
 * and for the server before, so that the tablet keeps nothing of it that it could read itself.
 */
export function keepPunch(punched: GivenPunch): Promise<QueuedPunch> {
  const { way, photo } = punched;
  return alone('number', async () => {
    const { tablet, key, next, faceKey } = (await readEnrolled())!;
    const at = new Date().toISOString();
    const face = punched.way === 'FACE' ? await sealFace(punched.taken, faceKey!, forPunch(at)) : null;
    const given = punched.way === 'FACE' ? await sha256(new TextEncoder().encode(face!)) : punched.given;
    const said = { number: next, way, given, at };
    const signature = await sign(key, textOfPunch(tablet, { ...said, photoHash: photo ? await sha256(photo) : '' }));
    const punch = { ...said, photo: photo && base64Of(photo.buffer), face, signature };
    await queuePunch(punch);
    return punch;
  });
}

/** Sends the queue, at most one request of it, and Talaan's clock comes back with the answer. Errors: ApiError where Talaan is out of reach. */
export function sendWaiting(): Promise<{ answers: Answered[]; enrolled: Enrolled | undefined }> {
  return alone('send', async () => {
    const { tablet, key } = (await readEnrolled())!;
    const punches = withinOneRequest(await waitingPunches(PUNCHES_AT_ONCE));
    const sentAt = new Date();
    const signature = await sign(
      key,
      textOfContact(
        tablet,
        sentAt.toISOString(),
        punches.map((punch) => punch.signature),
      ),
    );
    const body = { tablet, sent_at: sentAt.toISOString(), punches, signature };
    const {
      answers,
      now,
      state,
      device,
      face_key: faceKey,
      faces,
    } = await call(contactKiosk, { body, signal: AbortSignal.timeout(PATIENCE_MS) });
    await forgetPunches(answers.map(({ number }) => number));
    return { answers, enrolled: await saveContact({ lag: Date.parse(now) - sentAt.getTime(), state, device, faceKey, faces }) };
  });
}

function withinOneRequest(punches: readonly QueuedPunch[]): QueuedPunch[] {
  let characters = 0;
  return punches.filter(({ photo, face }) => (characters += (photo?.length ?? 0) + (face?.length ?? 0) + 500) <= MOST_AT_ONCE);
}
