import { blocksOf, type Block } from '../../rules/who-is-blocked.ts';
import type { FoundNomination } from '../kept/find-nomination.ts';
import { readNomineeFacts, type Asking } from './nominee-facts.ts';

/** What blocks nominees today, by the number of the nomination; empty for one whom nothing blocks. */
export async function blocksOfNominations(call: Asking, all: readonly FoundNomination[]): Promise<Map<number, Block[]>> {
  const facts = await readNomineeFacts(
    call,
    all.map(({ id, personnel_id: personnelId, first_day: from, last_day: to }) => ({ id, personnelId, from, to })),
  );
  return new Map(
    all.map((one) => {
      const training = { training_id: one.training_id, from: one.first_day, to: one.last_day, is_abroad: one.is_abroad };
      return [one.id, blocksOf(facts.get(one.id)!.nominee, training, call.today)];
    }),
  );
}
