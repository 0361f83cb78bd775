import { longDate } from '@talaan/kernel/contract/dates.ts';
import { readLevel } from '../levels.ts';
import { readRating } from '../rating.ts';

/** A rating from before the product as it is entered or imported (domain page, B6.7). */
export interface EnteredPast {
  from: string;
  to: string;
  final: string;
  /** As the paper has it: another agency may have another scale. */
  adjective: string;
  /** The paper by which it is known. */
  paper: string;
}

/** What is wrong with an earlier rating, by field; empty where it is taken. `known` are the other ratings of the person. */
export function findPastFaults(
  entered: EnteredPast,
  known: readonly { from: string; to: string }[],
  today: string,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const refuse = (field: string, message: string) => (faults[field] ??= []).push(message);
  const { from, to, final, adjective, paper } = entered;
  if (to < from) refuse('to', 'The last day must not be before the first.');
  else if (to > today) refuse('to', 'The period is not over yet.');
  const shared = known.find((other) => other.from <= to && from <= other.to);
  if (shared) refuse('from', `There is a rating from ${longDate(shared.from)} to ${longDate(shared.to)}.`);
  if (readRating(final) === null) refuse('final', 'Enter a rating from 1.00 to 5.00 with two decimals.');
  if (readLevel(adjective) === null) refuse('adjective', 'Enter Outstanding, Very Satisfactory, Satisfactory, Unsatisfactory or Poor.');
  if (paper.trim() === '') refuse('paper', 'Enter the paper that has the rating.');
  return faults;
}
