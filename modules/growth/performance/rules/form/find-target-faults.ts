import { longDate } from '@talaan/kernel/contract/dates.ts';
import { DIMENSIONS, LEVELS } from '../levels.ts';
import type { Period } from '../period/period.ts';
import { isPercent } from './find-weight-faults.ts';
import type { TargetLine } from './form-line.ts';
import type { FormWeights } from './weights.ts';

/** What is wrong, by the field of its line: `lines.0.indicator`, or `lines` where it is of all. */
export type FieldFaults = Record<string, string[]>;

/** The highest percent that a target may be of: more than twice the whole is a slip. In thousandths. */
const MOST_PERCENT = 200_000;

/**
 * What hinders the submission of targets (domain page, B1, B6.2): each has an output and a success indicator, which is a target with at least one
 * measure; weights of lines are given for all of a group or none, and total 100 there.
 */
export function findTargetFaults(lines: readonly TargetLine[], weights: FormWeights, period: Pick<Period, 'from' | 'to'>): FieldFaults {
  const faults: FieldFaults = {};
  const refuse = (field: string, message: string) => (faults[field] ??= []).push(message);
  if (lines.length === 0) refuse('lines', 'Add at least one target.');
  for (const [at, line] of lines.entries())
    for (const [field, message] of faultsOf(line, weights, period)) refuse(`lines.${at}.${field}`, message);
  for (const { code: part, groups } of weights)
    for (const { code, name } of groups) {
      const own = lines.filter((line) => line.part === part && line.group === code);
      const message = faultOfWeights(own, name);
      if (message) refuse('lines', message);
    }
  return faults;
}

function faultsOf(line: TargetLine, weights: FormWeights, { from, to }: Pick<Period, 'from' | 'to'>): [field: string, message: string][] {
  const faults: [string, string][] = [];
  const groups = weights.find(({ code }) => code === line.part)?.groups ?? [];
  if (!groups.some(({ code }) => code === line.group)) faults.push(['group', 'Choose a function of this form.']);
  if (line.output.trim() === '') faults.push(['output', 'Enter the output.']);
  if (line.indicator.trim() === '') faults.push(['indicator', 'Enter the success indicator: the target and how it is measured.']);
  const measured = DIMENSIONS.filter((dimension) => line.scales[dimension]);
  if (measured.length === 0) faults.push(['scales', 'Choose at least one of quality, efficiency and timeliness.']);
  for (const dimension of measured) {
    const scale = line.scales[dimension]!;
    if (scale.by === 'ACHIEVEMENT' && !isNumber(line))
      faults.push(['scales', 'Only a number or a percent is rated by the part that was reached.']);
    if (scale.by === 'WORDS' && LEVELS.every((level) => scale.words[level].trim() === ''))
      faults.push(['scales', `Describe for which work ${dimension} is rated 5 to 1.`]);
  }
  if (isNumber(line) && !(line.target !== null && Number.isInteger(line.target) && line.target > 0))
    faults.push(['target', 'Enter a target above 0.']);
  if (line.measure === 'PERCENT' && (line.target ?? 0) > MOST_PERCENT) faults.push(['target', 'Enter a percent of at most 200.']);
  if (line.measure === 'DATE' && line.due_on === null) faults.push(['due_on', 'Enter the day by which it is done.']);
  if (line.due_on !== null && (line.due_on < from || line.due_on > to))
    faults.push(['due_on', `Enter a day of the period, from ${longDate(from)} to ${longDate(to)}.`]);
  return faults;
}

function faultOfWeights(lines: readonly TargetLine[], name: string): string | null {
  const given = lines.flatMap(({ weight }) => weight ?? []);
  if (given.length === 0) return null;
  if (given.length < lines.length) return `Give all lines of ${name} a weight, or none.`;
  if (!given.every(isPercent)) return `Weights of ${name} are whole percents from 1 to 100.`;
  const total = given.reduce((sum, one) => sum + one, 0);
  return total === 100 ? null : `The weights of the lines of ${name} total ${total} %. They must total 100 %.`;
}

function isNumber({ measure }: TargetLine): boolean {
  return measure === 'COUNT' || measure === 'PERCENT';
}
