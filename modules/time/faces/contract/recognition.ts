import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import type { MatchOutcome } from '../rules/judge-match.ts';
import { SEALED_CHARACTERS } from '../rules/sealed-face.ts';
import { namesOf } from './people.ts';

export const FACE_OUTCOMES = { ACCEPTED: 'Recognized', DOUBTFUL: 'For review', UNKNOWN: 'Not recognized' } as const;
const outcome = z.enum(namesOf<MatchOutcome>(FACE_OUTCOMES));
const person = z.object({ id: z.number().int(), idno: z.string(), fullname: z.string() });

export const sealedFace = z.base64('This is not base64.').max(SEALED_CHARACTERS, 'This is too long.');

/** What an image needs, of the settings that apply today. */
const imageLimits = z.object({ real: z.number().int(), live: z.number().int() });

export const readCaptureSettings = endpoint({
  method: 'GET',
  path: '/api/faces/capture-settings',
  summary: 'What a camera needs to register and try faces: the key for which faces are sealed, how many images, and their limits.',
  access: ['EDATSADMIN'],
  response: z.object({
    /** SPKI, base64. */
    face_key: z.string(),
    images: z.number().int(),
    limits: imageLimits,
  }),
});

export const recognizeFace = endpoint({
  method: 'POST',
  path: '/api/faces/recognize',
  summary: 'Tries a face among the registered people within reach; nothing is kept but that it was tried and how it came out.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({ face: sealedFace, campus_id: recordId.nullish() }),
  response: z.object({
    outcome,
    /** The best match from the limit for a look on. */
    person: person.nullable(),
    /** Thousandths. */
    score: z.number().int().nullable(),
    second: z.number().int().nullable(),
    real: z.number().int(),
    live: z.number().int(),
    limits: z.object({ accept: z.number().int(), review: z.number().int(), margin: z.number().int() }).extend(imageLimits.shape),
    /** Among how many people. */
    among: z.number().int(),
    took_ms: z.number().int(),
  }),
});

const recognitionRow = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null where it was tried by an officer. */
  device: z.string().nullable(),
  tried_by: z.string().nullable(),
  outcome,
  person: person.extend({ avatar: z.string().nullable() }).nullable(),
  score: z.number().int().nullable(),
  second: z.number().int().nullable(),
  real: z.number().int(),
  live: z.number().int(),
  took_ms: z.number().int(),
});
export type RecognitionRow = z.output<typeof recognitionRow>;

export const listRecognitions = endpoint({
  method: 'GET',
  path: '/api/faces/recognitions',
  summary: 'Which faces were recognized where, how alike they were, and what was tried, as far as it is kept.',
  access: ['EDATSADMIN'],
  query: listQuery(['at', 'fullname', 'score', 'device']).extend({
    outcome: outcome.optional(),
    device: recordId.optional(),
    from: isoDate.optional(),
    to: isoDate.optional(),
  }),
  response: listOf('recognitions', recognitionRow),
});

export const exportRecognitions = exportOf(listRecognitions, 'recognitions');
