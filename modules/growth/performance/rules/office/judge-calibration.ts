import { levelOf, type AdjectiveScale } from '../adjective.ts';
import { roundHalfUp } from '../exact.ts';
import { ADJECTIVES, LEVELS, type Level } from '../levels.ts';
import { formatRating, type Rating } from '../rating.ts';

/** A person whose rating belongs to an office, with the final rating as it is printed; null while there is none. */
export interface RatedPerson {
  person_id: number;
  name: string;
  final: Rating | null;
  /** Their rating is the office's own form: they are not counted. */
  is_head: boolean;
  /** Whether the form may be calibrated: FINAL, or already beyond it. */
  is_final: boolean;
}

/** The form of an office, an OPCR or a DPCR; null while it has no final rating. */
export interface OfficeRating {
  name: string;
  final: Rating | null;
}

export interface Calibration {
  /** Of those who are counted, half up to two decimals; null where no one is. */
  mean: Rating | null;
  counted: number;
  /** Their finals together, in thousandths, from which the mean is. */
  sum: Rating;
  office: Rating | null;
  /** How far the mean is above the office; 0 where it is not. */
  above_by: Rating;
  distribution: { level: Level; adjective: string; people: number }[];
  /** What refuses the calibration of the office as a whole, in sentences; empty where nothing does. */
  refused: string[];
}

/**
 * An office against its own rating (CSC MC 6 s.2012: the average of the individual ratings must not be higher; domain page, B6.4), both as they are
 * printed. The same judgment warns while forms become final and refuses the calibration, which is of the whole office at once.
 */
export function judgeCalibration(
  people: readonly RatedPerson[],
  { name, final: office }: OfficeRating,
  scale: AdjectiveScale,
): Calibration {
  const counted = people.flatMap((person) => (person.final === null || person.is_head ? [] : [person.final]));
  const sum = counted.reduce((all, final) => all + final, 0);
  const mean = counted.length === 0 ? null : meanRating(sum, counted.length);
  const aboveBy = mean !== null && office !== null && mean > office ? mean - office : 0;
  const open = people.filter(({ is_final: isFinal, is_head: isHead }) => !isFinal && !isHead);
  return {
    mean,
    counted: counted.length,
    sum,
    office,
    above_by: aboveBy,
    distribution: LEVELS.map((level) => ({
      level,
      adjective: ADJECTIVES[level],
      people: counted.filter((final) => levelOf(final, scale) === level).length,
    })),
    refused: [
      ...(office === null ? [`${name} has no final rating yet.`] : []),
      ...(open.length > 0 ? [formatOpen(open)] : []),
      ...(aboveBy > 0
        ? [
            `The people of ${name} are rated ${formatRating(mean!)} on average, above the office with ${formatRating(office!)}. Return forms to be rated anew.`,
          ]
        : []),
    ],
  };
}

/** The mean of final ratings that are printed, half up to two decimals: what a list of them adds up to by hand. */
export function meanRating(sum: Rating, people: number): Rating {
  return roundHalfUp(BigInt(sum), BigInt(people) * 10n) * 10;
}

/** How many hundredths all ratings together must fall before the office may be calibrated, in thousandths; 0 where it may. */
export function surplusOf({ sum, counted, office }: Pick<Calibration, 'sum' | 'counted' | 'office'>): Rating {
  if (office === null || counted === 0 || meanRating(sum, counted) <= office) return 0;
  // The highest sum whose mean still prints as the office's rating: below half a hundredth above it.
  const most = Math.ceil((counted * (office + 5)) / 10) * 10 - 10;
  return sum - most;
}

const NAMED = 3;

function formatOpen(open: readonly RatedPerson[]): string {
  const names = open.slice(0, NAMED).map(({ name }) => name);
  const more = open.length > NAMED ? ` and ${open.length - NAMED} more` : '';
  return `Not yet final: ${names.join(', ')}${more}.`;
}
