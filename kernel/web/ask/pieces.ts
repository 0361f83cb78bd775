import type { AskedPart } from './asked-list.ts';
import type { KnownPart, KnownWords, Meant } from './known-words.ts';
import { periodsAt, yearOf, type Period } from './periods.ts';
import { isEmptyWord, longestSaidAt, saidAt, type Question } from './question.ts';
import { BETWEEN } from './words-of.ts';

/** What a list is narrowed to: the values of its filters, by their names in the address. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** Some words of a question, understood. */
export interface Piece {
  length: number;
  /** How far it is fetched: each piece costs one, what is guessed more. */
  cost: number;
  /** Names the list. */
  tells: boolean;
  part?: AskedPart;
  sets?: Filters;
}

/** A word of a name, where others have it too. */
const COST_OF_PART = 0.5;
const COST_OF_OWN = 0.25;
const COST_OF_GUESS = 0.25;
/** A period that stands apart from its head. */
const COST_OF_DISTANCE = 0.5;

/** All that the words at a place may say. */
export function piecesAt(question: Question, at: number, known: KnownWords): Piece[] {
  const word = question.words[at]!;
  if (word === BETWEEN) return [{ length: 1, cost: 0, tells: false }];
  const noun = longestSaidAt(question, at, known.nouns);
  const beside = longestSaidAt(question, at, known.beside);
  return [
    ...(noun ? [{ length: noun.length, cost: costOf(noun), tells: !noun.isGuessed }] : []),
    ...(beside ? [{ length: beside.length, cost: costOf(beside), tells: false }] : []),
    ...(isEmptyWord(word) ? [{ length: 1, cost: 1, tells: false }] : []),
    ...known.parts.flatMap((part) => piecesOf(question, at, part)),
  ];
}

interface Value {
  length: number;
  cost: number;
  isGuessed: boolean;
  sets: Filters;
}

/** With a head before it, or without one; a period that needs one may stand apart from it. */
function piecesOf(question: Question, at: number, known: KnownPart): Piece[] {
  const { part, heads } = known;
  const piece = ({ length, cost, isGuessed, sets }: Value): Piece => ({
    length,
    cost,
    tells: part.tells === true && !isGuessed,
    part,
    sets,
  });
  const head = longestSaidAt({ ...question, isGrowing: false }, at, heads);
  const headed = head
    ? afterHead(question, at + head.length, known).map((value) => ({ ...value, length: head.length + value.length }))
    : [];
  const isHeaded = !part.needsHead || (part.kind === 'period' && isSaid(question, heads));
  const bare = isHeaded ? valuesAt(question, at, known) : [];
  return [...headed, ...bare.map((value) => (part.needsHead ? { ...value, cost: value.cost + COST_OF_DISTANCE } : value))].map(piece);
}

/** The value, also where a small word stands between. A period may stand elsewhere ('who retires in CAS next year'); where none does, it is this year. */
function afterHead(question: Question, at: number, known: KnownPart): Value[] {
  const { part } = known;
  const values = valuesAt(question, at, known);
  if (values.length > 0) return values;
  const word = question.words[at];
  if (word !== undefined && isEmptyWord(word)) {
    const later = valuesAt(question, at + 1, known).map((value) => ({ ...value, length: value.length + 1 }));
    if (later.length > 0) return later;
  }
  if (part.kind !== 'period' || !part.needsHead) return [];
  const isElsewhere = question.words.some((_, place) => periodsAt(question, place).length > 0);
  return [{ length: 0, cost: 1, isGuessed: false, sets: isElsewhere ? {} : setsOfPeriod(part, yearOf(question.today)) }];
}

function isSaid(question: Question, heads: readonly (readonly string[])[]): boolean {
  return question.words.some((_, at) => longestSaidAt({ ...question, isGrowing: false }, at, heads) !== undefined);
}

