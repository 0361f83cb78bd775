export { keepFace } from './enrolment/keep-face.ts';
export { hasFaces } from './matching/has-faces.ts';
export { recognizeAtDevice, type Recognized } from './matching/recognize-at-device.ts';
export { readFaceKey } from './sealing/server-key.ts';
