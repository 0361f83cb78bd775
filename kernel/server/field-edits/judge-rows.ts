import { invalid } from '../errors.ts';
import type { Call } from '../mount.ts';
import { plainly, type EditedRow, type FieldChange, type FieldEdits } from './field-edits.ts';
import { lastChangesOf } from './last-changes.ts';
import { splitRows, type WantedRow } from './split-rows.ts';

/** What the caller gave, with the value as its field takes it. Errors: 422 on `value`, and what the list refuses of any row. */
export async function readChange<Row extends EditedRow, A>(
  call: Call<unknown, unknown, { field: string; value: unknown; asked: unknown }>,
  edits: FieldEdits<Row, A>,
): Promise<{ change: FieldChange<A>; after: string }> {
  const { field, value, asked } = call.body;
  const read = edits.calls.row[field]!.safeParse(value);
  if (!read.success) throw invalid({ value: read.error.issues.map(({ message }) => message) });
  const change = { field, value: read.data, asked: asked as A };
  await edits.requireSound?.(call, change);
  const [after] = await wordsOfAll(call, edits, field, [change.value]);
  if (after === undefined) throw invalid({ value: ['Choose from the list.'] });
  return { change, after };
}

/** Reads rows with their last changes and says which of them may be written. Locked where they are about to be. */
export async function judgeRows<Row extends EditedRow, A>(
  call: Call,
  edits: FieldEdits<Row, A>,
  wanted: readonly WantedRow[],
  change: FieldChange<A>,
  { lock, becoming = () => change.value }: { lock: boolean; becoming?: (id: number) => unknown },
) {
  const ids = wanted.map(({ id }) => id);
  // Of what is only looked at the versions come first: what changes in between is refused when it is written, rather than lost.
  const before = lock ? undefined : await lastChangesOf(call.db, edits.subject, ids);
  const found = await edits.read(call, ids, change, lock);
  const lastChanges = before ?? (await lastChangesOf(call.db, edits.subject, ids));
  const whyNot = (row: Row) => edits.whyNot?.(row, { ...change, value: becoming(row.id) }) ?? null;
  return { found, lastChanges, ...splitRows(wanted, found, lastChanges, whyNot) };
}

/** The words of values, undefined for what may not be chosen. */
export async function wordsOfAll<Row extends EditedRow, A>(
  call: Call,
  edits: FieldEdits<Row, A>,
  field: string,
  values: readonly unknown[],
): Promise<(string | undefined)[]> {
  const inWords = (await edits.inWords?.(call, field, values)) ?? plainly;
  return values.map(inWords);
}

export function isSame<Row extends EditedRow, A>({ isSame: judge }: FieldEdits<Row, A>, row: Row, change: FieldChange<A>): boolean {
  return judge ? judge(row, change) : row.values[change.field] === change.value;
}
