import type { InboxRow } from '../../contract/inbox.ts';
import type { OpenAction } from '../../contract/timeline.ts';

/** The actions that are open in all of these requests and need no screen of their own. Requests of several kinds share none by chance: an action belongs to its kind. */
export function sharedActions(rows: readonly Pick<InboxRow, 'kind' | 'actions'>[]): OpenAction[] {
  const [first, ...others] = rows;
  if (!first || others.some(({ kind }) => kind !== first.kind)) return [];
  return first.actions.filter(
    ({ action, on_its_screen }) => !on_its_screen && others.every((row) => row.actions.some((one) => one.action === action)),
  );
}
