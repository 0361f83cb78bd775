import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

/** Why a punch is looked at. Only one with a photo counts until it is decided. */
export const DOUBTS = {
  PHOTO: 'Number and photo',
  FACE: 'Face in doubt',
  UNKNOWN: 'Unknown card, number or face',
  CLOCK: 'Clock of the tablet was changed',
  COPIED: 'Tablet was copied',
  ENDED: 'Tablet was no longer enrolled',
} as const;
export type Doubt = keyof typeof DOUBTS;

export const REVIEW_STATES = { PENDING: 'To review', CONFIRMED: 'Confirmed', REJECTED: 'Rejected' } as const;
export type ReviewState = keyof typeof REVIEW_STATES;

export const WAYS = { CARD: 'Card', NUMBER: 'Number', FACE: 'Face' } as const;

const namesOf = <T extends string>(names: Record<T, string>) => Object.keys(names) as [T, ...T[]];

export const reviewedPunch = z.object({
  id: z.number().int(),
  /** The photo is null beyond the caller’s reach: kiosks stand on a campus, and people of all pass them. */
  person: z
    .object({ id: z.number().int(), idno: z.string(), fullname: z.string(), avatar: z.string().nullable(), office: z.string().nullable() })
    .nullable(),
  /** What was typed, where nobody has it; by face nothing that is read. */
  given: z.string(),
  way: z.enum(namesOf<keyof typeof WAYS>(WAYS)),
  at: z.string(),
  tablet_at: z.string(),
  received_at: z.string(),
  device: z.string(),
  campus: z.string(),
  doubt: z.enum(namesOf<Doubt>(DOUBTS)),
  state: z.enum(namesOf<ReviewState>(REVIEW_STATES)),
  counts: z.boolean(),
  has_photo: z.boolean(),
  /** By face: how alike it was, in thousandths, and whether an image is registered of the person to compare with. */
  face: z
    .object({
      score: z.number().int().nullable(),
      second: z.number().int().nullable(),
      real: z.number().int(),
      live: z.number().int(),
      is_registered: z.boolean(),
    })
    .nullable(),
  reason: z.string().nullable(),
  decided_by: z.string().nullable(),
});
export type ReviewedPunch = z.output<typeof reviewedPunch>;

export const listKioskPunches = endpoint({
  method: 'GET',
  path: '/api/edats/kiosk/punches',
  summary: 'Punches of the kiosks for review: by number with a photo, and those that are held.',
  access: ['EDATSADMIN'],
  query: listQuery(['at', 'fullname', 'device']).extend({
    state: z.enum(namesOf<ReviewState>(REVIEW_STATES)).optional(),
    doubt: z.enum(namesOf<Doubt>(DOUBTS)).optional(),
    campus: recordId.optional(),
    /** Of a person. */
    personnel: recordId.optional(),
  }),
  response: listOf('punches', reviewedPunch),
});

export const exportKioskPunches = exportOf(listKioskPunches, 'kiosk punches');

export const readKioskPunch = endpoint({
  method: 'GET',
  path: '/api/edats/kiosk/punches/{id}',
  summary: 'One punch of a kiosk for review.',
  access: ['EDATSADMIN'],
  params: byId,
  response: z.object({ punch: reviewedPunch }),
});

export const readKioskPhoto = endpoint({
  method: 'GET',
  path: '/api/edats/kiosk/punches/{id}/photo',
  summary: 'The photo that a kiosk took with a punch; that it was opened is recorded.',
  access: ['EDATSADMIN'],
  params: byId,
  response: fileAnswer,
  download: ['image/jpeg'],
});

const ids = z.array(recordId).min(1, 'Choose at least one punch.').max(200, 'Choose at most 200 punches.');

export const confirmKioskPunches = endpoint({
  method: 'POST',
  path: '/api/edats/kiosk/punches/confirm',
  summary:
    'Confirms punches of kiosks: those that were held count from now on. One of an unknown person needs the person that HR recognized, one by face takes another person where the likeliest is wrong.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({ ids, personnel_id: recordId.nullish() }),
  response: messageOnly,
});

export const rejectKioskPunches = endpoint({
  method: 'POST',
  path: '/api/edats/kiosk/punches/reject',
  summary: 'Rejects punches of kiosks, with the reason: those that counted are void.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({ ids, reason: z.string().trim().min(5, 'Say why, in at least 5 characters.').max(500) }),
  response: messageOnly,
});
