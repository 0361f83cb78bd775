import { levelOf, type AdjectiveScale } from '../adjective.ts';
import { exact, weightedMean, type Exact } from '../exact.ts';
import { DIMENSIONS, type Level, type Ratings } from '../levels.ts';
import { printed, type Rating } from '../rating.ts';
import type { RatedLine } from './form-line.ts';
import type { FormWeights, GroupWeight, PartWeight } from './weights.ts';

/** All ratings as they are printed; null where nothing of it is rated. */
export interface RatedForm {
  lines: { id: number; average: Rating | null }[];
  parts: RatedPart[];
  final: Rating | null;
  level: Level | null;
}

export interface RatedPart extends Omit<PartWeight, 'groups'> {
  average: Rating | null;
  groups: RatedGroup[];
}

export interface RatedGroup extends Pick<GroupWeight, 'code' | 'name' | 'weight'> {
  average: Rating | null;
  /** How many of its lines are rated. */
  rated: number;
  lines: number;
}

/**
 * A form as its lines are rated (domain page, B3, B6.1, B6.2). Averages go on unrounded. A line without ratings does not count, a group of such
 * lines gives its weight up to the others, and an empty part its share. Where nothing is rated there is no final rating.
 */
export function rateForm(lines: readonly RatedLine[], weights: FormWeights, scale: AdjectiveScale): RatedForm {
  const parts = weights.map((part) => {
    const groups = part.groups.map((group) => {
      const own = lines.filter((line) => line.part === part.code && line.group === group.code);
      return { ...group, own, value: averageOfGroup(own) };
    });
    return { ...part, groups, value: meanOf(groups) };
  });
  const final = meanOf(parts);
  const rating = final && printed(final);
  return {
    lines: lines.map(({ id, ratings }) => ({ id, average: printedOrNull(averageOfLine(ratings)) })),
    parts: parts.map(({ code, name, weight, groups, value }) => ({
      code,
      name,
      weight,
      average: printedOrNull(value),
      groups: groups.map((group) => ({
        code: group.code,
        name: group.name,
        weight: group.weight,
        average: printedOrNull(group.value),
        rated: group.own.filter(({ ratings }) => averageOfLine(ratings) !== null).length,
        lines: group.own.length,
      })),
    })),
    final: rating,
    level: rating === null ? null : levelOf(rating, scale),
  };
}

/** The mean of the dimensions that are rated, exact; null where none is. */
export function averageOfLine(ratings: Ratings): Exact | null {
  const given = DIMENSIONS.flatMap((dimension) => ratings[dimension] ?? []);
  return given.length === 0
    ? null
    : exact(
        given.reduce<number>((sum, one) => sum + one, 0),
        given.length,
      );
}

/** By the weights of its lines; without them by those of their MFOs, each MFO once, where all lines have one; else alike. */
function averageOfGroup(lines: readonly RatedLine[]): Exact | null {
  const rated = lines.flatMap((line) => {
    const value = averageOfLine(line.ratings);
    return value ? [{ line, value }] : [];
  });
  const ofMfo = Map.groupBy(rated, ({ line }) => line.mfo?.id ?? null);
  const weightOf = ({ weight, mfo }: RatedLine): Exact => {
    if (lines.every((one) => one.weight !== null)) return exact(weight!);
    if (lines.every((one) => one.mfo !== null)) return exact(mfo!.weight, ofMfo.get(mfo!.id)!.length);
    return exact(1);
  };
  return weightedMean(rated.map(({ line, value }) => ({ value, weight: weightOf(line) })));
}

function meanOf(parts: readonly { weight: number; value: Exact | null }[]): Exact | null {
  return weightedMean(parts.flatMap(({ weight, value }) => (value ? [{ value, weight: exact(weight) }] : [])));
}

function printedOrNull(value: Exact | null): Rating | null {
  return value && printed(value);
}
