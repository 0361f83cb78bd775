import { z } from 'zod';
import { endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { boardParams } from './boards.ts';

const COMPOSERS = ['GENERALSETTINGS'] as const;

/** A figure that a board may have: of a module, or of a saved list (`saved-4`). */
const offered = z.object({ name: z.string(), title: z.string(), definition: z.string(), is_saved: z.boolean() });
export type OfferedFigure = z.output<typeof offered>;

const MOST_FIGURES = 24;

export const readComposition = endpoint({
  method: 'GET',
  path: '/api/executivedashboard/{board}/composition',
  summary: 'Which figures a board has, in their order, over which office, and which others there are.',
  access: COMPOSERS,
  params: boardParams,
  versioned: 'executive.board:{board}',
  response: z.object({
    composition: z.object({
      title: z.string(),
      /** The office at the top of those that the board is about; null: the university. */
      office_id: z.number().int().nullable(),
      figures: z.array(z.string()),
      /** Whether it is as it comes with the product. */
      is_default: z.boolean(),
    }),
    offered: z.array(offered),
    version: recordVersion,
  }),
});

export const compose = endpoint({
  method: 'PUT',
  path: '/api/executivedashboard/{board}/composition',
  summary: 'Chooses the figures of a board and their order; an empty list brings back those that come with the product.',
  access: COMPOSERS,
  reach: 'university',
  params: boardParams,
  versioned: 'executive.board:{board}',
  body: z.object({
    office_id: recordId.nullable(),
    figures: z.array(z.string().max(60)).max(MOST_FIGURES, `At most ${MOST_FIGURES} figures.`),
  }),
  response: messageOnly,
});

export const listSavedLists = endpoint({
  method: 'GET',
  path: '/api/executivedashboard/saved-lists',
  summary: 'The caller’s saved views of lists, from which a figure can be made.',
  access: COMPOSERS,
  response: z.object({ views: z.array(z.object({ id: z.number().int(), name: z.string(), list: z.string() })) }),
});

export const addSavedFigure = endpoint({
  method: 'POST',
  path: '/api/executivedashboard/saved-figures',
  summary: 'Makes a figure of a saved view of a list: how many rows it has, as the one who adds it sees them.',
  access: COMPOSERS,
  reach: 'university',
  body: z.object({
    view_id: recordId,
    title: z.string().trim().min(1, 'Enter a title.').max(60, 'Use at most 60 characters.'),
    definition: z.string().trim().min(1, 'Say what is counted, and how.').max(300, 'Use at most 300 characters.'),
  }),
  response: messageOnly.extend({ name: z.string() }),
});

export const removeSavedFigure = endpoint({
  method: 'DELETE',
  path: '/api/executivedashboard/saved-figures/{id}',
  summary: 'Removes a figure that was made of a saved view, from all boards; what was kept of it goes with it.',
  access: COMPOSERS,
  reach: 'university',
  params: z.object({ id: recordId }),
  response: messageOnly,
});
