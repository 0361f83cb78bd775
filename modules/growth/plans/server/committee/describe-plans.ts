import type { AgendaFacts } from '@talaan/committees/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { INTERVENTION_NAMES, MODE_NAMES, PRIORITY_NAMES } from '../../contract/codes.ts';
import { readPlans } from '../plans/find-plan.ts';

/** What the members of a committee read of plans: each line in a sentence, and what all cost. */
export async function describePlans({ db }: Pick<Call, 'db'>, ids: readonly number[]): Promise<ReadonlyMap<number, AgendaFacts>> {
  const plans = await readPlans(db, ids);
  return new Map(
    plans.map(({ id, lines }) => {
      const total = lines.reduce((sum, { cost }) => sum + cost, 0);
      const says = lines.map((line) =>
        [
          `${INTERVENTION_NAMES[line.intervention]}: ${line.title}`,
          line.provider,
          line.mode && MODE_NAMES[line.mode].toLowerCase(),
          `${longDate(line.from)} to ${longDate(line.to)}`,
          `priority ${PRIORITY_NAMES[line.priority]}`,
          line.needs_replacement && 'a replacement is needed',
        ]
          .filter(Boolean)
          .join(', '),
      );
      return [id, { says: [...says, `Estimated cost ${formatPesos(total)}`], points: null }];
    }),
  );
}
