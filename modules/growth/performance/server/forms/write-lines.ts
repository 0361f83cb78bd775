import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { TypedLine } from '../../contract/fields.ts';
import type { TargetLine } from '../../rules/form/form-line.ts';
import type { Ratings } from '../../rules/levels.ts';

/** The lines of a form as they are typed, in their order: those that are left out go, what was entered of the others stays. Returns their numbers. */
export async function writeLines(db: Database, formId: number, lines: readonly TypedLine[]): Promise<number[]> {
  const { rows: known } = await sql<{ id: number }>`select id from performance.line where form_id = ${formId}`.execute(db);
  const own = new Set(known.map(({ id }) => id));
  const kept = lines.flatMap(({ id }) => id ?? []);
  if (kept.some((id) => !own.has(id)) || new Set(kept).size < kept.length)
    throw invalid({ lines: ['A target was removed elsewhere. Reload the page.'] });
  await sql`delete from performance.line where form_id = ${formId} and id <> all(${kept}::integer[])`.execute(db);
  const { rows } = await sql<{ id: number }>`
    merge into performance.line l using (
      select t.* from jsonb_to_recordset(${JSON.stringify(lines.map(rowOf))}::jsonb) as t (id integer, no smallint, part text, function text, output text,
        indicator text, measure text, target integer, due_on date, scales jsonb, weight smallint, parent_id integer, mfo_id integer, budget bigint,
        accountable text) order by t.no) t on l.id = t.id
    when matched then update set no = t.no, part = t.part, function = t.function, output = t.output, indicator = t.indicator, measure = t.measure,
      target = t.target, due_on = t.due_on, scales = t.scales, weight = t.weight, parent_id = t.parent_id, mfo_id = t.mfo_id, budget = t.budget,
      accountable = t.accountable
    when not matched then insert (form_id, no, part, function, output, indicator, measure, target, due_on, scales, weight, parent_id, mfo_id, budget,
      accountable) values (${formId}, t.no, t.part, t.function, t.output, t.indicator, t.measure, t.target, t.due_on, t.scales, t.weight, t.parent_id,
      t.mfo_id, t.budget, t.accountable)
    returning l.id`.execute(db);
  return rows.map(({ id }) => id);
}

function rowOf(line: TypedLine, no: number) {
  const { group, target, ...rest } = line;
  return { ...rest, no, function: group, target: target === 0 ? null : target };
}

/** As the rules judge it; a new line has its place below zero as its number. */
export function targetOf({ id, ...line }: TypedLine, at: number): TargetLine {
  return { ...line, id: id ?? -1 - at };
}

/** The ratings of the supervisor, line by line. */
export async function writeRatings(
  db: Database,
  lines: readonly {
    line_id: number;
    ratings: Ratings | Readonly<Record<keyof Ratings, number | null>>;
    reason: string;
    remarks?: string;
  }[],
): Promise<void> {
  const rows = lines.map(({ line_id, ratings, reason, remarks }) => ({ line_id, ...ratings, reason, remarks: remarks ?? null }));
  await sql`
    update performance.line l set quality = t.quality, efficiency = t.efficiency, timeliness = t.timeliness, reason = t.reason,
      remarks = coalesce(t.remarks, l.remarks)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (line_id integer, quality smallint, efficiency smallint, timeliness smallint,
      reason text, remarks text) where l.id = t.line_id`.execute(db);
}