function valuesAt(question: Question, at: number, known: KnownPart): Value[] {
  const { part } = known;
  switch (part.kind) {
    case 'choice':
      return chosenAt(question, at, known).map(({ values, ...said }) => ({ ...said, sets: { [part.name]: values } }));
    case 'period':
      return periodsAt(question, at).map(({ length, isGuessed, period }) => ({
        length,
        isGuessed,
        cost: costOf({ isGuessed }),
        sets: setsOfPeriod(part, period),
      }));
    case 'whole':
      return periodsAt(question, at).flatMap(({ length, isGuessed, period: { from, to } }) => {
        if (from === undefined || to === undefined) return [];
        const value = part.unit === 'day' ? (from === to ? from : undefined) : isWholeYear({ from, to }) ? from.slice(0, 4) : undefined;
        return value === undefined ? [] : [{ length, isGuessed, cost: costOf({ isGuessed }), sets: { [part.name]: [value] } }];
      });
    case 'range':
      return rangesAt(question, at, part).map(({ length, from, to }) => ({
        length,
        isGuessed: false,
        cost: 1,
        sets: { ...(from === undefined ? {} : { [part.from]: [from] }), ...(to === undefined ? {} : { [part.to]: [to] }) },
      }));
  }
}

function setsOfPeriod(part: { from: string; to: string }, { from, to }: Period): Filters {
  return { ...(from === undefined ? {} : { [part.from]: [from] }), ...(to === undefined ? {} : { [part.to]: [to] }) };
}

function isWholeYear({ from, to }: { from: string; to: string }): boolean {
  const year = yearOf(from);
  return year.from === from && year.to === to;
}

type Chosen = Omit<Value, 'sets'> & { values: readonly string[] };

/** What is meant by a phrase; where nothing is, whose name has these words. */
function chosenAt(question: Question, at: number, { meant, named }: KnownPart): Chosen[] {
  const said = meant.flatMap((one) => chosen(question, at, one));
  const exact = said.filter(({ isGuessed }) => !isGuessed);
  if (exact.length > 0) return exact;
  const byName = namedAt(question, at, named);
  return byName.some(({ isGuessed }) => !isGuessed) ? byName : [...said, ...byName];
}

function chosen(question: Question, at: number, { phrase, values }: Meant): Chosen[] {
  const said = saidAt(question, at, phrase);
  return said ? [{ ...said, cost: costOf(said), values }] : [];
}

/** The longest run of words at a place that names have, with one at least that not many have. */
function namedAt(question: Question, at: number, named: KnownPart['named']): Chosen[] {
  const found = named.flatMap(({ words, own, value }) =>
    words.flatMap((_, start): Chosen[] => {
      const run = runAt(question, at, words.slice(start));
      if (!run) return [];
      const said = words.slice(start, start + run.length).filter((word) => own.includes(word));
      if (said.length === 0) return [];
      const isOwn = said.length === own.length;
      return [{ ...run, cost: costOf(run) + (isOwn ? COST_OF_OWN : COST_OF_PART), values: [value] }];
    }),
  );
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return found.filter(({ length }) => length === longest);
}

/** How many words agree; the beginning of the last one where it is still typed. */
function runAt(question: Question, at: number, words: readonly string[]): { length: number; isGuessed: boolean } | undefined {
  for (let length = Math.min(words.length, question.words.length - at); length > 0; length--) {
    const said = saidAt(question, at, words.slice(0, length));
    if (said?.length === length) return said;
  }
  return undefined;
}

/** '11', '11 to 15', 'from 11', 'to 15'. */
function rangesAt(
  { words }: Question,
  at: number,
  { least, most }: { least: number; most: number },
): { length: number; from?: string; to?: string }[] {
  const numberAt = (place: number) => {
    const word = words[place] ?? '';
    return /^\d{1,4}$/.test(word) && Number(word) >= least && Number(word) <= most ? String(Number(word)) : undefined;
  };
  const [first, second, last] = [numberAt(at), numberAt(at + 1), numberAt(at + 2)];
  const word = words[at];
  if (second !== undefined && word === 'from') return [{ length: 2, from: second }];
  if (second !== undefined && word === 'to') return [{ length: 2, to: second }];
  if (first === undefined) return [];
  if (words[at + 1] === 'to' && last !== undefined && Number(first) <= Number(last)) return [{ length: 3, from: first, to: last }];
  return [{ length: 1, from: first, to: first }];
}

function costOf({ isGuessed }: { isGuessed: boolean }): number {
  return isGuessed ? 1 + COST_OF_GUESS : 1;
}
