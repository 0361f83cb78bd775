import type { KnownWords } from './known-words.ts';
import { piecesAt, type Filters, type Piece } from './pieces.ts';
import { questionOf, type Question } from './question.ts';

/** A list as a question asks for it. */
export interface Reading {
  filters: Filters;
  /** How far it is fetched. */
  cost: number;
}

interface Partial extends Reading {
  tells: boolean;
}

/** What is longer is no question. */
const MOST_WORDS = 60;
/** Readings that are followed at once; the others are further fetched than those. */
const FOLLOWED = 24;
/** What costs so much more than the best is not meant. */
const MARGIN = 0.75;
const MOST_READINGS = 3;

/**
 * What a text asks of a list, the nearest first: at most three, where its words are ambiguous. Nothing where a word is not understood, or
 * none names the list. The last word may still be typed where no reading takes it as it is.
 */
export function readQuestion(text: string, known: KnownWords, today: string): Reading[] {
  const exact = readingsOf(questionOf(text, today), known);
  if (exact.length > 0) return exact;
  const growing = questionOf(text, today, true);
  // One word alone may be the beginning of any name.
  return growing.isGrowing && growing.words.length > 1
    ? readingsOf(growing, known).filter(({ filters }) => Object.keys(filters).length > 0)
    : [];
}

/** The filters of phrases that need not name the list. */
export function readFilters(text: string, known: KnownWords, today: string): Reading[] {
  return nearest(coversOf(questionOf(text, today), known));
}

/** Those that are about as near as the first: the others are not meant. */
export function nearest<R extends { cost: number }>(readings: readonly R[]): R[] {
  const sorted = readings.toSorted((one, other) => one.cost - other.cost);
  return sorted.filter(({ cost }) => cost <= sorted[0]!.cost + MARGIN).slice(0, MOST_READINGS);
}

function readingsOf(question: Question, known: KnownWords): Reading[] {
  return nearest(coversOf(question, known).filter(({ tells }) => tells));
}

/** All ways in which every word is understood, the cheapest of those that set the same. */
function coversOf(question: Question, known: KnownWords): Partial[] {
  const { words } = question;
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const reached: Partial[][] = [[{ filters: {}, cost: 0, tells: false }], ...words.map(() => [])];
  for (const [at] of words.entries()) {
    const here = cheapest(reached[at]!);
    if (here.length === 0) continue;
    for (const piece of piecesAt(question, at, known))
      reached[at + piece.length]!.push(...here.flatMap((before) => joined(before, piece) ?? []));
  }
  return cheapest(reached[words.length]!);
}

function cheapest(partials: readonly Partial[]): Partial[] {
  const byKey = new Map<string, Partial>();
  for (const one of partials.toSorted((a, b) => a.cost - b.cost)) {
    const key = `${one.tells}${keyOfFilters(one.filters)}`;
    if (!byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey.values()].slice(0, FOLLOWED);
}

/** With one piece more; undefined where it says otherwise what was said before. */
function joined(before: Partial, { cost, tells, part, sets = {} }: Piece): Partial | undefined {
  const filters: Record<string, readonly string[]> = { ...before.filters };
  for (const [name, values] of Object.entries(sets)) {
    const known = filters[name];
    const merged = known ? [...new Set([...known, ...values])] : values;
    if (known && merged.length > known.length && !(part?.kind === 'choice' && part.takesSeveral)) return undefined;
    filters[name] = merged;
  }
  // Of a period or a range both ends come from the same words.
  if (part && 'from' in part && Object.keys(sets).length > 0 && [part.from, part.to].some((name) => before.filters[name])) return undefined;
  return { filters, cost: before.cost + cost, tells: before.tells || tells };
}

/** The same text for the same filters, whatever their order. */
export function keyOfFilters(filters: Filters): string {
  return JSON.stringify(
    Object.entries(filters)
      .map(([name, values]) => [name, values.toSorted()] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
