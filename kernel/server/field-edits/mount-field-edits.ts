import { mount, type Call } from '../mount.ts';
import type { Server } from '../server.ts';
import { editRows, previewEdit } from './edit-rows.ts';
import type { EditedRow, FieldEdits } from './field-edits.ts';
import { listOwnEdits, undoEdit } from './undo-edit.ts';

/** Makes the server answer the calls by which one field of chosen rows is edited. */
export function mountFieldEdits<Row extends EditedRow, A>(server: Server, edits: FieldEdits<Row, A>): void {
  const { calls } = edits;
  mount(server, calls.preview, (call) => previewEdit(call as never, edits));
  mount(server, calls.edit, (call) => editRows(call as never, edits));
  mount(server, calls.undo, (call) => undoEdit(call as never, edits));
  mount(server, calls.listOwn, (call) => listOwnEdits(call as Call, edits));
}
