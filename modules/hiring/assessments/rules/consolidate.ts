import { averageMembers } from './average-members.ts';
import type { Points } from './points.ts';
import { rankCandidates, type Rank } from './rank.ts';
import { passes, preferenceOf, totalOf } from './score-sheet.ts';

export interface ConsolidatedForm {
  pass_on: 'total' | 'credentials';
  pass_mark: Points;
  drops_extremes: boolean;
  preference_cap: Points;
  factors: readonly { id: number; kind: string; scored_by: string }[];
}

export interface Assessed {
  id: number;
  /** Points of the factors that members do not score. */
  credits: ReadonlyMap<number, Points>;
  /** By factor: what each seat gave, in fifths of a hundredth. */
  fifths: ReadonlyMap<number, readonly { seat: number; fifths: number }[]>;
  grounds: readonly { code: string; points: Points }[];
  votes: number | null;
}

/** A figure and whose scores it follows from: the seat, what it gave in fifths of a hundredth, whether it was dropped. */
export interface Figure {
  points: Points;
  by: [seat: number, fifths: number, isDropped: boolean][];
}

export interface Consolidated extends Rank {
  total: Points;
  preference: Points;
  passes: boolean;
  points: Record<string, Figure>;
}

/** The comparative assessment of all who were scored, in the order of rank; what is missing counts 0. */
export function consolidateScores(form: ConsolidatedForm, assessed: readonly Assessed[]): Consolidated[] {
  const scored = new Map(assessed.map((one) => [one.id, { ...one, ...scoreOf(form, one) }]));
  const sumOf = (points: Record<string, Figure>, kind: string) =>
    form.factors.reduce((sum, factor) => sum + (factor.kind === kind ? points[factor.id]!.points : 0), 0);
  const ranks = rankCandidates(
    [...scored.values()].map(({ id, total, preference, points, votes }) => ({
      id,
      final: total + preference,
      examination: sumOf(points, 'examination'),
      interview: sumOf(points, 'interview'),
      votes,
    })),
  );
  return ranks.map((rank) => {
    const { total, preference, passes: isPassing, points } = scored.get(rank.id)!;
    return { ...rank, total, preference, passes: isPassing, points };
  });
}

function scoreOf(form: ConsolidatedForm, one: Assessed): Omit<Consolidated, keyof Rank> {
  const points: Record<string, Figure> = {};
  for (const { id, scored_by } of form.factors)
    points[id] =
      scored_by === 'members' ? averaged(one.fifths.get(id) ?? [], form.drops_extremes) : { points: one.credits.get(id) ?? 0, by: [] };
  const sums = totalOf(form.factors.map(({ id, kind }) => ({ points: points[id]!.points, isCredential: kind === 'credential' })));
  return { total: sums.total, preference: preferenceOf(one.grounds, form.preference_cap), passes: passes(sums, form), points };
}

function averaged(given: readonly { seat: number; fifths: number }[], dropsExtremes: boolean): Figure {
  const average = averageMembers(
    given.map(({ fifths }) => fifths),
    dropsExtremes,
  );
  return {
    points: average?.points ?? 0,
    by: given.map(({ seat, fifths }, place) => [seat, fifths, average?.dropped.includes(place) ?? false]),
  };
}
