import { sql, type RawBuilder } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

interface Row {
  period: string;
  mfo: string;
  permille: number;
  lines: number;
}

/** What offices reached of the targets on their forms, by major final output. */
export const mfoTargets = targetsReached('mfo-targets', 'Targets reached by output', 'a major final output', sql`true`);

/** The same of the outputs of research and extension, of the whole university. */
export const researchTargets = targetsReached(
  'research-targets',
  'Targets of research reached',
  'a major final output of research or extension',
  sql`m.fullname ~* '(research|extension)'`,
);

function targetsReached(name: string, title: string, what: string, which: RawBuilder<unknown>): ExecutiveFigure {
  return {
    name,
    title,
    definition: `Of the lines of OPCRs and DPCRs that name ${what} and a number as their target, in the last period that has begun: the mean of what was done of each target, at most 100 % a line.`,
    unit: 'permille',
    read: async ({ db, day, within }) => {
      const { rows } = await sql<Row>`
      with last as (select id, name from performance.period where lower(during) <= ${day}::date order by during desc limit 1)
      select l.name as period, m.fullname as mfo, round(avg(least(coalesce(n.done, 0)::numeric / n.target, 1)) * 1000)::integer as permille,
        count(*)::integer as lines
      from last l join performance.form f on f.period_id = l.id and f.form in ('OPCR', 'DPCR') and f.state <> 'NOT_RATED'
        join organization.office_view o on o.id = f.office_id and ${within('o.tree_from')}
        join performance.line n on n.form_id = f.id and n.target is not null join performance.mfo m on m.id = n.mfo_id and ${which}
      group by l.name, m.id, m.fullname order by m.fullname`.execute(db);
      if (!rows[0]) return { value: null, missing: 'No line of an OPCR or DPCR names an output and a number as its target.' };
      const lines = rows.reduce((sum, row) => sum + row.lines, 0);
      return {
        value: Math.round(rows.reduce((sum, row) => sum + row.permille * row.lines, 0) / lines),
        target: 1000,
        note: `${rows[0].period}, ${lines} lines.`,
        parts: [{ title: 'By output', rows: rows.map(({ mfo, permille }) => ({ name: mfo, value: permille })) }],
      };
    },
  };
}
