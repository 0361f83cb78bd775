import type { Moved, StepCall } from '@talaan/requests/server/public.ts';
import { findRatingFaults } from '../../rules/form/find-rating-faults.ts';
import { findTargetFaults } from '../../rules/form/find-target-faults.ts';
import type { ipcrFlow } from '../../workflow.ts';
import { readTerms, termsOn } from '../settings/read-terms.ts';
import type { FoundForm } from './find-form.ts';
import { judgeTargets } from './judge-targets.ts';
import { readLines } from './read-lines.ts';
import { weightsOf } from './weights-of.ts';

/** What is still missing of targets or of a self-rating that are submitted, by form; the screen of the form says each on its field. */
export async function whyNotSubmitted(
  { db }: StepCall,
  action: 'submitTargets' | 'selfRate',
  moved: readonly Moved<typeof ipcrFlow, FoundForm>[],
): Promise<ReadonlyMap<number, string>> {
  const terms = await readTerms(db);
  const lines = await readLines(
    db,
    moved.map(({ id }) => id),
  );
  const found = new Map<number, string>();
  for (const { id, record } of moved) {
    const own = lines.get(id) ?? [];
    const weights = weightsOf(record, termsOn(terms, record.period.from));
    const faults =
      action === 'selfRate'
        ? findRatingFaults(
            own.map(({ id: line_id, own_ratings, reason }) => ({ line_id, ratings: own_ratings, reason })),
            own,
          )
        : findTargetFaults(own, weights, record.period);
    const [first] = Object.values(faults).flat();
    if (first !== undefined) found.set(id, first);
    else if (action === 'submitTargets') {
      const { refused } = await judgeTargets(db, record, own, weights);
      if (refused.length > 0) found.set(id, refused[0]!.message);
    }
  }
  return found;
}
