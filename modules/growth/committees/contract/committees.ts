import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { COMMITTEE_NAMES, type CommitteeKind } from '@talaan/requests/contract/committees.ts';
import { REPRESENTED, SEAT_ROLES } from '../rules/seat.ts';

/** Who keeps committees and reads what they do: each those of their concern. */
export const KEEPERS = ['LDADMIN', 'LDCOMSEC', 'LDDPCSEC', 'SPMISADMIN'] as const;
const PATH = '/api/committees';

export const committeeKind = z.enum(Object.keys(COMMITTEE_NAMES) as [CommitteeKind, ...CommitteeKind[]]);
export const seatRole = z.enum(SEAT_ROLES);

export const committeeRow = z.object({
  id: z.number().int(),
  kind: committeeKind,
  /** Of a department personnel committee; null of those of the whole university. */
  office: z.string().nullable(),
  /** `Scholarship committee`, `Department personnel committee, College of Arts and Sciences`. */
  name: z.string(),
  chair: z.string().nullable(),
  secretary: z.string().nullable(),
  /** Seats with a vote today. */
  seats: z.number().int(),
  /** Whom it still needs, such as `a chair`. */
  missing: z.array(z.string()),
  /** The next last day of a term within 90 days. */
  next_end: z.string().nullable(),
  /** The next meeting that is planned or called. */
  next_meeting: z.string().nullable(),
});
export type CommitteeRow = z.output<typeof committeeRow>;

export const listCommittees = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Committees of learning and performance with those who sit on them today.',
  access: KEEPERS,
  query: listQuery(['name', 'seats']).extend({ kind: committeeKind.optional() }),
  response: listOf('committees', committeeRow),
});

export const exportCommittees = exportOf(listCommittees, 'committees');

export const seatRow = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  position: z.string().nullable(),
  office: z.string().nullable(),
  role: seatRole,
  represents: z.enum(REPRESENTED).nullable(),
  order_no: z.string(),
  from: z.string(),
  /** The last day; null without an end. */
  to: z.string().nullable(),
  /** Whether it was at a meeting: then it is ended, not removed. */
  is_used: z.boolean(),
});
export type SeatRow = z.output<typeof seatRow>;

export const readCommittee = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One committee with all its seats, those of the past too, its quorum and its last meetings.',
  access: KEEPERS,
  params: byId,
  versioned: 'committees.committee:{id}',
  response: z.object({
    committee: committeeRow.extend({ office_id: z.number().int().nullable(), needed: z.number().int() }),
    seats: z.array(seatRow),
    meetings: z.array(
      z.object({
        id: z.number().int(),
        date: z.string(),
        begins: z.number().int(),
        place: z.string(),
        state: z.string(),
        items: z.number().int(),
      }),
    ),
    version: recordVersion,
  }),
});

/** The committee of the scholarship secretary, who knows it by its kind. */
export const readScholarshipCommittee = endpoint({
  method: 'GET',
  path: `${PATH}/scholarship`,
  summary: 'The scholarship committee, as one committee.',
  access: ['LDCOMSEC', 'LDADMIN'],
  response: z.object({ id: z.number().int() }),
});

export const addCommittee = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Adds the personnel committee of an office.',
  access: ['LDADMIN', 'LDDPCSEC'],
  reach: 'scope',
  body: z.object({ office_id: recordId }),
  response: messageOnly.extend({ id: z.number().int() }),
});

const seatFacts = z.object({
  role: seatRole,
  represents: z.enum(REPRESENTED).nullable(),
  order_no: z.string().trim().max(60, 'At most 60 characters.'),
  from: isoDate,
  to: isoDate.nullable(),
});

export const addSeat = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/seats`,
  summary: 'Seats a person on a committee by an order, from a day to a day.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: seatFacts.extend({ personnel_id: recordId }),
  response: messageOnly,
});

export const editSeat = endpoint({
  method: 'PUT',
  path: `${PATH}/seats/{id}`,
  summary: 'Corrects a seat, or sets its last day; the person stays.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: seatFacts,
  response: messageOnly,
});

export const removeSeat = endpoint({
  method: 'DELETE',
  path: `${PATH}/seats/{id}`,
  summary: 'Removes a seat that was entered by mistake; one that was at a meeting is ended instead.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const findCommitteePeople = endpoint({
  method: 'GET',
  path: `${PATH}/people`,
  summary: 'The five people nearest to the typed name or number who may sit on a committee.',
  access: KEEPERS,
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({ personnel: z.array(foundPerson) }),
});

export const printCommittee = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/print`,
  summary: 'Members and terms of a committee on one page.',
  access: KEEPERS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const listOwnSeats = endpoint({
  method: 'GET',
  path: `${PATH}/mine`,
  summary: 'The committees on which the caller sits today, with their meetings from 90 days ago on.',
  access: 'staff',
  response: z.object({
    seats: z.array(
      z.object({
        committee_id: z.number().int(),
        name: z.string(),
        role: seatRole,
        from: z.string(),
        to: z.string().nullable(),
        order_no: z.string(),
      }),
    ),
    meetings: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        date: z.string(),
        begins: z.number().int(),
        place: z.string(),
        state: z.string(),
        /** Whether the caller, as the chair, has its minutes to approve. */
        is_mine: z.boolean(),
      }),
    ),
  }),
});
