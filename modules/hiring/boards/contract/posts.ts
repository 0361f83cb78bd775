import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { BOARD_KINDS, SEAT_ROLES, type BoardKind, type SeatRole } from './boards.ts';

const ACCESS = ['JOBPOST'] as const;
const MEMBERS = ['COMMITTEE'] as const;

export const CAUSES = {
  relative: 'Related within the third degree',
  candidate: 'Applies for the same post',
  rival: 'Immediate rival',
  other: 'Another reason',
} as const;
export type Cause = keyof typeof CAUSES;
const cause = z.enum(Object.keys(CAUSES) as [Cause, ...Cause[]]);

const post = z.object({
  id: z.number().int(),
  code: z.string(),
  title: z.string(),
  office: z.string(),
  board: z.enum(['NAPB', 'APB']),
  level: z.string().nullable(),
  state: z.string(),
});

const applicant = z.object({ id: z.number().int(), reference: z.string().nullable(), fullname: z.string(), state: z.string() });

const declaration = z.object({
  seat_id: z.number().int(),
  application_id: z.number().int(),
  is_inhibited: z.boolean(),
  cause: z.enum(['', ...cause.options]),
  remarks: z.string(),
  /** Who wrote it down. */
  declared_by: z.string().nullable(),
});

/** What suggests that a member and an applicant may be related; a member decides, Talaan only asks. */
const hint = z.object({ seat_id: z.number().int(), application_id: z.number().int(), words: z.string() });

const boardSeat = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  fullname: z.string(),
  role: z.enum(Object.keys(SEAT_ROLES) as [SeatRole, ...SeatRole[]]),
  title: z.string(),
  votes: z.boolean(),
  level: z.enum(['first', 'second']).nullable(),
  alternate_for_id: z.number().int().nullable(),
  sworn_on: z.string().nullable(),
  /** They apply for the post themselves and so take part for none of its applicants. */
  is_candidate: z.boolean(),
});
export type BoardSeat = z.output<typeof boardSeat>;

export const postBoard = z.object({
  post,
  board: z.object({ id: z.number().int(), name: z.string(), kind: z.string() }).nullable(),
  /** Boards that run today, those that fit the post first. */
  boards: z.array(
    z.object({ id: z.number().int(), name: z.string(), kind: z.enum(Object.keys(BOARD_KINDS) as [BoardKind]), fits: z.boolean() }),
  ),
  seats: z.array(boardSeat),
  applicants: z.array(applicant),
  declarations: z.array(declaration),
  hints: z.array(hint),
  /** For each applicant, if all who may take part are there. */
  quorums: z.array(
    z.object({
      application_id: z.number().int(),
      seats: z.number().int(),
      needed: z.number().int(),
      can_vote: z.number().int(),
      holds: z.boolean(),
    }),
  ),
  /** The head of the unit with the vacancy, where they have no seat yet. */
  unit_head: z.object({ personnel_id: z.number().int(), fullname: z.string(), title: z.string() }).nullable(),
});
export type PostBoard = z.output<typeof postBoard>;

export const readPostBoard = endpoint({
  method: 'GET',
  path: '/api/boards/posts/{id}',
  summary: 'The board that sits for a post, what its members declared about the applicants, and for whom there is a quorum.',
  access: ACCESS,
  params: byId,
  response: z.object({ sitting: postBoard }),
});

export const assignBoard = endpoint({
  method: 'PUT',
  path: '/api/boards/posts/{id}',
  summary: 'Assigns the board that sits for a post.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ board_id: recordId }),
  response: messageOnly,
});

export const seatUnitHead = endpoint({
  method: 'POST',
  path: '/api/boards/posts/{id}/unit-head',
  summary: 'Seats the head of the unit with the vacancy on the board, for this post alone.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

const declared = z.object({
  declarations: z
    .array(
      z.object({
        application_id: recordId,
        is_inhibited: z.boolean(),
        cause: z.enum(['', ...cause.options]),
        remarks: z.string().trim().max(300, 'At most 300 characters.'),
      }),
    )
    .min(1, 'There is no applicant to declare about.')
    .max(1000),
});

export const recordDeclarations = endpoint({
  method: 'PUT',
  path: '/api/boards/posts/{id}/seats/{seat}/declarations',
  summary: 'Records what a member declared on paper about the applicants of a post.',
  access: ACCESS,
  reach: 'scope',
  params: z.object({ id: recordId, seat: recordId }),
  body: declared,
  response: messageOnly,
});

export const listOwnSittings = endpoint({
  method: 'GET',
  path: '/api/boards/mine',
  summary: 'The posts on whose boards the caller sits, with how many applicants they still have to declare about.',
  access: MEMBERS,
  response: z.object({
    sittings: z.array(post.extend({ role: boardSeat.shape.role, applicants: z.number().int(), undeclared: z.number().int() })),
  }),
});

export const readOwnDeclarations = endpoint({
  method: 'GET',
  path: '/api/boards/mine/{id}',
  summary: 'The applicants of a post for a member of its board, with what they declared and which names are like their own.',
  access: MEMBERS,
  params: byId,
  response: z.object({
    post,
    seat: boardSeat,
    applicants: z.array(applicant),
    declarations: z.array(declaration),
    hints: z.array(hint),
  }),
});

export const declareRelationships = endpoint({
  method: 'PUT',
  path: '/api/boards/mine/{id}',
  summary: 'A member declares for each applicant of a post whether they are related, a candidate too or a rival, or free to take part.',
  access: MEMBERS,
  reach: 'scope',
  params: byId,
  body: declared,
  response: messageOnly,
});
