import { sql } from 'kysely';
import type { Accepted, Writing, Written } from '@talaan/imports/server/public.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { TypePlan } from '../../rules/type-import/judge-types.ts';
import type { TypeValues } from '../../rules/type-import/type-fields.ts';

/** Adds and changes types with their routes: four statements for any number. */
export async function writeTypes(writing: Writing, rows: readonly Accepted<TypeValues, TypePlan>[]): Promise<Written> {
  const { db } = writing;
  const given = JSON.stringify(rows.map(({ plan: { id, facts } }) => ({ id, ...facts })));
  const { rows: stored } = await sql<{ id: number; code: string }>`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb) as g (id integer, code text, name text, complexity text, working_days smallint,
        requirements text[], needs_release boolean, is_picked_up boolean, confidentiality text, retention_years smallint, schedule_item text, is_active boolean)
    ), changed as (
      update documents.type t set name = g.name, complexity = g.complexity, working_days = g.working_days, requirements = g.requirements,
        needs_release = g.needs_release, is_picked_up = g.is_picked_up, confidentiality = g.confidentiality,
        retention_years = g.retention_years, schedule_item = g.schedule_item, is_active = g.is_active
      from given g where t.id = g.id
    )
    insert into documents.type (code, name, complexity, working_days, requirements, needs_release, is_picked_up, confidentiality, retention_years, schedule_item,
      is_active)
    select code, name, complexity, working_days, requirements, needs_release, is_picked_up, confidentiality, retention_years, schedule_item, is_active
    from given where id is null returning id, code`.execute(db);
  const added = new Map(stored.map(({ id, code }) => [code, id]));
  const idOf = ({ id, facts }: TypePlan) => id ?? added.get(facts.code)!;
  await sql`delete from documents.type_stop where type_id = any(${rows.map(({ plan }) => idOf(plan))}::integer[])`.execute(db);
  const stops = rows.flatMap(({ plan }) => plan.facts.stops.map((stop, at) => ({ ...stop, type_id: idOf(plan), place: at + 1 })));
  await sql`insert into documents.type_stop (type_id, place, label, office_id, is_origin, limit_minutes)
    select type_id, place, label, office_id, is_origin, limit_minutes
    from jsonb_to_recordset(${JSON.stringify(stops)}::jsonb)
      as s (type_id integer, place smallint, label text, office_id integer, is_origin boolean, limit_minutes integer)`.execute(db);
  await recordChanges(
    writing,
    rows.map(({ plan }) => ({
      action: plan.id === null ? 'add a type of documents' : 'change a type of documents',
      subject: `documents.type:${idOf(plan)}`,
      after: plan.facts,
    })),
  );
  return { added: rows.flatMap(({ row, plan }) => (plan.id === null ? [{ line: row.line, id: idOf(plan), personnelId: null }] : [])) };
}
