import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { LineBody } from '../../contract/fields.ts';

/** A line with position, office and grade, from the item where it names one. */
export interface ResolvedLine extends LineBody {
  position_id: number;
  office_id: number;
  salary_grade: number;
}

interface Found {
  at: number;
  item_id: number | null;
  position_id: number | null;
  grade: number | null;
  office_id: number | null;
}

/** Completes lines as they were entered. Errors: 422 by the field of each line. */
export async function resolveLines(call: Pick<Call, 'db' | 'today'>, lines: readonly LineBody[]): Promise<ResolvedLine[]> {
  const { resolved, wrong } = await findLines(call, lines);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return resolved;
}

interface FoundLines {
  /** What is not found is 0. */
  resolved: ResolvedLine[];
  wrong: Record<string, string[]>;
}

/** The same while they are being typed: with what is wrong beside them. */
export async function findLines({ db, today }: Pick<Call, 'db' | 'today'>, lines: readonly LineBody[]): Promise<FoundLines> {
  const { rows } = await sql<Found>`
    select w.at, i.id as item_id, t.id as position_id, t.salary_grade as grade, o.id as office_id
    from jsonb_to_recordset(${JSON.stringify(lines.map((line, at) => ({ ...line, at })))}::jsonb)
        as w(at integer, item_id integer, position_id integer, office_id integer)
      left join plantilla.item i on i.id = w.item_id
      left join organization.position_view t on t.id = coalesce(i.position_id, case when w.item_id is null then w.position_id end)
      left join organization.office_view o on o.id = coalesce(plantilla.office_on(i.id, ${today}), case when w.item_id is null then w.office_id end)
    order by w.at`.execute(db);
  const wrong: Record<string, string[]> = {};
  const refuse = (at: number, field: string, message: string) => (wrong[`lines.${at}.${field}`] = [message]);
  const resolved = lines.map((line, at) => {
    const found = rows[at]!;
    const grade = found.grade ?? line.salary_grade;
    if (line.item_id !== null && found.item_id === null) refuse(at, 'item_id', 'There is no such plantilla item.');
    else if (found.position_id === null) refuse(at, 'position_id', 'Choose a position.');
    else if (grade === null) refuse(at, 'salary_grade', 'The position has no salary grade of its own. Enter one.');
    if (line.item_id === null && found.office_id === null) refuse(at, 'office_id', 'Choose an office.');
    return { ...line, position_id: found.position_id ?? 0, office_id: found.office_id ?? 0, salary_grade: grade ?? 0 };
  });
  return { resolved, wrong };
}
