import { anyPoint } from '../../contract/contributions.ts';
import type { FilterOption, ListFilter } from '../lists/filters/list-filters.ts';
import type { OptionSource } from '../lists/filters/filter-options.ts';

/** A list that Ctrl-K opens with the filters that a question names: 'who retires next year in CAS'. */
export interface AskedList {
  /** Where two are meant alike, the smallest first. */
  place: number;
  /** Screens that show it: the first one that may be opened is. */
  paths: readonly string[];
  /** A question that it answers, to be tried; without names, which each university has of its own. */
  example: string;
  load: () => Promise<{ askedWords: AskedWords }>;
}

export const askedLists = anyPoint<AskedList>('lists that are asked in words');

/** In which words a list is asked. */
export interface AskedWords {
  /** How it is called, first in what is said of it. */
  name: string;
  /** What names it beside that: 'who', 'people'. */
  nouns: readonly string[];
  /** What may be said beside, and names it not: 'who' where people are not all it shows. */
  beside?: readonly string[];
  parts: readonly AskedPart[];
}

/** What a question says of one filter, or of two that are the ends of a period or a range. */
export type AskedPart = AskedChoice | AskedPeriod | AskedWhole | AskedRange;

interface Headed {
  /** What is said before it, the first one where it is said of the filter: 'office', 'in'. */
  heads: readonly string[];
  /** Only with one of these: 'hired 2020'. */
  needsHead?: boolean;
  /** Names the list by itself: nobody but people retires. */
  tells?: boolean;
  /** What the address says beside, such as the order in which its answer is wanted. */
  also?: Readonly<Record<string, string>>;
}

export interface AskedChoice extends Headed {
  kind: 'choice';
  name: string;
  takesSeveral: boolean;
  options: FilterOption[] | OptionSource;
  /** What is said otherwise than the options are called, with the values that are meant. */
  words: Readonly<Record<string, string | readonly string[]>>;
  /** A name is also known by its words, but for those that many have: 'Accounting' of 'Accounting Office'. */
  withoutWords?: readonly string[];
}

export interface AskedPeriod extends Headed {
  kind: 'period';
  from: string;
  to: string;
}

/** A day or a year as a whole. */
export interface AskedWhole extends Headed {
  kind: 'whole';
  name: string;
  unit: 'day' | 'year';
}

/** Whole numbers, both ends included: 'SG 11', 'SG 11 to 15'. */
export interface AskedRange extends Headed {
  kind: 'range';
  from: string;
  to: string;
  least: number;
  most: number;
}

type ChoiceSaid = Partial<Omit<AskedChoice, 'kind' | 'name' | 'takesSeveral' | 'options'>>;

/** A filter of a list in its own words, and in those that are given. */
export function askedChoice(filter: ListFilter, said: ChoiceSaid = {}): AskedChoice {
  if (filter.kind === 'day') throw new Error(`${filter.name} is a day, not a choice.`);
  const { name, kind, label, options } = filter;
  return { heads: [label], words: {}, ...said, kind: 'choice', name, takesSeveral: kind === 'several', options };
}

/** The filter of a list by its name. */
export function askedOf(filters: readonly ListFilter[], name: string, said?: ChoiceSaid): AskedChoice {
  const filter = filters.find((one) => one.name === name);
  if (!filter) throw new Error(`The list has no filter ${name}.`);
  return askedChoice(filter, said);
}
