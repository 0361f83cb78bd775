import type { Call } from '@talaan/kernel/server/mount.ts';
import { judgePromotion, lastRatings } from '@talaan/performance/rules/after/what-ratings-mean.ts';
import { readRatings } from '@talaan/personnel/server/public.ts';
import type { RatingOnRecord } from '../contract/screening.ts';

interface Rated {
  id: number;
  personnel_id: number;
  is_internal: boolean;
  closing_day: string | null;
}

/** The last rating on record of internal applicants as of the closing day of their post, by application; who has none is absent. */
export async function ratingsOnRecord(
  call: Pick<Call, 'db' | 'server'>,
  applications: readonly Rated[],
): Promise<Map<number, RatingOnRecord>> {
  const internal = applications.filter((one) => one.is_internal);
  const people = [...new Set(internal.map(({ personnel_id: person }) => person))];
  const ratings = people.length === 0 ? null : await readRatings(call, people);
  return new Map(
    internal.flatMap(({ id, personnel_id: person, closing_day: day }) => {
      const history = ratings?.get(person) ?? [];
      const [last] = day === null ? [] : lastRatings(history, 1, day);
      if (!last) return [];
      const { is_met, says } = judgePromotion(history, day!);
      return [[id, { rating: last.final / 10, says, source: last.source, is_met }] as const];
    }),
  );
}
