import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { sealedFace } from '@talaan/faces/contract/recognition.ts';
import { ENROLMENT_LETTERS, readEnrolmentCode } from '../rules/codes.ts';

const base64 = (most: number) => z.base64('This is not base64.').max(most, 'This is too long.');
const instant = z.iso.datetime('This is not an instant.');

/** P-256 in IEEE P1363 form is 64 bytes. */
const signature = base64(88);
const enrolmentCode = z.string().transform((typed, context) => {
  const read = readEnrolmentCode(typed);
  if (read === null)
    context.addIssue({ code: 'custom', message: `The code has ${ENROLMENT_LETTERS} letters and digits, such as 7K3M-Q2XA-9TPD.` });
  return read ?? '';
});

/** For whom a tablet seals faces (SPKI, base64), and whether anyone at its campus is registered. */
const facesAtCampus = { face_key: z.string(), faces: z.boolean() };

/** A photo has some 20 kB; several punches go in one request of at most 1 MB. */
export const PHOTO_CHARACTERS = 120_000;
export const PUNCHES_AT_ONCE = 20;

export const enrolTablet = endpoint({
  method: 'POST',
  path: '/api/kiosk/enrol',
  summary: 'Makes a tablet the one of a device, by the one-time code that HR shows; the tablet gives its public key.',
  access: 'public',
  body: z.object({
    code: enrolmentCode,
    /** SPKI. */
    public_key: base64(400),
  }),
  response: z.object({ tablet: z.uuid(), device: z.string(), campus: z.string(), university: z.string(), ...facesAtCampus }),
});

const FACE_HASH = /^[0-9a-f]{64}$/;

const tabletPunch = z
  .object({
    number: z.number().int().min(1).max(2_147_483_647),
    way: z.enum(['CARD', 'NUMBER', 'FACE']),
    given: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[^\n\r]*$/, 'This has a line feed.'),
    /** By the clock of the tablet. */
    at: instant,
    /** JPEG; only and always with a number or a face. */
    photo: base64(PHOTO_CHARACTERS).nullable(),
    /** What the camera took of the face, sealed for the server and this moment; only and always by face, and then `given` is its SHA-256. */
    face: sealedFace.nullish(),
    signature,
  })
  .refine(
    ({ way, face, photo, given }) => (way === 'FACE' ? !!face && photo !== null && FACE_HASH.test(given) : !face),
    'A punch by face has a face and a photo.',
  );
export type TabletPunch = z.output<typeof tabletPunch>;

/** What became of a punch; the tablet forgets each that was answered. */
export const OUTCOMES = ['COUNTED', 'REVIEW', 'HELD', 'REFUSED'] as const;

export const contactKiosk = endpoint({
  method: 'POST',
  path: '/api/kiosk/contact',
  summary: 'What an enrolled tablet sends, signed by its key: its clock, and the punches that Talaan has not answered yet.',
  access: 'public',
  body: z.object({
    tablet: z.uuid(),
    /** By the clock of the tablet. */
    sent_at: instant,
    punches: z.array(tabletPunch).max(PUNCHES_AT_ONCE, 'This is too much at once.'),
    signature,
  }),
  response: z.object({
    now: z.string(),
    /** Ended: another tablet took its place, or the device is no longer in use. Copied: its storage is in use on two tablets. */
    state: z.enum(['OPEN', 'ENDED', 'COPIED']),
    device: z.string(),
    ...facesAtCampus,
    answers: z.array(z.object({ number: z.number().int(), outcome: z.enum(OUTCOMES), person: z.string().nullable(), at: z.string() })),
  }),
  ownTransactions: true,
});
