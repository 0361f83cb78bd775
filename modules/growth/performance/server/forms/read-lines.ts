import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Evidence, OtherLine } from '../../contract/forms.ts';
import type { RatedLine, TargetLine } from '../../rules/form/form-line.ts';
import type { Ratings } from '../../rules/levels.ts';

/** A line as it is kept. */
export interface LineRow extends TargetLine {
  form_id: number;
  part: 'WHOLE' | 'DESIGNATION' | 'POSITION';
  mfo: string | null;
  mfo_weight: number | null;
  budget: number | null;
  accountable: string;
  done: number | null;
  accomplishment: string;
  own_ratings: Ratings;
  ratings: Ratings;
  reason: string;
  remarks: string;
  evidence: Evidence[];
}

/** The lines of forms in their order, by form. */
export async function readLines(db: Database, forms: readonly number[]): Promise<Map<number, LineRow[]>> {
  const { rows } = await sql<LineRow>`
    select l.id, l.form_id, l.part, l.function as group, l.output, l.indicator, l.measure, l.target, l.due_on, l.scales, l.weight, l.parent_id, l.mfo_id,
      m.fullname as mfo, m.weight as mfo_weight, l.budget, l.accountable, l.done, l.accomplishment,
      jsonb_build_object('quality', l.self_quality, 'efficiency', l.self_efficiency, 'timeliness', l.self_timeliness) as own_ratings,
      jsonb_build_object('quality', l.quality, 'efficiency', l.efficiency, 'timeliness', l.timeliness) as ratings, l.reason, l.remarks,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'title', e.title, 'day', e.day) order by e.id), '[]')
        from performance.evidence e where e.line_id = l.id) as evidence
    from performance.line l left join performance.mfo m on m.id = l.mfo_id
    where l.form_id = any(${[...forms]}::integer[]) order by l.form_id, l.no, l.id`.execute(db);
  return Map.groupBy(rows, ({ form_id }) => form_id);
}

/** As `rateForm` takes it. */
export function rated({ id, part, group, weight, mfo_id, mfo_weight }: LineRow, ratings: Ratings): RatedLine {
  return { id, part, group, weight, ratings, mfo: mfo_id === null ? null : { id: mfo_id, weight: mfo_weight! } };
}

/** The lines of many forms as `rateForm` takes them, and nothing else of them, by form. */
export async function readRatedLines(db: Database, forms: readonly number[]): Promise<Map<number, RatedLine[]>> {
  const { rows } = await sql<Omit<RatedLine, 'ratings'> & Ratings & { form_id: number }>`
    select l.form_id, l.id, l.part, l.function as group, l.weight, l.quality, l.efficiency, l.timeliness,
      case when m.id is not null then jsonb_build_object('id', m.id, 'weight', m.weight) end as mfo
    from performance.line l left join performance.mfo m on m.id = l.mfo_id where l.form_id = any(${[...forms]}::integer[])`.execute(db);
  const lines = Map.groupBy(rows, ({ form_id }) => form_id);
  return new Map(
    [...lines].map(([form, own]) => [
      form,
      own.map(({ id, part, group, weight, mfo, quality, efficiency, timeliness }) => ({
        id,
        part,
        group,
        weight,
        mfo,
        ratings: { quality, efficiency, timeliness },
      })),
    ]),
  );
}

/** As another form shows it. */
export function shownElsewhere(line: LineRow): OtherLine {
  const { id, group, output, indicator, measure, target, due_on, done, accomplishment, ratings } = line;
  return { id, group, output, indicator, measure, target, due_on, done, accomplishment, ratings: { ...ratings } };
}
