import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { LEVELS } from '../rules/quorum.ts';

const ACCESS = ['RSP'] as const;
const PATH = '/api/boards';
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

export const BOARD_KINDS = {
  HRMPSB: 'Merit promotion and selection board (HRMPSB)',
  NAPB: 'Board for non-academic personnel (NAPB)',
  APB: 'Board for academic personnel (APB)',
  DPC: 'Department personnel committee (DPC)',
} as const;
export type BoardKind = keyof typeof BOARD_KINDS;
const kind = z.enum(Object.keys(BOARD_KINDS) as [BoardKind, ...BoardKind[]]);

export const SEAT_ROLES = { chair: 'Chair', member: 'Member', secretary: 'Secretary' } as const;
export type SeatRole = keyof typeof SEAT_ROLES;

export const boardRow = z.object({
  id: z.number().int(),
  name: z.string(),
  kind,
  office: z.string().nullable(),
  order_number: z.string(),
  order_date: z.string().nullable(),
  from: z.string(),
  /** The last day, or null while no end is set. */
  to: z.string().nullable(),
  chair: z.string().nullable(),
  /** Who sits today, alternates and secretaries too. */
  seats: z.number().int(),
  /** Posts for which it sits that are not yet filled, cancelled or expired. */
  posts: z.number().int(),
});
export type BoardRow = z.output<typeof boardRow>;

export const listBoards = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Selection boards and department personnel committees, those of today unless all are asked for.',
  access: ACCESS,
  query: listQuery(['name', 'kind', 'from']).extend({ kind: kind.optional(), all: z.coerce.number().int().min(0).max(1).default(0) }),
  response: listOf('boards', boardRow),
});

export const exportBoards = exportOf(listBoards, 'boards');

export const seatRow = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  fullname: z.string(),
  /** Null for one who serves beyond the caller’s reach. */
  avatar: z.string().nullable(),
  position: z.string().nullable(),
  office: z.string().nullable(),
  role: z.enum(Object.keys(SEAT_ROLES) as [SeatRole, ...SeatRole[]]),
  title: z.string(),
  votes: z.boolean(),
  level: z.enum(LEVELS).nullable(),
  alternate_for_id: z.number().int().nullable(),
  from: z.string(),
  to: z.string().nullable(),
  sworn_on: z.string().nullable(),
  /** The code of the post for which alone they sit, as the head of its unit. */
  post: z.string().nullable(),
  account_id: z.number().int().nullable(),
  /** Whether a role of their account opens the assessment of applicants today. */
  may_assess: z.boolean(),
});
export type SeatRow = z.output<typeof seatRow>;

export const readBoard = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One board with all its seats, those of the past too, and the posts for which it sits.',
  access: ACCESS,
  params: byId,
  versioned: 'boards.board:{id}',
  response: z.object({
    board: boardRow.extend({ office_id: z.number().int().nullable(), remarks: z.string(), order_file: z.string().nullable() }),
    seats: z.array(seatRow),
    posts: z.array(z.object({ id: z.number().int(), code: z.string(), title: z.string(), state: z.string() })),
    version: recordVersion,
  }),
});

const facts = z.object({
  name: text(200).min(1, 'Enter the name of the board.'),
  kind,
  /** Null for a board of the whole university. */
  office_id: recordId.nullable(),
  order_number: text(60),
  order_date: isoDate.nullable(),
  from: isoDate,
  to: isoDate.nullable(),
  remarks: text(500),
  /** An upload (`/api/upload`) that takes the place of the office order on file. */
  attachment_path: z.string().nullable(),
});

export const addBoard = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Adds a board, with its office order and its term.',
  access: ACCESS,
  reach: 'scope',
  body: facts,
  response: messageOnly.extend({ id: z.number().int() }),
});

export const editBoard = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Corrects the facts of a board, or sets the last day of its term.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  versioned: 'boards.board:{id}',
  body: facts,
  response: messageOnly,
});

const seatFacts = z.object({
  role: seatRow.shape.role,
  title: text(120),
  votes: z.boolean(),
  level: z.enum(LEVELS).nullable(),
  alternate_for_id: recordId.nullable(),
  from: isoDate,
  to: isoDate.nullable(),
  sworn_on: isoDate.nullable(),
});

export const addSeat = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/seats`,
  summary: 'Seats a person on a board, as a regular member or as the alternate of one.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: seatFacts.extend({ personnel_id: recordId }),
  response: messageOnly,
});

export const editSeat = endpoint({
  method: 'PUT',
  path: `${PATH}/seats/{id}`,
  summary: 'Corrects a seat, or sets its last day; the person stays.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: seatFacts,
  response: messageOnly,
});

export const removeSeat = endpoint({
  method: 'DELETE',
  path: `${PATH}/seats/{id}`,
  summary: 'Removes a seat that was entered by mistake; one whose holder has declared is ended instead.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const findBoardPeople = endpoint({
  method: 'GET',
  path: `${PATH}/people`,
  summary: 'The five people nearest to the typed name or number who may sit on a board.',
  access: ACCESS,
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({
    personnel: z.array(foundPerson),
  }),
});

export const fetchOrder = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/order`,
  summary: 'The office order of a board, as it was uploaded.',
  access: ACCESS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printBoard = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/print`,
  summary: 'Names and term of a board on one page, to be posted.',
  access: ACCESS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
