import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { AchievementScale } from '../../rules/achievement.ts';
import type { AdjectiveScale } from '../../rules/adjective.ts';
import { inForce, type Dated } from '../../rules/dated.ts';
import type { WeightTable } from '../../rules/form/weights.ts';
import type { DeadlineTable } from '../../rules/period/period.ts';

/** All terms of rating with their numbers, the latest first. */
export interface AllTerms {
  DEADLINES: (DeadlineTable & Numbered)[];
  ADJECTIVES: (AdjectiveScale & Numbered)[];
  ACHIEVEMENT: (AchievementScale & Numbered)[];
  WEIGHTS: (WeightTable & Numbered)[];
}

interface Numbered {
  id: number;
}

/** What a period is rated by. */
export interface TermsOfPeriod {
  deadlines: DeadlineTable;
  adjectives: AdjectiveScale;
  achievement: AchievementScale;
  weights: readonly WeightTable[];
}

export async function readTerms(db: Database): Promise<AllTerms> {
  const { rows } = await sql<Dated & Numbered & { kind: keyof AllTerms; form: string | null; rank: string | null; terms: object }>`
    select id, kind, form, rank, effective_on, source, terms from performance.terms order by effective_on desc, form, rank, id`.execute(db);
  const of = (kind: keyof AllTerms) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, form, rank, effective_on, source, terms }) => ({
        ...(form !== null && { form, rank }),
        ...terms,
        id,
        effective_on,
        source,
      }));
  // What is kept was judged by the schema and the rules of its kind.
  return {
    DEADLINES: of('DEADLINES') as AllTerms['DEADLINES'],
    ADJECTIVES: of('ADJECTIVES') as AllTerms['ADJECTIVES'],
    ACHIEVEMENT: of('ACHIEVEMENT') as AllTerms['ACHIEVEMENT'],
    WEIGHTS: of('WEIGHTS') as AllTerms['WEIGHTS'],
  };
}

/** What applies to a period: the terms of its first day (domain page, B6.8). */
export function termsOn(all: AllTerms, firstDay: string): TermsOfPeriod {
  return {
    deadlines: inForce(all.DEADLINES, firstDay),
    adjectives: inForce(all.ADJECTIVES, firstDay),
    achievement: inForce(all.ACHIEVEMENT, firstDay),
    weights: all.WEIGHTS,
  };
}
