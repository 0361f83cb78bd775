import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { LineBody } from '../../contract/plans.ts';
import { findPlanFaults, type PlanFaults } from '../../rules/find-plan-faults.ts';
import type { PlanKind, PlanLine } from '../../rules/plan.ts';
import type { FoundPlan } from './find-plan.ts';
import type { PlanOwner } from './plan-owner.ts';

/** Errors: 422 on the fields of lines. */
export async function requireLines(
  db: Database,
  plan: Pick<FoundPlan, 'kind' | 'from_year' | 'to_year'>,
  owner: PlanOwner,
  lines: readonly LineBody[],
): Promise<void> {
  const asked = lines.map((line): PlanLine => ({ ...line, id: line.id ?? 0, state: 'OPEN' }));
  const faults: PlanFaults = lines.length === 0 ? {} : findPlanFaults(plan, asked);
  const people = new Set(await peopleWithin(db, owner, lines));
  for (const at of await findForeign(db, plan.kind, owner, lines))
    faults[`lines.${at}.need`] = ['What this line answers is not of this plan. Remove the line and add it again.'];
  for (const [at, { person_id: person }] of lines.entries())
    if (person !== null && !people.has(person)) faults[`lines.${at}.person_id`] = ['Choose a person who serves in this unit.'];
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

async function peopleWithin(db: Database, owner: PlanOwner, lines: readonly LineBody[]): Promise<number[]> {
  if (owner.personnelId !== null) return [owner.personnelId];
  const wanted = lines.flatMap(({ person_id: person }) => person ?? []);
  const { rows } = await sql<{ id: number }>`
    select a.personnel_id as id from personnel.serving_on(${owner.day}::date) a join organization.offices_within(${owner.officeId}) o on o.id = a.office_id
    where a.personnel_id = any(${wanted}::integer[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lines that name a need, a recommendation or an earlier line of someone else: what they say is done would be said of that, too. */
async function findForeign(db: Database, kind: PlanKind, owner: PlanOwner, lines: readonly LineBody[]): Promise<number[]> {
  const named = lines.flatMap(({ competency_id, need_id, recommendation, of_line }, at) =>
    competency_id === null && need_id === null && recommendation === null && of_line === null
      ? []
      : [{ at, competency_id, need_id, recommendation, of_line }],
  );
  if (named.length === 0) return [];
  const within = (office: string) => sql`${sql.ref(office)} in (select id from organization.offices_within(${owner.officeId}))`;
  const isOf = (person: string, office: string) =>
    owner.personnelId === null ? within(office) : sql`${sql.ref(person)} = ${owner.personnelId}`;
  const { rows } = await sql<{ at: number }>`
    select n.at from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n (at integer, competency_id integer, need_id integer, recommendation text, of_line integer)
    where n.competency_id is not null and not exists (select from plans.competency c where c.id = n.competency_id)
      or n.need_id is not null and not exists (select from plans.need d where d.id = n.need_id and ${isOf('d.personnel_id', 'd.office_id')})
      or n.recommendation is not null and not exists (select from performance.form f where f.id::text = n.recommendation and ${isOf('f.personnel_id', 'f.office_id')})
        and not exists (select from performance.weak_act w join personnel.serving_on(${owner.day}::date) a on a.personnel_id = w.personnel_id
          where w.kind = 'INTERVENTION' and 'w-' || w.id = n.recommendation and ${isOf('w.personnel_id', 'a.office_id')})
      or n.of_line is not null and not exists (select from plans.line l join plans.plan p on p.id = l.plan_id where l.id = n.of_line and p.kind = ${kind}
        and p.personnel_id is not distinct from ${owner.personnelId}::integer and p.office_id is not distinct from ${owner.officeId}::integer)
    order by n.at`.execute(db);
  return rows.map(({ at }) => at);
}
