import { screenNominee } from '../../rules/screening-points.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { FoundNomination } from '../kept/find-nomination.ts';
import { pointsOn } from '../kept/terms.ts';
import { readNomineeFacts } from './nominee-facts.ts';

/** Keeps the points of nominees as they are now, by the relevance that the committee gives them. */
export async function recordPoints(
  call: Pick<StepCall, 'db' | 'server' | 'today'>,
  all: readonly FoundNomination[],
  { relevance, votes }: { relevance: number; votes: number | null },
): Promise<void> {
  const facts = await readNomineeFacts(
    call,
    all.map(({ id, personnel_id: personnelId, first_day: from, last_day: to }) => ({ id, personnelId, from, to })),
  );
  const most = await pointsOn(call.db, call.today);
  for (const one of all) {
    const known = { ...facts.get(one.id)!.screening, relevance, priority: one.plan_priority };
    const screening = screenNominee(known, { from: one.first_day, to: one.last_day }, { most });
    await call.db
      .updateTable('trainings.nomination')
      .set({ relevance, votes, screening: JSON.stringify(screening) })
      .where('id', '=', one.id)
      .execute();
  }
}
