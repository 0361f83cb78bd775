import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { TRAVEL_OF_AGENCY } from '../rules/settings.ts';
import { PARTS, type TripPart } from '../rules/trip-days.ts';
import { travelFlow } from '../workflow.ts';

export const TRANSPORTS = {
  UNIVERSITY: 'University vehicle',
  PUBLIC: 'Public transport',
  OWN: 'Own vehicle',
  AIR_SEA: 'Plane or ship',
  NONE: 'None needed',
} as const;

/** Whose rows a list shows: one’s own, those of the offices that one heads or serves as clerk, all within one’s reach. */
export const WHOSE = { mine: 'Mine', department: 'My office', all: 'All' } as const;
export const whose = z.enum(Object.keys(WHOSE) as [keyof typeof WHOSE]).default('mine');

const state = z.enum(travelFlow.states);
const part = z.enum(Object.keys(PARTS) as [TripPart]);
const transport = z.enum(Object.keys(TRANSPORTS) as [keyof typeof TRANSPORTS]);
const minute = z.number().int().min(0).max(1440).nullable();
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

const tripDays = {
  first_day: isoDate,
  last_day: isoDate,
  part,
  /** Minutes after midnight; null unless the trip takes some hours of each day. */
  from_minute: minute,
  to_minute: minute,
};

const tripFacts = {
  destination: text(200).min(1, 'Enter where to.'),
  purpose: text(500).min(1, 'Enter the purpose.'),
  is_abroad: z.boolean(),
  /** Number and date of the authority of the Board or CHED to travel abroad; needed before the trip is approved. */
  foreign_authority: text(150),
  transport,
  /** The invitation, memorandum or special order on which the trip rests. */
  basis: text(150),
  /** Per diem, registration and other expenses, and the fund. */
  expenses: text(300),
};

const ownedTrip = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  office: z.string().nullable(),
  state,
  ...tripDays,
  destination: z.string(),
  purpose: z.string(),
  is_abroad: z.boolean(),
  transport,
  order_no: z.string().nullable(),
  /** Beside the owner. */
  companions: z.number().int(),
  filed_at: z.string(),
  due_on: z.string().nullable(),
  /** Over, and without its certificate of appearance. */
  lacks_certificate: z.boolean(),
  ...openSteps,
});
/** The address of the owner’s photo: null for who has none, and for whom one only travels along. */
export const tripRow = ownedTrip.extend({ avatar: z.string().nullable() });
export type TripRow = z.output<typeof tripRow>;

export const listTrips = endpoint({
  method: 'GET',
  path: '/api/official-business',
  summary: 'Official business travel: the caller’s own, that of their offices, or all within their reach.',
  access: 'staff',
  keptOffline: { whose: 'mine' },
  query: listQuery(['first_day', 'fullname', 'destination', 'filed_at', 'order_no']).extend({
    whose,
    state: severalOf(state),
    office: idList,
    /** Those that take this day. */
    on: isoDate.optional(),
    show: z.enum(['waiting', 'away', 'lacking', 'abroad']).optional(),
    ...groupedBy(['state', 'office']),
  }),
  response: listOf('trips', tripRow),
});

export const exportTrips = exportOf(listTrips, 'trips');

const traveler = z.object({
  personnel_id: z.number().int(),
  fullname: z.string(),
  position: z.string().nullable(),
  office: z.string().nullable(),
});

export const trip = ownedTrip.extend({
  foreign_authority: z.string(),
  basis: z.string(),
  expenses: z.string(),
  travelers: z.array(traveler),
  /** The code of the travel order, by which anybody verifies it. */
  code: z.string().nullable(),
  has_certificate: z.boolean(),
});
export type Trip = z.output<typeof trip>;

export const readTrip = endpoint({
  method: 'GET',
  path: '/api/official-business/{id}',
  summary: 'One trip with its travelers, for these, for those who decide it and for those who reach its owner.',
  access: 'staff',
  params: byId,
  response: z.object({ trip }),
});

const filed = messageOnly.extend({ id: z.number().int() });

/** However far an agency sets its limit. */
const MOST_TRAVELERS = TRAVEL_OF_AGENCY.settings.mostTravelers.most;

export const fileTrip = endpoint({
  method: 'POST',
  path: '/api/official-business',
  summary: 'Files travel of the caller or, by HR and the clerk of an office, of a person within their reach.',
  access: 'staff',
  body: z.object({
    /** Null: the caller. */
    personnel_id: recordId.nullable(),
    ...tripDays,
    ...tripFacts,
    companions: z.array(recordId).max(MOST_TRAVELERS - 1, `One order names at most ${MOST_TRAVELERS} people.`),
  }),
  response: filed,
});

export const resubmitTrip = endpoint({
  method: 'PUT',
  path: '/api/official-business/{id}',
  summary: 'Corrects returned travel and submits it again; its people stay.',
  access: 'staff',
  params: byId,
  body: z.object({ ...tripDays, ...tripFacts }),
  response: messageOnly,
});

export const shortenTrip = endpoint({
  method: 'PUT',
  path: '/api/official-business/{id}/shorten',
  summary: 'Shortens approved travel: the days left out are as before, and a new order takes the place of the first.',
  access: 'staff',
  params: byId,
  body: z.object({ first_day: isoDate, last_day: isoDate, remarks: text(300).min(1, 'Enter the reason.') }),
  response: messageOnly,
});

export const completeTrip = endpoint({
  method: 'PUT',
  path: '/api/official-business/{id}/complete',
  summary: 'Adds the signed certificate of appearance, which completes the travel.',
  access: 'staff',
  params: byId,
  body: z.object({ attachment_path: z.string('Add the PDF.').min(1, 'Add the PDF.') }),
  response: messageOnly,
});

export const printTravelOrder = endpoint({
  method: 'GET',
  path: '/api/official-business/{id}/order',
  summary: 'The travel order as a PDF; before approval as a draft without number and code.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printAppearance = endpoint({
  method: 'GET',
  path: '/api/official-business/{id}/appearance-form',
  summary: 'Certificates of appearance to be signed by the host, one page for each traveler.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const readAppearance = endpoint({
  method: 'GET',
  path: '/api/official-business/{id}/appearance',
  summary: 'The signed certificate of appearance.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const findTravelers = endpoint({
  method: 'GET',
  path: '/api/official-business/people',
  summary: 'The five people in service nearest to the typed name, to travel along.',
  access: 'staff',
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({ people: z.array(foundPerson) }),
});
