import { sql } from 'kysely';
import type { Accepted, Writing, Written } from '@talaan/imports/server/public.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { HeadPlan, OfficePlan } from '../../rules/office-import/judge-offices.ts';
import type { OfficeValues } from '../../rules/office-import/office-fields.ts';

type Row = Accepted<OfficeValues, OfficePlan>;

/** Adds the offices level by level, so that each finds the one above it, numbers the tree once, and designates the heads. */
export async function writeOffices(writing: Writing, rows: readonly Row[]): Promise<Written> {
  const added = await addOffices(
    writing,
    rows.filter(({ plan }) => plan.id === null),
  );
  await sql`select organization.number_offices()`.execute(writing.db);
  await designateHeads(
    writing,
    rows.flatMap(({ row, plan }) => (plan.head ? [{ ...plan.head, officeId: plan.id ?? added.get(row.line)! }] : [])),
  );
  return { added: [...added].map(([line, id]) => ({ line, id, personnelId: null })) };
}

/** The numbers of the new offices, by line. */
async function addOffices(writing: Writing, rows: readonly Row[]): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  const levels = [...Map.groupBy(rows, ({ plan }) => plan.depth)].toSorted(([one], [other]) => one - other);
  for (const [, level] of levels) {
    const given = level.map(({ row, plan: { campusId, acronym, fullname, above } }) => ({
      line: row.line,
      campus_id: campusId,
      parent_id: above && ('id' in above ? above.id : ids.get(above.line)!),
      fullname,
      acronym,
    }));
    const stored = await writing.db
      .insertInto('organization.office')
      .values(given.map(({ line: _line, ...office }) => office))
      .returning(['id', 'campus_id', 'acronym'])
      .execute();
    const byAcronym = new Map(stored.map((one) => [`${one.campus_id}|${one.acronym}`, one.id]));
    for (const one of given) ids.set(one.line, byAcronym.get(`${one.campus_id}|${one.acronym}`)!);
    await recordChanges(
      writing,
      given.map(({ line, ...office }) => ({ action: 'add an office', subject: `organization.office:${ids.get(line)!}`, after: office })),
    );
    await writing.progress(ids.size, rows.length);
  }
  return ids;
}

async function designateHeads(writing: Writing, heads: readonly (HeadPlan & { officeId: number })[]): Promise<void> {
  await sql`insert into organization.head (office_id, personnel_id, title, during)
    select "officeId", "personnelId", title, daterange("from", null)
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as h("officeId" integer, "personnelId" integer, title text, "from" date)`.execute(
    writing.db,
  );
  await recordChanges(
    writing,
    heads.map(({ officeId, personnelId, title, from }) => ({
      action: 'designate the head of an office',
      subject: `organization.head:${officeId}`,
      personnelId,
      after: { office_id: officeId, personnel_id: personnelId, title, from, to: null },
    })),
  );
}
