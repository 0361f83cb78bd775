import { z } from 'zod';
import { byId, endpoint, messageOnly } from './endpoint.ts';

/** Views that one account may save of one list, its shared ones included. */
export const MOST_VIEWS = 30;

export const savedView = z.object({
  id: z.number().int(),
  name: z.string(),
  /** What the address of the list says: filters, search, sort, grouping and columns, as a query string. */
  query: z.string(),
  is_shared: z.boolean(),
  /** Whether the caller may rename, change and delete it. */
  may_change: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;

const place = {
  /** The path of the list's call: `/api/personnels`. */
  list: z.string().trim().min(1).max(200),
  /** The path of the screen that shows it. */
  screen: z.string().trim().min(1).max(200),
};
const name = z.string().trim().min(1, 'Enter a name for the view.').max(40, 'Use at most 40 characters.');
const query = z.string().max(4000, 'The view has too many filters to be saved.');

export const listViews = endpoint({
  method: 'GET',
  path: '/api/list-views',
  summary: 'The caller’s views of a list and the shared ones, by name, and whether the caller may share.',
  access: 'signed-in',
  keptOffline: true,
  query: z.object(place),
  response: z.object({ views: z.array(savedView), may_share: z.boolean() }),
});

export const addView = endpoint({
  method: 'POST',
  path: '/api/list-views',
  summary: 'Saves a view of a list; a shared one is offered to all who may open the list.',
  access: 'signed-in',
  body: z.object({ ...place, name, query, is_shared: z.boolean() }),
  response: z.object({ view: savedView }),
});

export const changeView = endpoint({
  method: 'PUT',
  path: '/api/list-views/{id}',
  summary: 'Renames, changes, shares or unshares a view of one’s own; administrators change shared ones too.',
  access: 'signed-in',
  params: byId,
  body: z.object({ name: name.optional(), query: query.optional(), is_shared: z.boolean().optional() }),
  response: z.object({ view: savedView }),
});

export const removeView = endpoint({
  method: 'DELETE',
  path: '/api/list-views/{id}',
  summary: 'Deletes a view of one’s own; administrators delete shared ones too.',
  access: 'signed-in',
  params: byId,
  response: messageOnly,
});
