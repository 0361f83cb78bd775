import { notFound, wrongState } from '../errors.ts';
import type { AnswerOf, Call, CallOf } from '../mount.ts';
import { rowsOf, withRefused } from './edit-rows.ts';
import type { EditedRow, FieldEdits } from './field-edits.ts';
import { judgeRows } from './judge-rows.ts';

type Calls = FieldEdits<EditedRow>['calls'];

/**
 * Puts back what an edit found, in the rows that no one changed since; the others are named and stay. All in one act, once. Errors: 404 for
 * an edit of another person or of another day, 409 for one that was undone.
 */
export async function undoEdit<Row extends EditedRow, A>(
  call: CallOf<Calls['undo']>,
  edits: FieldEdits<Row, A>,
): Promise<AnswerOf<Calls['undo']>> {
  const { db, params, actor, now, today } = call;
  const edit = await db
    .selectFrom('kernel.field_edit')
    .selectAll()
    .where('id', '=', params.id)
    .where('account_id', '=', actor.accountId)
    .where('path', '=', edits.calls.edit.path)
    .where('day', '=', today)
    .forUpdate()
    .executeTakeFirst();
  if (!edit) throw notFound('There is no such edit of yours of today.');
  if (edit.undone_at !== null) throw wrongState('This edit was undone already.');
  const rows = await db.selectFrom('kernel.field_edit_row').selectAll().where('edit_id', '=', edit.id).orderBy('record_id').execute();
  const before = new Map(rows.map((row) => [row.record_id, row.before as unknown]));
  const change = { field: edit.field, value: undefined, asked: edit.asked as A };
  const wanted = rows.map(({ record_id: id, version }) => ({ id, seen: version }));
  const { open, refused } = await judgeRows(call, edits, wanted, change, { lock: true, becoming: (id) => before.get(id) });
  const backs = open.map((row) => ({ row, value: before.get(row.id) }));
  if (backs.length > 0) await (edits.putBack ?? edits.write)(call, backs, change);
  await db.updateTable('kernel.field_edit').set({ undone_at: now.toString() }).where('id', '=', edit.id).execute();
  const done = backs.length === 0 ? 'No row was put back.' : `${rowsOf(backs.length)} ${backs.length === 1 ? 'is' : 'are'} as before.`;
  return { message: withRefused(done, refused), refused };
}

/** What the caller can still undo on a list. */
export async function listOwnEdits(
  { db, actor, today }: Call,
  { calls }: Pick<FieldEdits<EditedRow>, 'calls'>,
): Promise<AnswerOf<Calls['listOwn']>> {
  const found = await db
    .selectFrom('kernel.field_edit as e')
    .select((of) => [
      'e.id',
      'e.field',
      'e.value',
      'e.at',
      of.selectFrom('kernel.field_edit_row as r').whereRef('r.edit_id', '=', 'e.id').select(of.fn.countAll<number>().as('rows')).as('rows'),
    ])
    .where('e.account_id', '=', actor.accountId)
    .where('e.path', '=', calls.edit.path)
    .where('e.day', '=', today)
    .where('e.undone_at', 'is', null)
    .orderBy('e.id', 'desc')
    .execute();
  return { edits: found.map((edit) => ({ ...edit, field: calls.fields[edit.field] ?? edit.field, rows: edit.rows ?? 0 })) };
}
