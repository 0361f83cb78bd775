import { sql } from 'kysely';
import { contribute, type Contribution } from '@talaan/kernel/contract/contributions.ts';
import { planLinesOfPeople, trainingsClosed, type PlanLine } from '@talaan/trainings/server/public.ts';
import { setLines } from './close-line.ts';

/** For trainings: which open lines of plans in force a nomination may answer, and that a closed training answers its line. A degree is a scholarship. */
export const linesOfTrainings: readonly Contribution[] = [
  contribute(planLinesOfPeople, async ({ db }, people) => {
    const { rows } = await sql<PlanLine & { personnel_id: number }>`
      select l.id, l.title, l.priority, l.personnel_id from plans.line l join plans.plan p on p.id = l.plan_id
      where l.personnel_id = any(${[...people]}::integer[]) and l.state = 'OPEN' and l.intervention <> 'DEGREE' and p.state = 'APPROVED'
      order by l.priority, l.id`.execute(db);
    return new Map(
      [...Map.groupBy(rows, ({ personnel_id: id }) => id)].map(([id, lines]) => [
        id,
        lines.map(({ id: line, title, priority }) => ({ id: line, title, priority })),
      ]),
    );
  }),
  contribute(trainingsClosed, async (call, closed) => {
    for (const { planLineId, title, lastDay } of closed) {
      if (planLineId === null) continue;
      await setLines(call, await linesInForce(call.db, planLineId), 'ANSWERED', lastDay, `Training: ${title}`.slice(0, 300));
    }
  }),
];

/** The line, and those that go on from it in plans that were submitted since; a draft takes the day over when it is approved. Those that are closed stay. */
async function linesInForce(db: Parameters<typeof setLines>[0]['db'], lineId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive chain as (
      select id from plans.line where id = ${lineId}
      union select l.id from plans.line l join chain c on l.of_line = c.id)
    select l.id from plans.line l join plans.plan p on p.id = l.plan_id
    where l.id in (select id from chain) and l.state = 'OPEN' and p.state not in ('DRAFT', 'RETURNED', 'DISAPPROVED', 'CANCELLED')
    order by l.id for update of l`.execute(db);
  return rows.map(({ id }) => id);
}
