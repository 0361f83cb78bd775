import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { PlanLine } from '@talaan/trainings/server/public.ts';
import { answerLines } from './close-line.ts';

/** The lines that are open in the approved plans of people, which a training may answer: of every kind but a degree, the most urgent first. */
export async function openLinesOf({ db }: Pick<Call, 'db'>, people: readonly number[]): Promise<ReadonlyMap<number, PlanLine[]>> {
  const { rows } = await sql<PlanLine & { personnel_id: number }>`
    select l.id, l.title, l.priority, coalesce(l.personnel_id, p.personnel_id) as personnel_id
    from plans.line l join plans.plan p on p.id = l.plan_id
    where p.state = 'APPROVED' and l.state = 'OPEN' and l.intervention <> 'DEGREE' and coalesce(l.personnel_id, p.personnel_id) = any(${[...people]}::integer[])
    order by l.priority, lower(l.during), l.id`.execute(db);
  return Map.groupBy(rows, ({ personnel_id: person }) => person);
}

/** Closes the lines that trainings answer, on the last day of each. */
export async function closeLinesOfTrainings(
  call: Parameters<typeof answerLines>[0],
  closed: readonly { planLineId: number | null; title: string; lastDay: string }[],
): Promise<void> {
  for (const { planLineId, title, lastDay } of closed)
    if (planLineId !== null) await answerLines(call, [planLineId], lastDay, `${title} was completed with a certificate.`);
}
