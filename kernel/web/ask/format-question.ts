import { longDate } from '../../contract/dates.ts';
import type { AskedPart } from './asked-list.ts';
import { namesOf, type KnownPart, type KnownWords } from './known-words.ts';
import { formatPeriod } from './periods.ts';
import type { Filters } from './pieces.ts';
import { keyOfFilters, readFilters } from './read-question.ts';
import { BETWEEN } from './words-of.ts';

/** A list and its filters in words in which the same are read again: 'Personnel · retires 2027 · office CAS'. */
export function formatQuestion(known: KnownWords, filters: Filters, today: string): string {
  return [known.words.name, ...known.parts.flatMap((part) => formatPart(known, part, filters, today))].join(` ${BETWEEN} `);
}

/** The address of a list with these filters. */
export function addressOf(path: string, known: KnownWords, filters: Filters): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(filters)) for (const value of values) search.append(name, value);
  for (const { part } of known.parts)
    if (filtersOf(part).some((name) => filters[name])) for (const [name, value] of Object.entries(part.also ?? {})) search.set(name, value);
  const query = String(search);
  return query === '' ? path : `${path}?${query}`;
}

/** The filters that a part sets. */
export function filtersOf(part: AskedPart): string[] {
  return 'name' in part ? [part.name] : [part.from, part.to];
}

function formatPart(known: KnownWords, one: KnownPart, filters: Filters, today: string): string[] {
  const { part } = one;
  const own = Object.fromEntries(filtersOf(part).flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  if (Object.keys(own).length === 0) return [];
  if (part.kind === 'choice') return formatChoice(known, one, own[part.name]!, today);
  return [[part.heads[0], formatValue(part, own)].filter(Boolean).join(' ')];
}

function formatValue(part: Exclude<AskedPart, { kind: 'choice' }>, filters: Filters): string {
  if (part.kind === 'whole') return part.unit === 'day' ? longDate(filters[part.name]![0]!) : filters[part.name]![0]!;
  const from = filters[part.from]?.[0];
  const to = filters[part.to]?.[0];
  if (part.kind === 'period') return formatPeriod({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) });
  if (from === undefined) return `to ${to}`;
  return to === undefined ? `from ${from}` : from === to ? from : `${from} to ${to}`;
}

/** The word for all values together, else each: bare where nothing else is called so, otherwise behind the head. */
function formatChoice(known: KnownWords, { part, options }: KnownPart, values: readonly string[], today: string): string[] {
  if (part.kind !== 'choice') return [];
  const isPlain = (text: string, wanted: readonly string[]) => {
    const [first, ...others] = readFilters(text, known, today);
    return first !== undefined && others.length === 0 && keyOfFilters(first.filters) === keyOfFilters({ [part.name]: wanted });
  };
  const head = part.heads[0];
  const wordFor = (texts: readonly string[], wanted: readonly string[]) => {
    // What is only a name, such as 'CAS', does not say what it names.
    const ways = [...(part.withoutWords ? [] : texts), ...(head === undefined ? [] : texts.map((text) => `${head} ${text}`))];
    return ways.find((text) => isPlain(text, wanted));
  };
  const together = values.length > 1 ? Object.keys(part.words).filter((text) => isSame([part.words[text]!].flat(), values)) : [];
  const word = wordFor(together, values);
  if (word !== undefined) return [word];
  return values.map((value) => {
    const option = options.find((one) => one.value === value);
    const texts = [...(option ? namesOf(option) : []), ...Object.keys(part.words).filter((text) => part.words[text] === value)];
    return wordFor(texts, [value]) ?? `${head ?? part.name} ${texts[0] ?? value}`;
  });
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
