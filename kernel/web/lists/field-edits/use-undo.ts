import type { Endpoint } from '../../../contract/endpoint.ts';
import type { RefusedRow } from '../../../contract/field-edits.ts';
import { useSend } from '../../calls/use-call.ts';
import type { BulkFields } from './bulk-fields.ts';

/** What became of an edit of chosen rows, or of undoing one. */
export interface Told {
  message: string;
  refused: readonly RefusedRow[];
  /** By which it is undone; null where it cannot be. */
  edit: number | null;
  of: BulkFields;
}

/** Undoes an edit; what could not be put back is told. */
export function useUndo(of: BulkFields, list: Pick<Endpoint, 'path'>, onUndone: (told: Told) => void) {
  return useSend(of.calls.undo, {
    alsoRefresh: [list],
    onDone: ({ message, refused }) => onUndone({ message, refused, edit: null, of }),
  });
}
