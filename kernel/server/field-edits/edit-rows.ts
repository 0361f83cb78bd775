import type { RefusedRow } from '../../contract/field-edits.ts';
import type { Database } from '../database/database.ts';
import type { AnswerOf, CallOf } from '../mount.ts';
import type { EditedRow, FieldEdits } from './field-edits.ts';
import { isSame, judgeRows, readChange, wordsOfAll } from './judge-rows.ts';
import { lastChangesOf } from './last-changes.ts';

type Calls = FieldEdits<EditedRow>['calls'];

/** What an edit would do with each chosen row, in their order. */
export async function previewEdit<Row extends EditedRow, A>(
  call: CallOf<Calls['preview']>,
  edits: FieldEdits<Row, A>,
): Promise<AnswerOf<Calls['preview']>> {
  const { change, after } = await readChange(call, edits);
  const ids = [...new Set(call.body.ids)];
  const { found, lastChanges, refused } = await judgeRows(
    call,
    edits,
    ids.map((id) => ({ id })),
    change,
    { lock: false },
  );
  const words = await wordsOfAll(
    call,
    edits,
    change.field,
    found.map(({ values }) => values[change.field]),
  );
  const refusedOf = new Map(refused.map((row) => [row.id, row]));
  const rowOf = new Map(found.map((row, at) => [row.id, { row, before: words[at] ?? '—' }]));
  return {
    rows: ids.map((id) => {
      const known = rowOf.get(id);
      const no = refusedOf.get(id);
      return {
        id,
        name: known?.row.name ?? no!.name,
        before: known?.before ?? '',
        after: no ? '' : after,
        becomes: no ? 'refused' : isSame(edits, known!.row, change) ? 'same' : 'changed',
        why: no?.why ?? '',
        version: known ? (lastChanges.get(id)?.version ?? 0) : 0,
      };
    }),
  };
}

/** Edits the rows that are still as they were previewed. Errors: those of `readChange`. */
export async function editRows<Row extends EditedRow, A>(
  call: CallOf<Calls['edit']>,
  edits: FieldEdits<Row, A>,
): Promise<AnswerOf<Calls['edit']>> {
  const { db, body, actor, now, today } = call;
  const { change, after } = await readChange(call, edits);
  const wanted = [...new Map(body.rows.map(({ id, version }) => [id, { id, seen: version }])).values()];
  const { open, refused } = await judgeRows(call, edits, wanted, change, { lock: true });
  const changed = open.filter((row) => !isSame(edits, row, change));
  if (changed.length === 0) return { message: withRefused('No row was changed.', refused), edit: null, refused };
  const kept = await edits.write(
    call,
    changed.map((row) => ({ row, value: change.value })),
    change,
  );
  const { id } = await db
    .insertInto('kernel.field_edit')
    .values({
      account_id: actor.accountId,
      path: edits.calls.edit.path,
      field: change.field,
      value: after,
      asked: JSON.stringify(change.asked),
      day: today,
      at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const versions = await lastChangesOf(
    db,
    edits.subject,
    changed.map((row) => row.id),
  );
  await db
    .insertInto('kernel.field_edit_row')
    .values(
      changed.map((row) => ({
        edit_id: id,
        record_id: row.id,
        version: versions.get(row.id)!.version,
        before: JSON.stringify(kept?.get(row.id) ?? row.values[change.field]),
      })),
    )
    .execute();
  const title = edits.calls.fields[change.field];
  return { message: withRefused(`${title} of ${rowsOf(changed.length)} was changed.`, refused), edit: id, refused };
}

/** Throws away edits whose day is over. */
export async function forgetFieldEdits(db: Database, today: string): Promise<void> {
  await db.deleteFrom('kernel.field_edit').where('day', '<', today).execute();
}

export function rowsOf(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}

export function withRefused(message: string, refused: readonly RefusedRow[]): string {
  return refused.length === 0
    ? message
    : `${message} ${rowsOf(refused.length)} ${refused.length === 1 ? 'stays' : 'stay'} as ${refused.length === 1 ? 'it is' : 'they are'}.`;
}
