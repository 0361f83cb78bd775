import { wrongState } from '@talaan/kernel/server/errors.ts';
import { mount, type Call } from '@talaan/kernel/server/mount.ts';
import { formatMissing } from '@talaan/kernel/server/format-missing.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as mine from '../contract/mine.ts';
import * as people from '../contract/people.ts';
import * as recognition from '../contract/recognition.ts';
import { giveMyConsent, readMyFace, readMyPhoto, withdrawMyConsent } from './consent/my-face.ts';
import { printForm } from './consent/print-form.ts';
import { recordConsent } from './consent/record-consent.ts';
import { withdrawFor } from './consent/withdraw-consent.ts';
import { endEnrolment } from './enrolment/end-enrolment.ts';
import { registerFace } from './enrolment/register-face.ts';
import { faceLimitsOn } from './limits-on.ts';
import { recognitionRows } from './matching/recognition-rows.ts';
import { tryFace } from './matching/try-face.ts';
import { facePeopleRows } from './people/face-people-rows.ts';
import { readFacePerson, readPhoto, sendConsentPaper } from './people/read-face-person.ts';
import { readFaceKey } from './sealing/server-key.ts';

/** What reads faces in the browser, installed where a university uses it. */
const FACE_PACKAGES = ['@vladmandic/human', '@tensorflow/tfjs-backend-wasm/package.json'];

export function mountFaces(server: Server): void {
  mountRows(server, facePeopleRows);
  mount(server, people.readFacePerson, readFacePerson);
  mount(server, people.readFacePhoto, readPhoto);
  mount(server, people.printConsentForm, printForm);
  mount(server, people.fetchConsentPaper, sendConsentPaper);
  mount(server, people.recordConsent, recordConsent);
  mount(server, people.withdrawConsent, withdrawFor);
  mount(server, people.registerFace, registerFace);
  mount(server, people.endFaceEnrolment, endEnrolment);
  mount(server, mine.readMyFace, readMyFace);
  mount(server, mine.readMyFacePhoto, readMyPhoto);
  mount(server, mine.giveMyConsent, giveMyConsent);
  mount(server, mine.withdrawMyConsent, withdrawMyConsent);
  mount(server, recognition.readCaptureSettings, readCaptureSettings);
  mount(server, recognition.recognizeFace, tryFace);
  mountRows(server, recognitionRows);
}

/** Errors: 409 where the screens were built without what reads faces. */
async function readCaptureSettings({ server, db, today }: Call) {
  const missing = formatMissing('Recognition by face', FACE_PACKAGES);
  if (missing) throw wrongState(missing);
  const { images, real, live } = await faceLimitsOn(db, today);
  return { face_key: await readFaceKey(server, db), images, limits: { real, live } };
}
