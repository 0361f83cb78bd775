import { sql } from 'kysely';
import type { Merged, PersonnelCall } from '@talaan/personnel/server/public.ts';
import { takeStepInAll } from '@talaan/requests/server/public.ts';
import type { PlanKind } from '../../rules/plan.ts';
import { formatYears } from '../../rules/title.ts';
import { FLOWS } from '../../workflow.ts';

/** Where both records of a person have a live plan of a kind for the same years, that of the record that stays goes on. */
export async function plansAtMerge(call: PersonnelCall, { from, into }: Merged): Promise<readonly string[]> {
  const { rows } = await sql<{ id: number; kind: PlanKind; from_year: number; to_year: number }>`
    select p.id, p.kind, p.from_year, p.to_year from plans.plan p
    where p.personnel_id = ${from} and p.state not in ('REVISED', 'CLOSED', 'DISAPPROVED', 'CANCELLED')
      and exists (select from plans.plan o where o.personnel_id = ${into} and o.kind = p.kind and o.from_year <= p.to_year and p.from_year <= o.to_year
        and o.state not in ('REVISED', 'CLOSED', 'DISAPPROVED', 'CANCELLED'))
    order by p.id`.execute(call.db);
  const remarks = 'Two records of one person were merged; the plan of the one that stays continues.';
  for (const [kind, twice] of Map.groupBy(rows, (row) => row.kind))
    await takeStepInAll(call, { kind: FLOWS[kind], action: 'endWithService', items: twice, remarks, bySystem: true });
  return rows.map(
    ({ kind, ...plan }) => `The ${kind.toLowerCase()} development plan for ${formatYears(plan)} of the record that goes is ended.`,
  );
}
