import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { POSES, type Pose } from '../rules/judge-image.ts';
import { DESCRIPTOR_BYTES, FACE_MODEL } from '../rules/similarity.ts';

const KEEPERS = ['EDATSADMIN'] as const;

export const namesOf = <T extends string>(names: Record<T, unknown>) => Object.keys(names) as [T, ...T[]];
const base64 = (most: number) => z.base64('This is not base64.').max(most, 'This is too long.');

export const FACE_STATES = {
  NONE: 'No consent',
  CONSENTED: 'Consent, not registered',
  ENROLLED: 'Registered',
  WITHDRAWN: 'Consent withdrawn',
} as const;
export type FaceState = keyof typeof FACE_STATES;

export const CONSENT_KINDS = { PAPER: 'Signed paper', ACCOUNT: 'Own account' } as const;

const facePersonRow = z.object({
  /** Of the person. */
  id: z.number().int(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  idno: z.string(),
  office: z.string().nullable(),
  office_name: z.string().nullable(),
  state: z.enum(namesOf<FaceState>(FACE_STATES)),
  consented_on: z.string().nullable(),
  enrolled_at: z.string().nullable(),
  images: z.number().int(),
});
export type FacePersonRow = z.output<typeof facePersonRow>;

export const listFacePeople = endpoint({
  method: 'GET',
  path: '/api/faces/people',
  summary: 'Everyone in service with the consent to be recognized by face, and whether their face is registered.',
  access: KEEPERS,
  query: listQuery(['fullname', 'idno', 'office', 'consented_on', 'enrolled_at']).extend({
    state: z.enum(namesOf<FaceState>(FACE_STATES)).optional(),
    office: recordId.optional(),
    campus: recordId.optional(),
    ...groupedBy(['office', 'state']),
  }),
  response: listOf('people', facePersonRow),
});

export const exportFacePeople = exportOf(listFacePeople, 'people registered by face');

const consent = z.object({
  kind: z.enum(namesOf<keyof typeof CONSENT_KINDS>(CONSENT_KINDS)),
  text_version: z.number().int(),
  /** The day on which it was signed or given. */
  given_on: z.string(),
  recorded_at: z.string(),
  recorded_by: z.string(),
  /** The name of the file of the signed paper. */
  file: z.string().nullable(),
});

const enrolment = z.object({
  at: z.string(),
  by: z.string(),
  model: z.string(),
  images: z.array(z.object({ id: z.number().int(), pose: z.enum(namesOf<Pose>(POSES)) })),
  /** Whom the person was told apart from when the face was registered. */
  not_the_same_as: z.string().nullable(),
});

export const readFacePerson = endpoint({
  method: 'GET',
  path: '/api/faces/people/{id}',
  summary: 'The consent and the registered face of a person within reach.',
  access: KEEPERS,
  params: byId,
  response: z.object({
    person: z.object({ id: z.number().int(), idno: z.string(), fullname: z.string(), office: z.string().nullable() }),
    consent: consent.nullable(),
    withdrawn: z.object({ at: z.string(), because: z.string().nullable() }).nullable(),
    enrolment: enrolment.nullable(),
  }),
});

export const readFacePhoto = endpoint({
  method: 'GET',
  path: '/api/faces/people/{id}/photo/{image}',
  summary: 'A registered image of a person; that it was opened is recorded.',
  access: KEEPERS,
  params: byId.extend({ image: recordId }),
  response: fileAnswer,
  download: ['image/jpeg'],
});

export const printConsentForm = endpoint({
  method: 'GET',
  path: '/api/faces/people/{id}/consent/form',
  summary: 'The consent form of a person, to be signed by hand.',
  access: KEEPERS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const fetchConsentPaper = endpoint({
  method: 'GET',
  path: '/api/faces/people/{id}/consent/file',
  summary: 'The signed paper of the consent of a person.',
  access: KEEPERS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const recordConsent = endpoint({
  method: 'POST',
  path: '/api/faces/people/{id}/consent',
  summary: 'Records the consent that a person signed on paper, with the paper as PDF.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ given_on: isoDate, attachment_path: z.string().min(1, 'Add the signed paper as PDF.').max(300) }),
  response: messageOnly,
});

const because = z.string().trim().min(5, 'Say why, in at least 5 characters.').max(500, 'At most 500 characters.');

export const withdrawConsent = endpoint({
  method: 'DELETE',
  path: '/api/faces/people/{id}/consent',
  summary: 'Withdraws the consent of a person for them: the registered face is deleted at once.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ reason: because }),
  response: messageOnly,
});

const whole = (least: number, most: number) => z.number().int().min(least).max(most);
const thousandths = whole(0, 1000);

export const measuredImage = z.object({
  faces: whole(0, 100),
  width: whole(0, 10_000),
  sharpness: whole(0, 1_000_000),
  brightness: thousandths,
  evenness: thousandths,
  eyes_open: whole(0, 10_000),
  yaw: whole(-180, 180),
  pitch: whole(-180, 180),
  real: thousandths,
  live: thousandths,
  certainty: thousandths,
});

/** A photo has some 20 kB; up to five go in one request of at most 1 MB. */
export const FACE_PHOTO_CHARACTERS = 120_000;

export const registerFace = endpoint({
  method: 'POST',
  path: '/api/faces/people/{id}/enrolment',
  summary: 'Registers the face of a person who consented, by three to five images; one that is registered under another name is refused.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    model: z.literal(FACE_MODEL, 'This page is older than the server. Load it again.'),
    images: z
      .array(
        z.object({
          pose: z.enum(namesOf<Pose>(POSES)),
          /** 1,024 numbers of 4 bytes, little-endian. */
          descriptor: base64(Math.ceil(DESCRIPTOR_BYTES / 3) * 4),
          /** JPEG. */
          photo: base64(FACE_PHOTO_CHARACTERS),
          measured: measuredImage,
        }),
      )
      .min(3, 'Take at least three images.')
      .max(5, 'Take at most five images.'),
    /** Twins and the like: the person whom the search took for this one, and how both were told apart. */
    not_the_same_as: z.object({ personnel_id: recordId, reason: because }).nullish(),
  }),
  response: z.object({
    message: z.string(),
    /** Registered people within reach who look somewhat alike, the most alike first: HR compares the photos. */
    similar: z.array(z.object({ id: z.number().int(), fullname: z.string(), idno: z.string(), score: z.number().int() })),
  }),
});

export const endFaceEnrolment = endpoint({
  method: 'DELETE',
  path: '/api/faces/people/{id}/enrolment',
  summary: 'Deletes the registered face of a person, with the reason; the consent stays.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ reason: because }),
  response: messageOnly,
});
