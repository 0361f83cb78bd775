import { z } from 'zod';
import { boardUnit } from '@talaan/kernel/contract/board-unit.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, fileAnswer } from '@talaan/kernel/contract/endpoint.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import { BOARD_CODES } from '../rules/default-boards.ts';

export const boardParams = z.object({ board: z.enum(BOARD_CODES) });
const day = z.object({ day: isoDate.optional() });

const shownRow = z.object({
  name: z.string(),
  /** Null where fewer than five people would be told. */
  value: z.number().int().nullable(),
  of: z.number().int().optional(),
  link: z.string().optional(),
});

/** What a figure came to on a day, as it is kept. */
export const keptReading = z.object({
  value: z.number().int().nullable(),
  /** There are some, but fewer than five people. */
  is_small: z.boolean().optional(),
  of: z.number().int().optional(),
  target: z.number().int().optional(),
  note: z.string().optional(),
  missing: z.string().optional(),
  parts: z.array(z.object({ title: z.string(), rows: z.array(shownRow), unit: boardUnit.optional() })).optional(),
  link: z.string().optional(),
});
export type KeptReading = z.output<typeof keptReading>;

const boardFigure = keptReading.extend({
  name: z.string(),
  title: z.string(),
  definition: z.string(),
  unit: boardUnit,
  /** The moment of which it speaks. */
  as_of: z.string().nullable(),
  /** Its module failed; the others are shown. */
  failed: z.boolean(),
  /** `6 more than last Saturday`; null where nothing was kept of that day, or the figure is compared with none. */
  change: z.string().nullable(),
  /** What it came to at the ends of the last months, the oldest first, and on the day. */
  series: z.array(z.object({ day: z.string(), value: z.number().int() })),
});
export type ShownFigure = z.output<typeof boardFigure>;

export const readBoard = endpoint({
  method: 'GET',
  path: '/api/executivedashboard/{board}',
  summary: 'A board: its figures of now, or as they were kept in the night after a day; with what changed, and the classes of each.',
  access: EXECUTIVES,
  params: boardParams,
  query: day,
  response: z.object({
    board: z.object({ code: z.enum(BOARD_CODES), title: z.string(), over: z.string(), day: z.string(), is_past: z.boolean() }),
    figures: z.array(boardFigure),
    /** The boards that the caller may open, in their order. */
    boards: z.array(z.object({ code: z.enum(BOARD_CODES), title: z.string() })),
    /** The first day of which something was kept. */
    kept_from: z.string().nullable(),
  }),
});
export type Board = z.output<typeof readBoard.response>;

export const printBoard = endpoint({
  method: 'GET',
  path: '/api/executivedashboard/{board}/print',
  summary: 'The same on one page, with the letterhead.',
  access: EXECUTIVES,
  params: boardParams,
  query: day,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const readChanges = endpoint({
  method: 'GET',
  path: '/api/executivedashboard/changes',
  summary: 'The five figures that changed most, of the first board that the caller may open.',
  access: EXECUTIVES,
  response: z.object({
    board: z.enum(BOARD_CODES).nullable(),
    figures: z.array(boardFigure.pick({ name: true, title: true, unit: true, value: true, change: true, link: true })),
    /** Whether something was kept of the days with which figures are compared. */
    is_compared: z.boolean(),
  }),
});
export type ChangedFigure = z.output<typeof readChanges.response>['figures'][number];
