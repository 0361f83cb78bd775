import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { FormWeights } from '../../rules/form/weights.ts';
import { judgeCascade, type CascadeLine, type FoundFault } from '../../rules/office/judge-cascade.ts';
import type { TargetLine } from '../../rules/form/form-line.ts';
import type { FoundForm } from './find-form.ts';
import { readLines } from './read-lines.ts';

type Judged = Pick<FoundForm, 'id' | 'form' | 'above_id'>;

/** What of the cascade is refused or warned of in the lines of one form, by the number of the line. */
export async function judgeTargets(
  db: Database,
  form: Judged,
  lines: readonly TargetLine[],
  weights: FormWeights,
): Promise<{ refused: FoundFault[]; warned: FoundFault[] }> {
  const above = form.above_id === null ? [] : ((await readLines(db, [form.above_id])).get(form.above_id) ?? []);
  const strange = await readStrange(db, lines, [...lines, ...above]);
  const own = lines.map((line) => cascadeLine(line, form.id, weights));
  const others = [
    ...above.map((line) => ({ ...cascadeLine(line, form.above_id!, weights), parent_id: null })),
    ...strange.map((line) => ({ ...cascadeLine(line, line.form_id, weights), parent_id: null })),
  ];
  const { refused, warned } = judgeCascade(
    [...own, ...others],
    [
      { id: form.id, above_id: form.above_id, is_individual: form.form === 'IPCR' },
      ...(form.above_id === null ? [] : [{ id: form.above_id, above_id: null, is_individual: false }]),
    ],
  );
  const isOwn = ({ line_id, fault }: FoundFault) => fault !== 'COUNTS_SHORT' && own.some(({ id }) => id === line_id);
  return { refused: refused.filter(isOwn), warned: warned.filter(isOwn) };
}

export function cascadeLine(
  { id, parent_id, measure, target, due_on, part, group }: TargetLine,
  formId: number,
  weights: FormWeights,
): CascadeLine {
  const found = weights.find(({ code }) => code === part)?.groups.find(({ code }) => code === group);
  return { id, form_id: formId, parent_id, measure, target, due_on, is_support: found?.is_support ?? false };
}

/** Lines that are answered and are of neither form. */
async function readStrange(db: Database, lines: readonly TargetLine[], known: readonly TargetLine[]) {
  const ids = lines.flatMap(({ parent_id }) => (parent_id !== null && !known.some(({ id }) => id === parent_id) ? [parent_id] : []));
  if (ids.length === 0) return [];
  const { rows } = await sql<{ form_id: number }>`select form_id from performance.line where id = any(${ids}::integer[])`.execute(db);
  return [...(await readLines(db, [...new Set(rows.map(({ form_id }) => form_id))])).values()].flat();
}
